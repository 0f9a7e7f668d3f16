import { conflict } from '../../platform/errors/app-error.js';

/** An e-mail address has at most one account across all tenants. */
export const emailTaken = (message = 'Another account has this email already.') =>
  conflict(message, 'email_taken', { email: message });
