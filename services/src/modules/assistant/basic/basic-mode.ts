import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { wallTimeOf } from '../../../platform/time/zone.js';
import type { Bench } from '../actions/call.js';
import { beginsRequest } from '../actions/heads.js';
import { withLeftFirst } from '../actions/read-back.js';
import { callIn, carryOut, lastCallOf } from '../actions/reader.js';
import { requestOf } from '../actions/request.js';
import { partsOfMessage } from '../actions/split.js';
import { together, type Answer } from '../answers/answer.js';
import { notAllowedAnswer, said, tooLongAnswer, unknownAnswer } from '../answers/fixed.texts.js';
import { lastPeopleOf } from '../answers/told-people.js';
import { foundDraft, withoutAsides } from '../answers/records.answers.js';
import { Limits } from '../budget/limits.js';
import type { ChatCard } from '../dto/card.dto.js';
import type { ChatInput, ChatTurn } from '../dto/chat.dto.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { normalized } from '../language/normalize/normalize.js';
import { amongSpoken } from '../language/pieces/spoken-names.js';
import { ArgumentProblem } from '../plan/arguments.js';
import { NotAllowed } from '../plan/not-allowed.js';
import type { Plan } from '../plan/plan.js';
import { PlanRunner } from '../plan/run.js';
import { Wants } from '../requests/wants.js';
import { Toolbox } from '../tools/toolbox.js';
import type { Meaning } from '../understood/told.js';
import { combined, LIKELY, PERHAPS, toldAs } from './advice.js';
import { agreedAnswer } from './agreed.js';
import { BusinessVocabulary } from './business-vocabulary.js';
import { fixedAnswer, fixedKindOf } from './fixed.js';
import { OwnJobsDesk } from './own-jobs/own-jobs-desk.js';
import { seesOwnJobs } from './own-jobs.js';
import { nearestTo } from './pages.js';
import { planAnswer } from './records.js';
import { resolve } from './resolve.js';
import { LONGEST_QUESTION, questionsOf, tidy } from './typed.js';

