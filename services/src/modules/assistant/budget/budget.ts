import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { clockTime } from '../../../platform/time/clock-time.js';
import {
  addDays,
  formatTime,
  minuteOfDay,
  startOfDay,
  today,
} from '../../../platform/time/zone.js';
import { Limits } from './limits.js';
import { countQuestion, countTokens, findUsage, lockUsage } from './budget.queries.js';

/** Daily limit of questions per person and business, counted in the database for all replicas. */
@Injectable()
export class Budget {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limits: Limits,
  ) {}

  /** Counts a question, or throws with the time of the next one. */
  async admit(who: Principal): Promise<void> {
    const now = this.clock.now();
    const day = today(now, who.timeZone);
    const refused = await this.db.tx(who, async ({ sql }) => {
      await lockUsage(sql, who);
      const { byPerson, byBusiness, tokens } = await findUsage(sql, who, day);
      if (byPerson >= this.limits.perPerson) return "That was today's last question.";
      if (byBusiness >= this.limits.perBusiness)
        return "Your business has asked today's last question.";
      if (tokens >= this.limits.tokensPerBusiness)
        return 'Your business has used up what the AI service may cost today.';
      await countQuestion(sql, who, day);
      return undefined;
    });
    if (refused) throw usedUp(refused, now, startOfDay(addDays(day, 1), who.timeZone), who);
  }

  /** Counts the tokens of an admitted question. */
  async spend(who: Principal, tokens: number): Promise<void> {
    if (tokens === 0) return;
    const day = today(this.clock.now(), who.timeZone);
    await this.db.tx(who, ({ sql }) => countTokens(sql, who, day, tokens));
  }
}

function usedUp(news: string, now: Date, reset: Date, { timeZone }: Principal): AppError {
  const at = clockTime(minuteOfDay(reset, timeZone));
  return new AppError({
    statusCode: 429,
    code: 'daily_budget',
    message: `${news} I'm back at ${at === '00:00' ? 'midnight' : formatTime(at)}. The handbook is open all night.`,
    retryAfterSeconds: Math.ceil((reset.getTime() - now.getTime()) / 1000),
  });
}
