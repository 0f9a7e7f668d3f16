import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { wallTimeOf } from '../../../platform/time/zone.js';
import { answerAction, answerLookUp, answerSurely } from '../actions/index.js';
import { priceFor } from '../actions/price.js';
import { requestOf } from '../actions/request.js';
import { WHICH } from '../actions/whom.js';
import { lastPeopleOf } from '../actions/last-people.js';
import type { Workbench } from '../actions/action.js';
import type { ChatInput, ChatTurn } from '../dto/chat.dto.js';
import { isOfOthers, isOfProduct, isSurelyOfProduct } from '../knowledge/aspects.js';
import { Knowledge, SURE, type Nearest } from '../knowledge/knowledge.js';
import { isOfProductPage } from '../knowledge/library.js';
import { BusinessVocabulary } from '../language/business-vocabulary.js';
import { LIKELY_TO_DO, SURELY_OF_RECORDS, SURELY_TO_DO, Wants } from '../requests/wants.js';
import { normalized } from '../language/normalize.js';
import { withSharedDays } from '../language/days-in.js';
import { questionsIn, requestsIn } from '../language/questions-in.js';
import { addsTo, isFollowUp, isOfRows, pointsBack } from '../language/follow-up.js';
import { saysPronoun } from '../language/pronouns.js';
import { understand, type Understanding } from '../language/understand.js';
import type { Language, Plan } from '../plan/plan.js';
import { Limits } from '../limits.js';
import { PlanRunner } from '../plan/run.js';
import { sayFacts } from '../plan/say/say.js';
import { ArgumentProblem } from '../tools/arguments.js';
import { NotAllowed } from '../tools/not-allowed.js';
import { Toolbox } from '../tools/toolbox.js';
import type { Meaning } from '../understood/told.js';
import { combined, LIKELY, nearestAnswer, PERHAPS, withUsual } from './advice.js';
import { lines, together, type Answer, type Desk } from './answer.js';
import { peopleAnswer } from './customer.answers.js';
import {
  ADVICE,
  fixedAnswer,
  fixedKindOf,
  type Fixed,
  isTelling,
  isTellingSomebody,
  writingAnswer,
  writingIn,
} from './fixed.js';
import { notAllowedAnswer, said, tooLongAnswer, unknownAnswer } from './fixed.texts.js';
import { isCounted, isHowTo, isOfFigures, isOfOwnRecords, isOfSetting } from './of-own.js';
import { inEnglish, LONGEST_QUESTION, MOST_BEFORE, questionsOf, tidy } from './typed.js';
import { unrecordedAnswer } from './unrecorded.js';
import { whereaboutsOf } from './whereabouts.js';
import { elsewhereAnswer, insteadAnswer } from './instead.js';
import { nobodyAnswer } from './nobody.js';
import { notUnderstood, withoutAsides } from './records.answers.js';

/** No language model: the same tools, chosen by rules, then the handbook, then an honest no. */
@Injectable()
export class BasicMode {
  constructor(
    private readonly clock: Clock,
    private readonly tools: Toolbox,
    private readonly knowledge: Knowledge,
    private readonly plans: PlanRunner,
    private readonly vocabulary: BusinessVocabulary,
    private readonly wants: Wants,
    private readonly limits: Limits,
  ) {}

  async answer(
    who: Principal,
    { message, conversationHistory }: ChatInput,
    onTool: (label: string) => void = () => undefined,
    meant?: Plan,
  ): Promise<Answer> {
    const desk = { ...this.deskOf(who, onTool), meant };
    const question = tidy(message);
    if (question.length > LONGEST_QUESTION) return tooLongAnswer(question);
    return this.orSaid(question, async () => {
      const fixed = fixedKindOf(question);
      const before = questionsOf(conversationHistory);
      const bench = this.benchOf(desk, conversationHistory);
      const done = fixed
        ? this.ofFixed(fixed, question)
        : ((await answerSurely(question, bench)) ??
          (!isTellingSomebody(question) && this.wants.toHaveDone(question) >= SURELY_TO_DO
            ? elsewhereAnswer(question, this.knowledge)
            : undefined) ??
          (await this.doEach(question, bench)) ??
          (await answerAction(question, bench, meant ? undefined : before.at(-1))));
      return done ?? this.findEach(bench, question, before);
    });
  }

