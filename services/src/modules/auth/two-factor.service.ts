import { Injectable } from '@nestjs/common';
import QRCode from 'qrcode';
import { AuditTrail } from '../../platform/audit/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { PlatformDatabase, type Sql } from '../../platform/database/index.js';
import { AppError, conflict, invalidFields, orNotFound } from '../../platform/errors/app-error.js';
import { Mailer } from '../../platform/mail/index.js';
import { Sessions } from '../../platform/sessions/index.js';
import type { Person } from '../../platform/tenancy/context.js';
import { findAddressee } from './account.queries.js';
import type { RecoveryCodes, TwoFactorSetup, TwoFactorState } from './dto/two-factor.dto.js';
import { twoFactorMail } from './letters.js';
import { Throttle } from './throttle.js';
import {
  disableTwoFactor,
  enableTwoFactor,
  findTwoFactor,
  replaceRecoveryCodes,
  savePendingSecret,
  consumeRecoveryCode,
  consumeStep,
  type TwoFactorRow,
} from './two-factor.queries.js';
import {
  authenticatorUri,
  newRecoveryCodes,
  newSecret,
  recoveryHash,
  stepOf,
} from './two-factor.rules.js';

const refused = (code: string, message: string) => new AppError({ statusCode: 401, code, message });

const alreadyOn = () => conflict('Two-factor authentication is already on.');
const missingCode = () =>
  invalidFields({ code: 'Please enter the code from your authenticator app.' });
const wrongCode = () => invalidFields({ code: 'That code is not right. Please try the next one.' });

/** Two-factor authentication by an authenticator app or a recovery code. */
@Injectable()
export class TwoFactor {
  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
    private readonly mailer: Mailer,
    private readonly config: Config,
    private readonly audit: AuditTrail,
    private readonly sessions: Sessions,
  ) {}

  async state(person: Person): Promise<TwoFactorState> {
    const { secret, recoveryCodesLeft } = await this.row(person);
    return { enabled: secret !== null, recoveryCodesLeft };
  }

  /** Starts the setup. Sign-in stays unchanged until a code proves that the app has the secret. */
  async begin(person: Person): Promise<TwoFactorSetup> {
    const { email, secret: present } = await this.row(person);
    if (present !== null) throw alreadyOn();
    const secret = newSecret();
    await savePendingSecret(this.db.sql, person, secret);
    const svg = await QRCode.toString(authenticatorUri(secret, email), { type: 'svg', margin: 2 });
    const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return { secret, qrCode };
  }

  /** Completes the setup and ends every session, because those were opened with a password alone. */
  async confirm(person: Person, code: string): Promise<RecoveryCodes> {
    const { secret: present, pendingSecret } = await this.row(person);
    if (present !== null) throw alreadyOn();
    const step = pendingSecret === null ? null : stepOf(pendingSecret, code, this.clock.now());
    if (pendingSecret === null || step === null) throw wrongCode();
    const recoveryCodes = newRecoveryCodes();
    await this.db.tx(async (sql) => {
      if (!(await enableTwoFactor(sql, person, pendingSecret, step))) throw alreadyOn();
      await replaceRecoveryCodes(sql, person, recoveryCodes.map(recoveryHash));
      await this.sessions.endAll(person, sql);
      await this.notify(sql, person, 'on');
    });
    return { recoveryCodes };
  }

  /**
   * Checks the code of a signed-in person before a sensitive action. A person without a second factor
   * needs none.
   */
  async requireCode(person: Person, code: string | undefined, address: string): Promise<void> {
    const { secret } = await this.row(person);
    if (secret === null) return;
    if (!code) throw missingCode();
    await this.throttle.admitCode(person.userId, address);
    if (!(await this.accepts(person, secret, code))) throw wrongCode();
    await this.throttle.codeSucceeded(person.userId, address);
  }

  async disable(person: Person): Promise<void> {
    await this.db.tx(async (sql) => {
      await disableTwoFactor(sql, person);
      await this.notify(sql, person, 'off');
    });
  }

  private async notify(sql: Sql, person: Person, state: 'on' | 'off'): Promise<void> {
    const deed = { action: `user.two-factor-${state}`, subjectId: person.userId };
    await this.audit.record({ sql }, person, deed);
    const addressee = await findAddressee(sql, person);
    if (!addressee) return;
    await this.mailer.send(sql, twoFactorMail(addressee, state, this.config.supportEmail));
  }

  /** Checks the code of a sign-in with a correct password. */
  async require(person: Person, code: string | undefined, address: string): Promise<void> {
    const { secret } = await this.row(person);
    if (secret === null) return;
    if (!code) throw refused('totp_required', 'Enter the code from your authenticator app.');
    await this.throttle.admitCode(person.userId, address);
    if (!(await this.accepts(person, secret, code))) {
      throw refused('totp_invalid', 'That code is not right. Please try the next one.');
    }
    await this.throttle.codeSucceeded(person.userId, address);
  }

  private accepts(person: Person, secret: string, code: string): Promise<boolean> {
    const step = stepOf(secret, code, this.clock.now());
    return step === null
      ? consumeRecoveryCode(this.db.sql, person, recoveryHash(code))
      : consumeStep(this.db.sql, person, step);
  }

  private async row(person: Person): Promise<TwoFactorRow> {
    const row = orNotFound(await findTwoFactor(this.db.sql, person), 'This user');
    return row;
  }
}
