import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../platform/auth-guard/permissions.js';
import { Config } from '../../platform/config/config.js';
import { AppError, orNotFound } from '../../platform/errors/app-error.js';
import { Sessions, type Client } from '../../platform/sessions/index.js';
import { emailKey } from '../../platform/validation/email-key.js';
import { isEmail } from '../../platform/validation/fields.js';
import { Accounts } from './accounts.js';
import type { Credential } from './auth.queries.js';
import type { LoginInput, RegisterInput, SessionState, UserProfile } from './dto/auth.dto.js';
import { Newcomers } from './newcomers.js';
import { matchesPassword } from './passwords.js';
import { Profiles } from './profiles.js';
import { SignInRecord } from './sign-in-record.js';
import { Throttle } from './throttle.js';
import { TwoFactor } from './two-factor.service.js';

export interface SignedIn {
  profile: UserProfile;
  token: string;
}

interface Attempt {
  email: string;
  password: string;
  code?: string;
  address: string;
}

const wrongCredentials = () =>
  new AppError({
    statusCode: 401,
    code: 'invalid_credentials',
    message: 'The email or password is not right.',
  });

@Injectable()
export class AuthService {
  constructor(
    private readonly config: Config,
    private readonly profiles: Profiles,
    private readonly accounts: Accounts,
    private readonly newcomers: Newcomers,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly twoFactor: TwoFactor,
    private readonly signIns: SignInRecord,
  ) {}

  async register(input: RegisterInput, client: Client): Promise<SignedIn> {
    await this.throttle.admitRegistration(client.address);
    return this.signIn(await this.accounts.open(input), client);
  }

  async login({ email, password, code }: LoginInput, client: Client): Promise<SignedIn> {
    const account = emailKey(email);
    await this.throttle.admitLogin(account, client.address);
    const known = await this.accounts.find(account);
    const { address } = client;
    const isNew = !known && isEmail(email);
    const user =
      (isNew && (await this.newcomers.admit({ email, password, address }))) ||
      (await this.verified(known, { email: account, password, code, address }));
    await this.throttle.loginSucceeded(account, address);
    await this.signIns.started(user);
    return this.signIn(user, client);
  }

  logout(token: string | undefined): Promise<void> {
    return this.sessions.end(token);
  }

  async session(token: string | undefined): Promise<SessionState> {
    const { demoMode } = this.config;
    const principal = await this.sessions.resolve(token);
    if (!principal) return { user: null, permissions: [], demoMode };
    const user = await this.profiles.of(principal);
    return { user, permissions: permissionsOf(principal), demoMode };
  }

  private async verified(
    known: Credential | undefined,
    { email, password, code, address }: Attempt,
  ): Promise<Credential> {
    const matches = await matchesPassword(known?.passwordHash, password);
    if (!known || !matches) {
      await this.signIns.refused(email, known);
      throw wrongCredentials();
    }
    await this.twoFactor.require(known, code, address);
    return known;
  }

  /** Starts a session, with or without a password sign-in before. */
  async signIn(user: { businessId: string; userId: string }, client: Client): Promise<SignedIn> {
    const token = await this.sessions.start(user, client);
    const principal = orNotFound(await this.sessions.resolve(token), 'This session');
    return { token, profile: await this.profiles.of(principal) };
  }
}
