export { Accounts, type Account } from './accounts.js';
export { AuthModule } from './auth.module.js';
export { EmailConfirmations } from './email-confirmations.js';
export { Invitations } from './invitations.service.js';
export {
  DEMO_ACCOUNT,
  DEMO_COLLEAGUES,
  KNOWN_ACCOUNTS,
  PLATFORM_ACCOUNT,
} from './known-accounts.js';
export { Newcomers } from './newcomers.js';
export { matchesPassword } from './passwords.js';
export { PasswordResets } from './password-resets.js';
export { Throttle } from './throttle.js';
export { SecondFactorInput } from './dto/two-factor.dto.js';
export { TwoFactor } from './two-factor.service.js';