  /** First aid is general: what the handbook says of just this stands below it. */
  private ofFixed(fixed: Fixed, question: string): Answer {
    const answer = fixedAnswer(fixed);
    if (fixed.kind !== 'safety') return answer;
    const { entries, confidence } = this.nearestTo(question);
    const likely = confidence >= LIKELY ? entries.slice(0, 1) : [];
    return combined(answer, likely, this.knowledge, fixed.language) ?? answer;
  }

  /** Answers what needs no words to be understood. */
  answerPlan(who: Principal, { plan, language }: Meaning, onTool: (label: string) => void) {
    return this.orSaid('', () => this.ofPlan(this.deskOf(who, onTool), plan, language));
  }

  private deskOf(who: Principal, onTool: (label: string) => void): Desk {
    const { date: today, time: now } = wallTimeOf(this.clock.now(), who.timeZone);
    return {
      ...{ who, today, now },
      tell: onTool,
      use: (tool, args) => {
        onTool(tool.label);
        return this.tools.call(who, tool, args);
      },
    };
  }

  private benchOf(desk: Desk, history: ChatTurn[] = []): Workbench {
    const vocabulary = this.vocabulary.of(desk.who);
    const { tools, plans, limits } = this;
    return {
      ...desk,
      ...{ tools, plans, vocabulary, mostCards: limits.cardsToEach },
      lastPeople: () => lastPeopleOf(history, vocabulary, desk.today),
    };
  }

