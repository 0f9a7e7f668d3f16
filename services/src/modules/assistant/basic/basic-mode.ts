import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { truncate } from '../../../platform/text/truncate.js';
import { today } from '../../../platform/time/zone.js';
import type { ChatInput, ChatTurn } from '../dto/chat.dto.js';
import { Knowledge, sourceOf, type Entry } from '../knowledge/knowledge.js';
import { BusinessVocabulary } from '../language/business-vocabulary.js';
import { questionsIn } from '../language/questions-in.js';
import { isFollowUp } from '../language/follow-up.js';
import { understand, type Understanding } from '../language/understand.js';
import type { Plan } from '../plan/plan.js';
import { PlanRunner } from '../plan/run.js';
import { sayFacts } from '../plan/say/say.js';
import { ArgumentProblem } from '../tools/arguments.js';
import { NotAllowed } from '../tools/not-allowed.js';
import { Toolbox } from '../tools/toolbox.js';
import type { Answer, Desk } from './answer.js';
import { customerAnswer, peopleAnswer } from './customer.answers.js';
import { bookAnswer, messageAnswer } from './draft.answers.js';
import {
  greetingAnswer,
  howToBookAnswer,
  notAllowedAnswer,
  QUICK_QUESTIONS,
  refusalAnswer,
  safetyAnswer,
  tooLongAnswer,
  UNKNOWN,
} from './fixed.answers.js';
import type { Intent } from './intent.js';
import { ADVICE, intentOf, lastIntentOf } from './intents.js';
import { priceOfAnswer, pricesAnswer } from './price.answers.js';
import { notUnderstood } from './records.answers.js';
import { freeAnswer } from './schedule.answers.js';

const POST_LENGTH = 500;
/** Rules are matched against no more than this: a question is shorter, and an attack is not. */
const LONGEST_QUESTION = 400;
const MOST_BEFORE = 3;

/** No language model: the same tools, chosen by rules, then the handbook, then an honest no. */
@Injectable()
export class BasicMode {
  constructor(
    private readonly clock: Clock,
    private readonly tools: Toolbox,
    private readonly knowledge: Knowledge,
    private readonly plans: PlanRunner,
    private readonly vocabulary: BusinessVocabulary,
  ) {}

  async answer(
    who: Principal,
    { message, conversationHistory }: ChatInput,
    onTool: (label: string) => void = () => undefined,
  ): Promise<Answer> {
    const day = today(this.clock.now(), who.timeZone);
    const desk: Desk = {
      who,
      today: day,
      tell: onTool,
      use: (tool, args) => {
        onTool(tool.label);
        return this.tools.call(who, tool, args);
      },
    };
    const question = tidy(message);
    if (question.length > LONGEST_QUESTION) return tooLongAnswer();
    try {
      return await this.findEach(desk, question, questionsOf(conversationHistory));
    } catch (error) {
      if (error instanceof NotAllowed) return notAllowedAnswer(error);
      if (error instanceof ArgumentProblem) return { ...UNKNOWN, text: error.message };
      if (error instanceof AppError && error.details.statusCode < 500) {
        return { ...UNKNOWN, text: error.message };
      }
      throw error;
    }
  }

  /** Two questions in one are two answers; what is to be written or booked is one thing. */
  private async findEach(desk: Desk, message: string, before: readonly string[]): Promise<Answer> {
    const questions = intentOf(message, desk.today) ? [message] : questionsIn(message);
    const answers: Answer[] = [];
    for (const [index, question] of questions.entries()) {
      answers.push(await this.find(desk, question, [...before, ...questions.slice(0, index)]));
    }
    const [first = UNKNOWN, ...others] = answers;
    if (others.length === 0) return first;
    const sources = new Map(
      answers.flatMap((each) => each.sources.map((source) => [source.url, source])),
    );
    return {
      ...first,
      text: answers.map(({ text }) => text).join('\n\n'),
      sources: [...sources.values()],
      cards: answers.flatMap(({ cards = [] }) => cards),
    };
  }

  private async find(desk: Desk, message: string, before: readonly string[]): Promise<Answer> {
    const first = intentOf(message, desk.today, before.at(-1));
    const done = first && (await this.own(desk, first, message));
    if (done) return done;
    // Asked how to do something, the handbook comes before the records.
    const isHowTo = ADVICE.test(message);
    const advice = isHowTo ? await this.advice(desk, message) : undefined;
    if (advice) return advice;
    const understood = await this.understand(desk, message, before);
    const answer = await this.fromRecords(desk, understood);
    if (answer) return answer;
    // About days, or customers of theirs, the handbook says nothing.
    const { plan, people } = understood;
    if (plan && (plan.period !== undefined || people.length > 0)) return notUnderstood(understood);
    const other = isHowTo ? undefined : await this.advice(desk, message);
    return other ?? (plan ? notUnderstood(understood) : UNKNOWN);
  }

