export { Accounts } from './accounts.js';
export { AuthModule } from './auth.module.js';
export { EmailConfirmations } from './email-confirmations.js';
export { Invitations } from './invitations.service.js';
export { matchesPassword } from './passwords.js';
export { PasswordResets } from './password-resets.js';
export { Sandboxes } from './sandboxes.js';
export { Throttle } from './throttle.js';
