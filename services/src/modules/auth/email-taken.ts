import { conflict } from '../../platform/errors/app-error.js';

/** An e-mail address has at most one account across all tenants. */
export const emailTaken = (message = 'Another account already has this email.') =>
  conflict(message, 'email_taken', { email: message });