/** Answers without a language model: requests, then the records, then the handbook. */
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
    { message, conversationHistory: history = [] }: ChatInput,
    onTool: (label: string) => void = () => undefined,
    meant?: Plan,
  ): Promise<Answer> {
    const text = tidy(message);
    if (text.length > LONGEST_QUESTION) return tooLongAnswer(text);
    await Promise.all([this.knowledge.prepare(), this.wants.prepare()]);
    return this.orSaid(text, async () => {
      const bench = this.benchOf(who, onTool, history, meant);
      const fixed = this.fixed(text, history);
      if (fixed) return fixed;
      if (seesOwnJobs(who)) return this.ownJobs.answer(text, questionsOf(history), bench);
      return this.answerParts(partsOfMessage(text), bench);
    });
  }

  /** Answers a plan, which needs no parsing. */
  answerPlan(who: Principal, { plan, language }: Meaning, onTool: (label: string) => void) {
    return this.orSaid('', () => planAnswer(this.benchOf(who, onTool, []), plan, language));
  }

  /** First aid, refusals and greetings, and agreement to a draft. */
  private fixed(text: string, history: readonly ChatTurn[]): Answer | undefined {
    const last = history.at(-1);
    const agreed = foundDraft(last)
      ? agreedAnswer(text, normalized(last?.content ?? '').language)
      : undefined;
    const kind = fixedKindOf(text);
    const isOneOfTwo = kind?.kind === 'weather' && partsOfMessage(text).length > 1;
    // 'Morning?' after an answer is a follow-up, not a greeting.
    const isPart = kind?.kind === 'greeting' && history.length > 0 && text.endsWith('?');
    if (agreed || !kind || isOneOfTwo || isPart) return agreed;
    const answer = fixedAnswer(kind);
    if (kind.kind !== 'safety') return answer;
    const { entries, confidence } = nearestTo(text, this.knowledge);
    const likely = confidence >= LIKELY ? entries.slice(0, 1) : [];
    return combined(answer, likely, this.knowledge, kind.language) ?? answer;
  }

  /** Answers each part with the parts before it as its conversation. */
  private async answerParts(parts: readonly string[], asked: Bench): Promise<Answer> {
    const answers: Answer[] = [];
    const [kept, left]: [string[], string[]] = [[], []];
    let bench = asked;
    for (const part of parts) {
      // No message about a draft that failed.
      const isFailed = answers.some(({ cards }, at) => !cards?.length && isFirst(kept[at] ?? ''));
      if (isFailed && tells(part)) {
        left.push(part);
        continue;
      }
      const answer = await this.answerPart(part, bench, parts.length > 1);
      if (parts.length > 1 && isUndone(part, answer, kept.length > 0)) {
        left.push(part);
        continue;
      }
      kept.push(part);
      answers.push(answer);
      const history: ChatTurn[] = [
        ...bench.history,
        { role: 'user', content: part },
        { role: 'assistant', content: answer.text },
      ];
      bench = { ...this.spoken(bench, history), meant: answer.told?.plan };
    }
    const [first, ...others] = withoutAsides(parts.join(' '), kept, answers);
    if (!first) return unknownAnswer(parts.join(' '));
    const all = others.length > 0 ? together([first, ...others]) : first;
    return withLeftFirst(all, left, normalized(parts[0] ?? '').language);
  }

  /** First answer of: request, records, handbook. */
  private answerPart(part: string, asked: Bench, isPart: boolean): Promise<Answer> {
    return this.orSaid(part, async () => {
      const { vocabulary, today, who } = asked;
      const questions = questionsOf(asked.history);
      const requests = questions.map((each) => requestOf(each, today, vocabulary));
      const bench: Bench = { ...asked, ...(await lastCallOf(requests)) };
      const fixed = isPart ? fixedKindOf(part) : undefined;
      if (fixed) return fixedAnswer(fixed);
      // 'The other Turner' is not the customer mentioned before.
      const all = OTHER.test(part) ? { ...bench, vocabulary: this.vocabulary.of(who) } : bench;
      const found = await callIn(part, all);
      const done = found && (await carryOut(found, bench));
      if (done) return found.call.verb === 'price' ? this.withAdvice(part, done) : done;
      return resolve(part, questions, bench, { knowledge: this.knowledge, wants: this.wants });
    });
  }

  /** Puts pricing advice from the handbook below a price. */
  private withAdvice(text: string, answer: Answer): Answer {
    const { language } = normalized(text);
    const near = nearestTo(text, this.knowledge);
    const isSaid = near.isSure || (/should|charge/i.test(text) && near.confidence >= PERHAPS);
    const said = { ...near, entries: isSaid ? near.entries : [] };
    return toldAs(answer, said, this.knowledge, language) ?? answer;
  }

  private benchOf(
    who: Principal,
    tell: (label: string) => void,
    history: readonly ChatTurn[],
    meant?: Plan,
  ): Bench {
    const { date: today, time: now } = wallTimeOf(this.clock.now(), who.timeZone);
    const made: ChatCard[] = [];
    const bench = {
      ...{ who, today, now, tell, made, history },
      ...{ tools: this.tools, plans: this.plans, mostCards: this.limits.cardsToEach },
      ...(meant && { meant }),
      vocabulary: this.vocabulary.of(who),
      lastPeople: () => Promise.resolve([]),
      use: async (tool, args) => {
        tell(tool.label);
        const result = await this.tools.call(who, tool, args);
        if (result.card) made.push(result.card);
        return result;
      },
    } satisfies Bench;
    return this.spoken(bench, history);
  }

  /** Adds the customers of the conversation. */
  private spoken(bench: Bench, history: readonly ChatTurn[]): Bench {
    const texts = history.map(({ content }) => content);
    const vocabulary = amongSpoken(this.vocabulary.of(bench.who), texts);
    return {
      ...{ ...bench, history, vocabulary },
      lastPeople: () => lastPeopleOf(history, vocabulary, bench.today),
    };
  }

  /** Invalid arguments and missing permissions become answers. */
  private async orSaid(text: string, answer: () => Promise<Answer>): Promise<Answer> {
    try {
      return await answer();
    } catch (error) {
      if (error instanceof NotAllowed) return notAllowedAnswer(error, text);
      const isProblem = error instanceof ArgumentProblem;
      const isRefusal = error instanceof AppError && error.details.statusCode < 500;
      if (isProblem || isRefusal) return said(error.message, text);
      throw error;
    }
  }
}

const isRequest = (part: string) => beginsRequest(normalized(part).tokens);
const OTHER = /\bother|\botr[oa]\b/i;
const TELLS =
  /^(?:and )?(?:text|tell|remind|thank|ask|write|let|message|email|notify|send|dile|avisa|manda)\b/i;
const tells = (part: string) => TELLS.test(part);

/** A request for a draft other than a message. */
const isFirst = (part: string) => isRequest(part) && !tells(part);

const REFUSES = /^(?:I can't|No puedo)/;
/** One of several requests that failed. */
const isUndone = (part: string, { cards, told, text }: Answer, isBeside: boolean) =>
  isBeside && isRequest(part) && !cards?.length && !told && REFUSES.test(text);