  /** Prices and the handbook. */
  private async advice(desk: Desk, message: string): Promise<Answer | undefined> {
    const last = lastIntentOf(message, desk.today);
    const own = last && (await this.own(desk, last, message));
    const isOfRecords =
      last?.kind === 'customer' || (own === undefined && OF_RECORDS.test(message));
    return combined(own, isOfRecords ? [] : this.knowledge.answers(message, 3), this.knowledge);
  }

  /** The plan of a question before is made of the conversation again: the server keeps nothing of it. */
  private async understand({ who, today: day }: Desk, message: string, before: readonly string[]) {
    const vocabulary = this.vocabulary.of(who);
    let plan: Plan | undefined;
    for (const question of isFollowUp(message) ? before : []) {
      const earlier = await understand(question, vocabulary, day, plan);
      if (isWhole(earlier)) plan = earlier.plan ?? plan;
    }
    return understand(message, vocabulary, day, plan);
  }

  /** A question about the records, if every word of it has its place. */
  private async fromRecords(
    desk: Desk,
    { plan, language, unknown, unused, people }: Understanding,
  ) {
    if (!isWhole({ unknown, unused })) return undefined;
    if (!plan) return people.length > 0 ? peopleAnswer(desk, this.tools, people) : undefined;
    // A sum over all who are called so is nobody's.
    if (people.length > 1 && plan.want === 'value' && isOfOneName(plan))
      return peopleAnswer(desk, this.tools, people);
    desk.tell('Looking at your records');
    const facts = await this.plans.run(desk.who, plan);
    return { ...sayFacts(facts, language, desk.today), plan: facts.plan };
  }

  private async own(desk: Desk, intent: Intent, message: string): Promise<Answer | undefined> {
    const { tools } = this;
    switch (intent.kind) {
      case 'free':
        return freeAnswer(desk, tools, intent, message);
      case 'customer':
        return customerAnswer(desk, tools, intent);
      case 'prices':
        return pricesAnswer(desk, tools, message);
      case 'priceOf':
        return priceOfAnswer(desk, tools, intent, message);
      case 'book':
        return bookAnswer(desk, tools, intent, message);
      case 'message':
        return messageAnswer(desk, tools, intent, message);
      case 'refuse':
        return refusalAnswer(intent.what);
      case 'howToBook':
        return howToBookAnswer();
      case 'safety':
        return safetyAnswer();
      case 'greeting':
        return greetingAnswer();
    }
  }
}

/** Somebody's records, which no article can be an answer about. */
const OF_RECORDS = /^(?:who|whose|whom)\b|\b(?:owes?|owed|unpaid)\b/i;

/** One space between words, and plain apostrophes: patterns count on both. */
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ').replace(/[’‘]/g, "'");

/** What the person asked before, the earliest first; no more of it than a thread of thought has. */
const questionsOf = (history: ChatTurn[] = []): string[] =>
  history
    .filter(({ role }) => role === 'user')
    .slice(-MOST_BEFORE)
    .map(({ content }) => truncate(tidy(content), LONGEST_QUESTION));

const isOfOneName = ({ group, filters }: Plan) =>
  group === undefined && filters.some(({ name, not }) => name === 'customer' && !not);

const isWhole = ({ unknown, unused }: Pick<Understanding, 'unknown' | 'unused'>) =>
  unknown.length === 0 && unused.length === 0;

/** What a job is worth is both: what the business takes now, and how to think about it. */
function combined(
  own: Answer | undefined,
  [entry, ...others]: Entry[],
  { handbook }: Knowledge,
): Answer | undefined {
  if (!entry) return own;
  const advice = `**${entry.title}**\n\n${bodyOf(entry)}`;
  const related = entry.kind === 'handbook' ? handbook.relatedTo(entry) : others;
  const suggestions = [
    ...related.slice(0, 2).map(({ title }) => title),
    ...QUICK_QUESTIONS.slice(2, 3),
  ];
  const sources = [entry, ...others].map(sourceOf);
  if (!own) return { text: advice, sources, suggestions };
  return { ...own, text: `${own.text}\n\n${advice}`, sources: [...own.sources, sourceOf(entry)] };
}

/** A section as it is; of a post the beginning, and where to read on. */
function bodyOf({ kind, slug, title, body }: Entry): string {
  if (kind === 'handbook') return body;
  const start = body.slice(0, POST_LENGTH).replace(/\s\S*$/, '');
  return `${start} …\n\n[Read on: ${title}](/blog/${slug})`;
}
