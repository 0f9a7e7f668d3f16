import { AppError } from './app-error.js';

/** Error for a mailed link that was used, replaced, expired or never existed. */
export const linkExpired = () =>
  new AppError({
    statusCode: 410,
    code: 'link_expired',
    message: 'This link has expired or was already used. Please ask for a new one.',
  });
