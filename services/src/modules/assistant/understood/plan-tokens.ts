import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { PlatformDatabase } from '../../../platform/database/index.js';
import { seal, unseal, type Seal } from '../../../platform/secrets/sealed.js';
import { signingKey } from '../../../platform/secrets/signing-keys.queries.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { DAY_MS } from '../../../platform/time/durations.js';
import { parsePlan } from '../plan/parse.js';
import { LANGUAGES, type Language } from '../plan/plan.js';
import { ArgumentProblem } from '../plan/arguments.js';
import { LONGEST_TOKEN } from '../dto/plan-token.rules.js';
import type { Meaning } from './told.js';

const KEY = 'assistant plan';

/**
 * Signed plans. A plan travels with the conversation, so the server stores nothing. Permissions are checked again on
 * each run.
 */
@Injectable()
export class PlanTokens {
  private key?: Promise<Buffer>;

  constructor(
    private readonly db: PlatformDatabase,
    private readonly clock: Clock,
  ) {}

  async write(who: Principal, meaning: Meaning): Promise<string | undefined> {
    const expires = new Date(this.clock.now().getTime() + DAY_MS);
    const token = seal(await this.sealOf(who), meaning, expires);
    return token.length > LONGEST_TOKEN ? undefined : token;
  }

  /** Reads a token. Undefined if it is forged, expired, of another person or of another release. */
  async read(who: Principal, token: string): Promise<Meaning | undefined> {
    const content = unseal(await this.sealOf(who), token, this.clock.now());
    if (content === undefined) return undefined;
    const { plan, language } = content as { plan: unknown; language: Language };
    if (!LANGUAGES.includes(language)) return undefined;
    try {
      return { plan: parsePlan(plan), language };
    } catch (error) {
      if (error instanceof ArgumentProblem) return undefined;
      throw error;
    }
  }

  private async sealOf({ businessId, userId }: Principal): Promise<Seal> {
    this.key ??= signingKey(this.db, KEY);
    try {
      return { key: await this.key, owner: `${businessId} ${userId}` };
    } catch (error) {
      this.key = undefined;
      throw error;
    }
  }
}