  /** What cannot be, or may not be seen, is an answer. */
  private async orSaid(question: string, answer: () => Promise<Answer>): Promise<Answer> {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof NotAllowed) return notAllowedAnswer(error, question);
      if (error instanceof ArgumentProblem) return said(error.message, question);
      if (error instanceof AppError && error.details.statusCode < 500) {
        return said(error.message, question);
      }
      throw error;
    }
  }

  /** Two things to be done are done one after the other, where each of them can be. */
  private async doEach(message: string, bench: Workbench): Promise<Answer | undefined> {
    const requests = requestsIn(message);
    if (requests.length < 2 || requests.length > MOST_BEFORE) return undefined;
    const answers: Answer[] = [];
    for (const request of requests) {
      const answer = await answerAction(request, bench);
      if (!answer) return undefined;
      answers.push(answer);
    }
    const [first, ...others] = answers;
    return first && together([first, ...others]);
  }

  /** Two questions in one are two answers. */
  private async findEach(
    desk: Workbench,
    message: string,
    before: readonly string[],
  ): Promise<Answer> {
    const questions = writingIn(message) ? [message] : withSharedDays(questionsIn(message));
    const answers: Answer[] = [];
    for (const [index, question] of questions.entries()) {
      const meant = answers.findLast(({ told }) => told)?.told?.plan ?? desk.meant;
      const earlier = [...before, ...questions.slice(0, index)];
      const lastPeople = () => this.peopleBefore(desk, questions[index - 1]);
      const one = { ...desk, meant, lastPeople };
      const lookedUp = questions.length > 1 ? await answerLookUp(question, one) : undefined;
      answers.push(lookedUp ?? (await this.find(one, question, earlier)));
    }
    const [first = unknownAnswer(message), ...others] = withoutAsides(message, questions, answers);
    if (others.length === 0) return first;
    // 'He puked on the seat. Steps?': a question and what is told before it are of one thing.
    const isOfOne = answers.some(({ isNo }) => isNo) && answers.every(({ told }) => !told);
    const whole = isOfOne ? await this.advice(desk, message, this.nearestTo(message)) : undefined;
    return whole ?? together([first, ...others]);
  }

  /** 'What is her number and when was she last here': whom the question before this one names. */
  private async peopleBefore(desk: Workbench, question?: string) {
    const named = question && (await understand(question, desk.vocabulary, desk.today)).people;
    return named && named.length > 0 ? named : desk.lastPeople();
  }

  private async find(desk: Workbench, message: string, before: readonly string[]): Promise<Answer> {
    if (writingIn(message)) return insteadAnswer(message, this.knowledge);
    const titled = this.knowledge.titled(message);
    if (titled)
      return combined(undefined, [titled], this.knowledge, 'en') ?? unknownAnswer(message);
    // Asked how to do something, the handbook comes before the records.
    const isOfAnswer = desk.meant !== undefined && pointsBack(message) && !isHowTo(message);
    const isRecords = this.isOfRecords(message);
    const isAdvice = ADVICE.test(message) && !isOfAnswer && !isRecords;
    const near = this.nearestTo(message);
    const advice = isAdvice ? await this.advice(desk, message, near) : undefined;
    const understood = await this.understand(desk, message, before);
    const { plan, people } = understood;
    if (advice && plan?.measure !== 'length') return advice;
    const isOfHandbook = plan?.period === undefined || near.confidence >= PERHAPS;
    if (isOfSetting(message) || (isAdvice && isHowTo(message) && isOfHandbook))
      return (
        (near.confidence < LIKELY ? unrecordedAnswer(message) : undefined) ??
        this.nearest(message, near)
      );
    const toHaveDone = this.wants.toHaveDone(message);
    const isSurely = toHaveDone >= (isWhole(understood) ? SURELY_TO_DO : LIKELY_TO_DO);
    if (people.length > 0 && !plan && isSurely) return insteadAnswer(message, this.knowledge);
    if (isTellingSomebody(message)) return writingAnswer(message);
    const where = whereaboutsOf(message, plan, desk.today);
    if (where && isWhole(understood)) {
      const answer = await this.ofPlan(desk, where.plan, understood.language);
      return { ...answer, text: lines(where.lead, '', answer.text) };
    }
    const byOthers = isOfOthers(message) ? await this.advice(desk, message, near) : undefined;
    if (byOthers) return byOthers;
    const never = near.confidence < LIKELY ? unrecordedAnswer(message, true) : undefined;
    if (never) return never;
    // 'Can I set how long a service takes' is no question about how long one took.
    const isOfPage =
      isOfProduct(message) &&
      near.confidence >= SURE &&
      near.entries[0] &&
      isOfProductPage(near.entries[0]);
    if (isOfPage && plan?.period === undefined)
      return (
        combined(undefined, near.entries, this.knowledge, understood.language) ??
        this.nearest(message, near)
      );
    const answer = await this.fromRecords(desk, understood);
    if (answer) return withUsual(answer, understood.language, this.knowledge);
    if (advice) return advice;
    if (toHaveDone >= LIKELY_TO_DO && !desk.meant) return insteadAnswer(message, this.knowledge);
    const nobody = nobodyAnswer(message, understood);
    if (nobody) return nobody;
    const product =
      isSurelyOfProduct(message) || (isOfProduct(message) && plan?.period === undefined)
        ? await this.advice(desk, message, near)
        : undefined;
    if (product) return product;
    const isOfNothing = plan === undefined && people.length === 0;
    const isOwn =
      (isRecords && !isOfNothing) ||
      isTelling(message) ||
      isOfOwnRecords(understood, message) ||
      (desk.meant !== undefined && isOfRows(message));
    const other = isAdvice || isOwn ? undefined : await this.advice(desk, message, near);
    const unrecorded = isAdvice ? undefined : unrecordedAnswer(message);
    const isOfDays = plan?.period !== undefined || isCounted(message);
    if (unrecorded && (isOfDays || !other) && isOfFigures(understood, message)) return unrecorded;
    const isLikely = near.confidence >= LIKELY;
    const isOfRecords = isOwn || plan?.period !== undefined || near.confidence < SURE;
    if (plan && understood.unknown.length === 0 && isOfRecords)
      return this.partly(desk, understood);
    if (other) return other;
    if (isTelling(message)) return writingAnswer(message);
    if (unrecorded && near.confidence < SURE) return unrecorded;
    // It is of records that nobody keeps: the Super Bowl, the weather in Paris.
    if (isRecords && isOfNothing && near.confidence < SURE) return unknownAnswer(message);
    if (isLikely && !isOwn) return this.nearest(message, near);
    const isOfTrade =
      !isOwn && (near.confidence >= PERHAPS || this.knowledge.isAbout(understood.unknown));
    return (plan && !isOfTrade) || isOwn
      ? this.partly(desk, understood)
      : this.nearest(message, near);
  }

  /** The handbook has few examples in Spanish: a Spanish question would be of the records for its words alone. */
  private isOfRecords(message: string): boolean {
    const { language } = normalized(message);
    return language === 'en' && this.wants.ofRecords(message) >= SURELY_OF_RECORDS;
  }

  /** What was not understood is said; of one customer who was named stands below it what there is. */
  private async partly(desk: Workbench, understood: Understanding): Promise<Answer> {
    const answer = notUnderstood(understood);
    const { people, language, card } = understood;
    if (people.length !== 1) return answer;
    const known = await peopleAnswer(desk, this.tools, people, language, card);
    return { ...known, text: lines(answer.text, '', known.text) };
  }

  /** Prices and the handbook; beside a price of one's own what is only likely says how to think about it. */
  private async advice(
    desk: Workbench,
    message: string,
    { entries, isSure, confidence }: Nearest,
  ): Promise<Answer | undefined> {
    const own = await priceFor(requestOf(message, desk.today, desk.vocabulary), desk);
    const isSaid = isSure || (own !== undefined && confidence >= PERHAPS);
    const { language } = normalized(message);
    return combined(own, isSaid ? entries : [], this.knowledge, language);
  }

  private nearestTo(message: string): Nearest {
    return this.knowledge.nearest(inEnglish(message));
  }

  private nearest(message: string, near: Nearest): Answer {
    return nearestAnswer(near, message, normalized(message).language);
  }

  /** The plan of the question before came with it, or is made of the conversation again: the server keeps none. */
  private async understand(desk: Workbench, message: string, before: readonly string[]) {
    const { today: day, meant, vocabulary } = desk;
    let plan = meant;
    for (const question of !meant && isFollowUp(message) ? before : []) {
      const earlier = await understand(question, vocabulary, day, plan);
      if (isWhole(earlier)) plan = earlier.plan ?? plan;
    }
    const { tokens } = normalized(message);
    const them = saysPronoun(tokens) ? await desk.lastPeople() : [];
    const understood = await understand(message, vocabulary, day, plan, them);
    // 'And in dollars' after what was not understood would be of something else.
    const isOfBefore = addsTo(message) || isOfRows(message);
    const isLost = before.length > 0 && !plan && isOfBefore && understood.plan !== undefined;
    return isLost ? { ...understood, unused: [message] } : understood;
  }

  /** A question about the records, if every word of it has its place. */
  private async fromRecords(
    desk: Desk,
    { plan, language, unknown, unused, people, card }: Understanding,
  ) {
    if (!isWhole({ unknown, unused })) return undefined;
    if (!plan)
      return people.length > 0 ? peopleAnswer(desk, this.tools, people, language, card) : undefined;
    // A sum over all who are called so is nobody's, and neither is the last visit.
    const isOfOne = plan.want === 'value' || plan.limit === 1;
    // 'How much has she spent' of several is of none of them.
    if (isOfOne && isOfOneName(plan) && people.length === 0 && isOfSeveral(plan))
      return said(WHICH[language].nobody, '');
    if (people.length > 1 && isOfOne && isOfOneName(plan))
      return peopleAnswer(desk, this.tools, people, language);
    return this.ofPlan(desk, plan, language);
  }

  private async ofPlan(desk: Desk, plan: Plan, language: Language): Promise<Answer> {
    desk.tell('Looking at your records');
    const facts = await this.plans.run(desk.who, plan);
    const told = { plan, facts, language };
    return { ...sayFacts(facts, language, desk.today), plan: facts.plan, told };
  }
}

const isOfOneName = ({ group, filters }: Plan) =>
  group === undefined && filters.some(({ name, not }) => name === 'customer' && !not);

const isOfSeveral = ({ filters }: Plan) =>
  filters.some(({ name, values }) => name === 'customer' && values.length > 1);

const isWhole = ({ unknown, unused }: Pick<Understanding, 'unknown' | 'unused'>) =>
  unknown.length === 0 && unused.length === 0;
