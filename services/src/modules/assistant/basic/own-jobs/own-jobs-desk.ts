import { Injectable } from '@nestjs/common';
import { addDays } from '../../../../platform/time/zone.js';
import { Checklists, DAYS_OF_OWN_JOBS, MyJobs, TECHNICIANS } from '../../../scheduling/index.js';
import { normalized } from '../../language/normalize.js';
import { Knowledge } from '../../knowledge/knowledge.js';
import type { Answer, Desk } from '../answer.js';
import { asksOfNobody, asksToChange, ownJobsNo, seesOwnJobs, seesPrices } from '../own-jobs.js';
import { answerOf, toldOf } from './asked.js';
import { JobWords } from './job-words.js';
import type { Sight } from './reading.js';
import type { Told } from './select.js';
import { stepAnswer } from './steps.js';

const LABEL = 'Looking at your jobs';

/** Questions of own jobs, for whoever sees those and no others. */
@Injectable()
export class OwnJobsDesk {
  constructor(
    private readonly jobs: MyJobs,
    private readonly checklists: Checklists,
    private readonly knowledge: Knowledge,
  ) {}

  /** Undefined where it is asked of something else, or a word of it has no place. */
  async answer(text: string, before: readonly string[], desk: Desk): Promise<Answer | undefined> {
    if (!seesOwnJobs(desk.who)) return undefined;
    const sight = await this.sightOf(desk);
    const known = new JobWords(sight.jobs, (word) => this.knowledge.hasWord(word));
    const told = toldOf(text, before, known, sight);
    const { language } = normalized(text);
    if (!told) {
      const { handbook } = this.knowledge;
      const step = stepAnswer(text, language, known, sight, handbook);
      // No article is about a customer, and no page of the office is theirs.
      const isOfThem = known.namesSomebody(text) && !this.knowledge.nearest(text).isSure;
      const isNo = asksToChange(text) || asksOfNobody(text) || isOfThem;
      return step ?? (isNo ? ownJobsNo(language) : undefined);
    }
    desk.tell(LABEL);
    return answerOf(told, text, sight, await this.checklistsOf(told, desk));
  }

  private async sightOf({ who, today, now }: Desk): Promise<Sight> {
    const { before, ahead } = DAYS_OF_OWN_JOBS;
    const window = { from: addDays(today, -before), to: addDays(today, ahead) };
    return { jobs: await this.jobs.list(who), today, now, window, seesPrices: seesPrices(who) };
  }

  private async checklistsOf(all: readonly Told[], { who }: Desk) {
    const asked = all
      .filter(({ facets }) => facets.includes('checklist'))
      .flatMap(({ jobs }) => jobs);
    const steps = asked.map(async ({ id }) => {
      const list = await this.checklists.list(who, { area: TECHNICIANS, id });
      return [id, list] as const;
    });
    return new Map(await Promise.all(steps));
  }
}
