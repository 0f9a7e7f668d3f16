import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { wallTimeOf } from '../../../platform/time/zone.js';
import {
  answerAction,
  answerLookUp,
  answerSurely,
  asksFreeTime,
  isDraftedAfter,
  isLookedUp,
  isSurelyDrafted,
} from '../actions/index.js';
import { lastOneOf, lastPeopleOf } from '../actions/whom/last-people.js';
import { saysNobodyIsCalled } from '../actions/which-words.js';
import type { Workbench } from '../actions/action.js';
import type { ChatCard } from '../dto/card.dto.js';
import type { ChatInput, ChatTurn } from '../dto/chat.dto.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { languageOfTitle } from '../knowledge/titles.js';
import { BusinessVocabulary } from './business-vocabulary.js';
import { SURELY_TO_DO, Wants } from '../requests/wants.js';
import { normalized } from '../language/normalize/normalize.js';
import { questionsIn } from '../language/messages/questions-in.js';
import { asksRowBehind, changesForm, isFollowUp, leansOn } from '../language/turns/follow-up.js';
import { spelled } from '../language/normalize/spelled.js';
import { amongSpoken } from '../language/pieces/spoken-names.js';
import { asksTheirField } from '../language/normalize/subject-left-out.js';
import { understand } from '../language/understand.js';
import type { Understanding } from '../language/understanding.js';
import { withoutWhoAsks } from '../language/normalize/who-asks.js';
import type { Plan } from '../plan/plan.js';
import { Limits } from '../budget/limits.js';
import { PlanRunner } from '../plan/run.js';
import { ArgumentProblem } from '../plan/arguments.js';
import { NotAllowed } from '../plan/not-allowed.js';
import { Toolbox } from '../tools/toolbox.js';
import type { Meaning } from '../understood/told.js';
import { combined, LIKELY } from './advice.js';
import { afterHandbook } from './after-handbook.js';
import { type Answer, type Desk } from '../answers/answer.js';
import { chargedFor } from './charged-for.js';
import { bookedWhenAnswer } from './booked-when.js';
import { isPartOfDay } from './bare-turns.js';
import { doEach, type Ways } from './do-each.js';
import { eachQuestion } from './each-question.js';
import { OwnJobsDesk } from './own-jobs/own-jobs-desk.js';
import { forWhom, seesCustomers } from './own-jobs.js';
import { fixedAnswer, fixedKindOf, type Fixed, writingAnswer, writingIn } from './fixed.js';
import {
  FIXED_TEXTS,
  notAllowedAnswer,
  said,
  tooLongAnswer,
  unknownAnswer,
} from '../answers/fixed.texts.js';
import { FARTHEST, LONGEST_QUESTION, questionsOf, tidy } from './typed.js';
import { agrees, waitsForTap } from './goes-ahead.js';
import { isScrapped } from './drops.js';
import { elsewhereAnswer, insteadAnswer, isOfNoPage } from './instead.js';
import { ledWithout, mayLeaveOut } from './left-behind.js';
import {
  foundCard,
  foundChoice,
  foundDraft,
  foundNew,
  foundNone,
  foundOne,
  wasNo,
} from '../answers/records.answers.js';
import { planAnswer } from './from-records.js';
import { ledFrom } from './earlier.js';
import { isWhole, nearestTo } from './looked-up.js';
import { callerAnswer } from './on-the-phone.js';
import { Question, type Follows } from './question.js';
import { CAN } from './question-words.js';
import { isHowTo, isOfSetting } from './asks-how.js';
import { asksToDoFor, isNoRequest } from './asks-to-do.js';
import { asksInLanguage } from './resolver-phrases.js';
import { isOutside, outsideAnswer } from './outside.js';
import { resolve } from './resolvers.js';
import { roleAnswer } from './roles.js';
import { ledAsTaken } from './taken-as.js';
import { isTellingSomebody } from './tells.js';
import { isOfIt } from './of-setting.js';
import { isErrand } from './to-write.js';
import { understoodIn } from './understood-in.js';
import { whatDayAnswer } from './what-day.js';

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
    private readonly ownJobs: OwnJobsDesk,
  ) {}

  async answer(
    who: Principal,
    { message, conversationHistory }: ChatInput,
    onTool: (label: string) => void = () => undefined,
    meant?: Plan,
  ): Promise<Answer> {
    const desk = { ...this.deskOf(who, onTool), meant };
    const typed = tidy(message);
    if (typed.length > LONGEST_QUESTION) return tooLongAnswer(typed);
    const question = withoutWhoAsks(typed);
    return this.orSaid(question, async () => {
      const before = questionsOf(conversationHistory);
      // 'Morning?' greets nobody who was just answered.
      const isPart = before.length > 0 && isPartOfDay(question);
      const last = conversationHistory?.at(-1);
      if (last && foundDraft(last) && agrees(question))
        return waitsForTap(normalized(last.content).language);
      if (foundNew(last) && isScrapped(spelled(question)))
        return said(FIXED_TEXTS[normalized(question).language].dropped, question);
      // 'Who comes tomorrow and whats the weather' are two questions.
      const all = fixedKindOf(question);
      const isOneOfTwo = all?.kind === 'weather' && questionsIn(question).length > 1;
      const fixed = isPart || isOneOfTwo ? undefined : all;
      const bench = this.benchOf(desk, conversationHistory);
      const done = fixed
        ? this.ofFixed(fixed, question)
        : ((await this.ownJobs.answer(
            question,
            questionsOf(conversationHistory, FARTHEST),
            bench,
          )) ?? (await this.asAsked(question, bench, before)));
      const found =
        done ?? (await this.findEach(bench, question, questionsOf(conversationHistory, FARTHEST)));
      const { language } = normalized(question);
      // What could be drafted for others is nothing to whoever sees nobody.
      const isRefused = found.isNo === true || found.text === FIXED_TEXTS[language].writing;
      return forWhom(who, found, language, isRefused);
    });
  }

  /** What is asked to be done, or looked up; whoever may read no customer has nobody to do it for. */
  private async asAsked(question: string, bench: Workbench, before: readonly string[]) {
    const { today, meant } = bench;
    const whole =
      roleAnswer(question, this.knowledge) ??
      whatDayAnswer(question, today, meant !== undefined && before.length > 0);
    if (whole) return whole;
    const charged = await this.charged(question, bench, before);
    if (charged) return charged;
    if (!seesCustomers(bench.who))
      return (await this.elsewhere(question, bench, before)) ?? answerLookUp(question, bench);
    return (
      bookedWhenAnswer(question) ??
      (await callerAnswer(question, bench)) ??
      (await doEach(question, bench, before, this.waysOfPart)) ??
      (await answerSurely(question, bench, before)) ??
      (await this.elsewhere(question, bench, before)) ??
      this.acted(question, bench, before)
    );
  }

  /** 'What should I charge for it', after a page of the handbook, is asked of what that is about. */
  private async charged(question: string, bench: Workbench, before: readonly string[]) {
    // 'How long does it take', between them, names nothing.
    const page = before.findLast((each) => !leansOn(each) && !isFollowUp(each));
    const asked = chargedFor(question, page);
    const isOfPage = asked && (await this.followedBy(bench, page)) === 'handbook';
    return isOfPage ? this.find(bench, asked, []) : undefined;
  }

  /** 'Can you put ceramic over ppf' asks whether it can be done, for no customer of that name. */
  private async acted(question: string, bench: Workbench, before: readonly string[]) {
    const answer = await answerAction(question, bench, before);
    const isNobody = answer !== undefined && saysNobodyIsCalled(answer.text);
    const isOfPage = CAN.begin(spelled(question)) && nearestTo(question, this.knowledge).isSure;
    return isNobody && (isOfPage || isOutside(question)) ? undefined : answer;
  }

  /** How each of several things in one message is answered. */
  private readonly waysOfPart: Ways = {
    act: (text, bench, before) =>
      this.orSaid(
        text,
        async () =>
          (await answerSurely(text, bench, before)) ?? (await answerAction(text, bench, before)),
      ),
    page: async (text, bench, before) =>
      (await this.elsewhere(text, bench, before)) ??
      (isOutside(text) ? outsideAnswer(text, this.knowledge) : undefined),
    ask: async (text, bench, before) =>
      (await answerAction(text, bench, before)) ?? this.findEach(bench, text, before),
  };

  /** What is surely done on a page, unless it follows up an answer, or a draft has a place for every word of it. */
  private async elsewhere(
    question: string,
    bench: Workbench,
    before: readonly string[],
  ): Promise<Answer | undefined> {
    const isOfPage =
      !isTellingSomebody(question) &&
      !isNoRequest(question) &&
      !isErrand(question) &&
      !(before.length > 0 && isOfIt(question)) &&
      !(bench.meant && (changesForm(question) || asksRowBehind(question))) &&
      !asksInLanguage(question) &&
      this.wants.toHaveDone(question) >= SURELY_TO_DO;
    const answer = isOfPage ? elsewhereAnswer(question, this.knowledge) : undefined;
    const isOurs =
      answer !== undefined &&
      (asksTheirField(normalized(question).tokens) ||
        (await this.isOfNothing(question, bench)) ||
        (await this.isFigure(question, bench)) ||
        (await asksFreeTime(question, bench)) ||
        (await isSurelyDrafted(question, bench)) ||
        (await isDraftedAfter(question, bench, before)));
    return isOurs ? undefined : answer;
  }

  /** 'Revenue first week of November': a plan has a place for each word of it, and no verb asks for anything. */
  private async isFigure(question: string, { vocabulary, today }: Workbench): Promise<boolean> {
    if (asksToDoFor(question)) return false;
    const understood = await understand(question, vocabulary, today);
    return isWhole(understood) && understood.plan?.period !== undefined;
  }

  /** What it names is neither on a page nor a customer's. */
  private async isOfNothing(question: string, { vocabulary, today }: Workbench): Promise<boolean> {
    if (!isOfNoPage(question, this.knowledge)) return false;
    return (await understand(question, vocabulary, today)).people.length === 0;
  }

  /** First aid is general: what the handbook says of just this stands below it. */
  private ofFixed(fixed: Fixed, question: string): Answer {
    const answer = fixedAnswer(fixed);
    if (fixed.kind !== 'safety') return answer;
    const { entries, confidence } = nearestTo(question, this.knowledge);
    const likely = confidence >= LIKELY ? entries.slice(0, 1) : [];
    return combined(answer, likely, this.knowledge, fixed.language) ?? answer;
  }

  /** Answers what needs no words to be understood. */
  answerPlan(who: Principal, { plan, language }: Meaning, onTool: (label: string) => void) {
    return this.orSaid('', () =>
      planAnswer(this.benchOf(this.deskOf(who, onTool)), plan, language),
    );
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
    const texts = history.map(({ content }) => content);
    const vocabulary = amongSpoken(this.vocabulary.of(desk.who), texts);
    const { tools, plans, limits } = this;
    const made: ChatCard[] = [];
    return {
      ...desk,
      ...{ tools, plans, vocabulary, mostCards: limits.cardsToEach, made },
      use: async (tool, args) => {
        const result = await desk.use(tool, args);
        if (result.card) made.push(result.card);
        return result;
      },
      isAfterNo: wasNo(history.at(-1)),
      isAfterNone: foundNone(history.at(-1)),
      isAfterOne: foundOne(history.at(-1)),
      isAfterChoice: foundChoice(history.at(-1)),
      isAfterCard: foundCard(history),
      lastOne: () => lastOneOf(history, vocabulary, desk.today),
      lastPeople: () => lastPeopleOf(history, vocabulary, desk.today, desk.meant === undefined),
    };
  }

  /** What cannot be, or may not be seen, is an answer. */
  private async orSaid<A extends Answer | undefined>(
    question: string,
    answer: () => Promise<A>,
  ): Promise<A | Answer> {
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

  /** Two questions in one are two answers. */
  private findEach(desk: Workbench, message: string, before: readonly string[]): Promise<Answer> {
    // What one of several may not, or cannot be told, loses none of the others.
    const find = (bench: Workbench, question: string, earlier: readonly string[]) =>
      this.orSaid(
        question,
        async () =>
          (await this.charged(question, bench, earlier)) ??
          (await this.find(bench, question, earlier)),
      );
    return eachQuestion(desk, message, before, { knowledge: this.knowledge, find });
  }

  private async find(desk: Workbench, message: string, before: readonly string[]): Promise<Answer> {
    const isTurn = desk.meant !== undefined && changesForm(message);
    if (writingIn(message) && !isTurn)
      return isErrand(message) ? writingAnswer(message) : insteadAnswer(message, this.knowledge);
    if (isOutside(message) && !isTurn) return outsideAnswer(message, this.knowledge);
    const titled = this.knowledge.titled(message);
    const called = titled && languageOfTitle(titled.title, message);
    if (titled && called)
      return combined(undefined, [titled], this.knowledge, called) ?? unknownAnswer(message);
    const { understood, over, plan } = await understoodIn(desk, message, before);
    const follows = await this.followedBy(desk, before.at(-1));
    const alone = await resolve(this.questionOf(desk, message, understood, follows));
    const answer =
      follows === 'handbook' &&
      (understood.plan?.period === undefined || this.isOfSet(message, before))
        ? afterHandbook(message, before.at(-1) ?? '', alone, this.knowledge)
        : alone;
    const isOver = over !== undefined && understood.isOfBefore && answer.told !== undefined;
    const isLed = understood.isOpen || (understood.isOfBefore && mayLeaveOut(understood.plan));
    const led = isLed ? ledWithout(answer, plan, desk.isAfterNo === true) : answer;
    return isOver
      ? ledFrom(led, over, understood.language)
      : ledAsTaken(led, understood, message, desk.today);
  }

  /** 'And for Sunday only', after where the hours are set: of those, and of no day's jobs. */
  private isOfSet(message: string, before: readonly string[]): boolean {
    return isFollowUp(message) && [isHowTo, isOfSetting].some((each) => each(before.at(-1) ?? ''));
  }

  private questionOf(
    desk: Workbench,
    message: string,
    understood: Understanding,
    follows: Follows | undefined,
  ): Question {
    const { knowledge, wants } = this;
    return new Question(message, desk, understood, { knowledge, wants }, follows);
  }

  private async followedBy(desk: Workbench, before?: string): Promise<Follows | undefined> {
    if (desk.meant !== undefined) return 'records';
    if (before === undefined) return undefined;
    const { plan, people } = await understand(before, desk.vocabulary, desk.today);
    if (plan?.period !== undefined || people.length > 0) return 'records';
    const isNear = !leansOn(before) && nearestTo(before, this.knowledge).confidence >= LIKELY;
    return isNear && !(await isLookedUp(before, desk)) ? 'handbook' : 'records';
  }
}
