import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../../platform/auth-guard/permissions.js';
import { daysOfOwnJobs, MyJobs } from '../../../scheduling/index.js';
import type { Answer, Desk } from '../../answers/answer.js';
import { sayOwnJobs } from '../../answers/own-jobs.answers.js';
import { WHERE_OWN_JOBS_ARE } from '../../answers/own-jobs.texts.js';
import { Knowledge } from '../../knowledge/knowledge.js';
import { normalized } from '../../language/normalize/normalize.js';
import { toldAs } from '../advice.js';
import { nearestTo } from '../pages.js';
import { merged, readingOf, type Reading } from './reading.js';
import { select, type Sight } from './select.js';

const LABEL = 'Looking at your jobs';

/** Answers for users who see only jobs of their own crew. */
@Injectable()
export class OwnJobsDesk {
  constructor(
    private readonly jobs: MyJobs,
    private readonly knowledge: Knowledge,
  ) {}

  async answer(text: string, before: readonly string[], desk: Desk): Promise<Answer> {
    const { language } = normalized(text);
    const sight = await this.sightOf(desk);
    const near = nearestTo(text, this.knowledge);
    const article = near.isSure ? toldAs(undefined, near, this.knowledge, language) : undefined;
    const reading = this.read(text, before, sight);
    const isOfJob = reading && (reading.words.length > 0 || reading.days || reading.turn);
    if (article && !isOfJob) return article;
    const isHidden = reading?.facets.includes('price') && !sight.seesPrices;
    if (!reading || isHidden) return refusal(WHERE_OWN_JOBS_ARE[language]);
    desk.tell(LABEL);
    const selected = select(reading, sight);
    const { window } = sight;
    const isCut = !selected.isOutside && (reading.days?.to ?? '') > window.to;
    const { facets, turn, words, isLeft } = reading;
    const told = { facets, turn, words, isLeft, isCut, today: sight.today, window };
    return sayOwnJobs({ ...told, ...selected }, language);
  }

  /** Question completed by the previous questions. */
  private read(
    text: string,
    before: readonly string[],
    { jobs, today }: Sight,
  ): Reading | undefined {
    const own = readingOf(text, jobs, today);
    if (!own) return undefined;
    let last: Reading | undefined;
    for (const question of before) {
      const read = readingOf(question, jobs, today);
      if (read) last = merged(read, last);
    }
    return merged(own, last);
  }

  private async sightOf({ who, today, now }: Desk): Promise<Sight> {
    const seesPrices = permissionsOf(who).includes('prices:read');
    return {
      jobs: await this.jobs.list(who),
      today,
      now,
      window: daysOfOwnJobs(today),
      seesPrices,
    };
  }
}

const refusal = (text: string): Answer => ({ text, sources: [], suggestions: [], isNo: true });
