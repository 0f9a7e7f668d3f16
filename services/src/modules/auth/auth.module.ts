import { Module } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';
import { Accounts } from './accounts.js';
import { AuthController } from './auth.controller.js';
import { AuthService } from './auth.service.js';
import { EmailChanges } from './email-changes.js';
import { EmailConfirmationController } from './email-confirmation.controller.js';
import { EmailConfirmations } from './email-confirmations.js';
import { InvitationsController } from './invitations.controller.js';
import { Invitations } from './invitations.service.js';
import { Newcomers } from './newcomers.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResets } from './password-resets.js';
import { setPasswordHashing } from './passwords.js';
import { PhotosController } from './photos.controller.js';
import { Photos } from './photos.service.js';
import { Profiles } from './profiles.js';
import { SignInRecord } from './sign-in-record.js';
import { Throttle } from './throttle.js';
import { TwoFactorController } from './two-factor.controller.js';
import { TwoFactor } from './two-factor.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  controllers: [
    AuthController,
    AccountController,
    EmailConfirmationController,
    InvitationsController,
    PasswordResetController,
    PhotosController,
    TwoFactorController,
    UsersController,
  ],
  providers: [
    Accounts,
    AccountService,
    AuthService,
    EmailChanges,
    EmailConfirmations,
    Invitations,
    Newcomers,
    PasswordResets,
    Photos,
    Profiles,
    SignInRecord,
    Throttle,
    TwoFactor,
    UsersService,
  ],
  exports: [
    Accounts,
    EmailConfirmations,
    Invitations,
    Newcomers,
    PasswordResets,
    Throttle,
    TwoFactor,
  ],
})
export class AuthModule {
  constructor({ passwordHashing }: Config) {
    setPasswordHashing(passwordHashing);
  }
}
