import { conflict } from '../../platform/errors/app-error.js';

/** One e-mail address has one account, in all businesses together. */
export const emailTaken = (message = 'Another account has this email already.') =>
  conflict(message, 'email_taken', { email: message });
