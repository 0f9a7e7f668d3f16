import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, PlatformDatabase } from '../../../platform/database/index.js';
import { invalidFields } from '../../../platform/errors/app-error.js';
import type { Page } from '../../../platform/http/paging.js';
import { decodeTimeCursor, pageByTime } from '../../../platform/http/time-pages.js';
import { Hourly } from '../../../platform/jobs/index.js';
import { RateLimit } from '../../../platform/rate-limit/index.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { truncate } from '../../../platform/text/truncate.js';
import { DAY_MS } from '../../../platform/time/durations.js';
import type { FeedbackInput, PlatformFeedback, PlatformFeedbackQuery } from './feedback.dto.js';
import {
  countFeedback,
  deleteFeedbackBefore,
  findFeedback,
  insertFeedback,
  namesAmong,
} from './feedback.queries.js';
import { masked, wordsIn } from './mask.js';

const KEPT_MS = 90 * DAY_MS;
const PAGE = 50;
const LONGEST = { note: 1_000, question: 1_000, answer: 8_000 };

/** Feedback about answers. The platform stores it without the business and without names. */
@Injectable()
export class Feedback {
  constructor(
    private readonly db: Database,
    private readonly platform: PlatformDatabase,
    private readonly clock: Clock,
    private readonly rateLimit: RateLimit,
  ) {}

  async receive(who: Principal, input: FeedbackInput): Promise<void> {
    if (!input.consent) {
      throw invalidFields({ consent: 'Please agree to send this question and answer' });
    }
    await this.rateLimit.consume('feedback', { account: who.userId });
    const { problem, note = '', question, answer } = input;
    const words = wordsIn([note, question, answer].join(' '));
    const names = new Set(await this.db.read(who, (sql) => namesAmong(sql, who.businessId, words)));
    // A mask may be longer than the text it replaces.
    const kept = (text: string, longest: number) => truncate(masked(text, names), longest);
    const cleaned = {
      problem,
      note: kept(note, LONGEST.note),
      question: kept(question, LONGEST.question),
      answer: kept(answer, LONGEST.answer),
    };
    await insertFeedback(this.platform.sql, cleaned, this.clock.now());
  }

  async list(query: PlatformFeedbackQuery): Promise<Page<PlatformFeedback>> {
    const { limit = PAGE, cursor, problem } = query;
    const after = cursor === undefined ? undefined : decodeTimeCursor(cursor);
    const [rows, total] = await Promise.all([
      findFeedback(this.platform.sql, problem, limit + 1, after),
      countFeedback(this.platform.sql, problem),
    ]);
    return pageByTime(rows, limit, total);
  }

  @Hourly('assistant-feedback')
  purge(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    return deleteFeedbackBefore(this.platform.sql, before);
  }
}
