import { AppError } from './app-error.js';

/** A link from a mail that was used, replaced, has run out, or never was. */
export const linkExpired = () =>
  new AppError({
    statusCode: 410,
    code: 'link_expired',
    message: 'This link has expired or was already used. Please ask for a new one.',
  });
