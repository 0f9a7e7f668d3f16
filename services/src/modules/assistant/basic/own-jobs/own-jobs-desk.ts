import { Injectable } from '@nestjs/common';
import { Checklists, daysOfOwnJobs, MyJobs, TECHNICIANS } from '../../../scheduling/index.js';
import { normalized } from '../../language/normalize/normalize.js';
import { spelled } from '../../language/normalize/spelled.js';
import { isOfProductPage } from '../../knowledge/library.js';
import type { Language } from '../../plan/plan.js';
import { Knowledge } from '../../knowledge/knowledge.js';
import type { Answer, Desk } from '../../answers/answer.js';
import {
  asksOfNobody,
  asksToChange,
  isOfJobs,
  ownJobsNo,
  seesOwnJobs,
  seesPrices,
  timeOffNo,
} from '../own-jobs.js';
import { answerOf, toldOf } from './asked.js';
import { JobWords } from './job-words.js';
import { asksToBeOff } from './read.js';
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
    if (!told) return this.instead(text, language, known, sight);
    desk.tell(LABEL);
    return answerOf(told, text, sight, await this.checklistsOf(told, desk));
  }

  /** What is pressed on a job's page; or no, where an article would be of something else. */
  private instead(
    text: string,
    language: Language,
    known: JobWords,
    sight: Sight,
  ): Answer | undefined {
    if (asksToBeOff(spelled(text).map(({ word }) => word))) return timeOffNo(language);
    const { entries, isSure } = this.knowledge.nearest(text);
    const [entry] = entries;
    const isOfTrade = isSure && entry !== undefined && !isOfProductPage(entry);
    if (isOfTrade) return undefined;
    const step = stepAnswer(text, language, known, sight, this.knowledge.handbook);
    if (step) return step;
    const isNamed = known.namesSomebody(text);
    const isChange = asksToChange(text) && (isNamed || isOfJobs(text));
    return isChange || asksOfNobody(text) || (isNamed && !isSure) ? ownJobsNo(language) : undefined;
  }

  private async sightOf({ who, today, now }: Desk): Promise<Sight> {
    const window = daysOfOwnJobs(today);
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
