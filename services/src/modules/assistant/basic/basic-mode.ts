import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { truncate } from '../../../platform/text/truncate.js';
import { today } from '../../../platform/time/zone.js';
import type { ChatInput, ChatTurn } from '../dto/chat.dto.js';
import { Knowledge, sourceOf, type Entry } from '../knowledge/knowledge.js';
import { ArgumentProblem } from '../tools/arguments.js';
import { NotAllowed } from '../tools/not-allowed.js';
import { Toolbox } from '../tools/toolbox.js';
import type { Answer, Desk } from './answer.js';
import { customerAnswer, customersAnswer, dueAnswer } from './customer.answers.js';
import { bookAnswer, messageAnswer } from './draft.answers.js';
import {
  greetingAnswer,
  howToBookAnswer,
  notAllowedAnswer,
  notThatAnswer,
  QUICK_QUESTIONS,
  refusalAnswer,
  safetyAnswer,
  tooLongAnswer,
  UNKNOWN,
  widerAnswer,
} from './fixed.answers.js';
import type { Intent } from './intent.js';
import { intentOf } from './intents.js';
import { leftOutOf } from './left-out.js';
import { priceOfAnswer, pricesAnswer } from './price.answers.js';
import { compareAnswer, revenueAnswer, topServicesAnswer } from './revenue.answers.js';
import { freeAnswer, nextAnswer, scheduleAnswer } from './schedule.answers.js';
import { called } from './who.js';

const POST_LENGTH = 500;
const LONGEST_NAME = 4;
/** Rules are matched against no more than this: a question is shorter, and an attack is not. */
const LONGEST_QUESTION = 400;

/** No language model: the same tools, chosen by rules, then the handbook, then an honest no. */
@Injectable()
export class BasicMode {
  constructor(
    private readonly clock: Clock,
    private readonly tools: Toolbox,
    private readonly knowledge: Knowledge,
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
      use: (tool, args) => {
        onTool(tool.label);
        return this.tools.call(who, tool, args);
      },
    };
    const question = tidy(message);
    if (question.length > LONGEST_QUESTION) return tooLongAnswer();
    const intent = intentOf(question, day, lastQuestion(conversationHistory));
    try {
      return await this.find(desk, intent, question);
    } catch (error) {
      if (error instanceof NotAllowed) return notAllowedAnswer(error);
      if (error instanceof ArgumentProblem) return { ...UNKNOWN, text: error.message };
      if (error instanceof AppError && error.details.statusCode < 500) {
        return { ...UNKNOWN, text: error.message };
      }
      throw error;
    }
  }

  private async find(desk: Desk, intent: Intent | undefined, message: string): Promise<Answer> {
    const leftOut = intent && leftOutOf(message, intent, desk.today);
    if (leftOut?.changesMeaning) return notThatAnswer(leftOut);
    const own = intent && (await this.own(desk, intent, message));
    if (own && leftOut) return widerAnswer(own, leftOut);
    const isOfRecords = own === undefined && OF_RECORDS.test(message);
    const advises = own === undefined || intent?.kind === 'prices' || intent?.kind === 'priceOf';
    const entries = advises && !isOfRecords ? this.knowledge.answers(message, 3) : [];
    return combined(own, entries, this.knowledge) ?? (await this.named(desk, message)) ?? UNKNOWN;
  }

  /** A name and nothing else. */
  private async named(desk: Desk, message: string): Promise<Answer | undefined> {
    const name = message.replace(/[?.!]+$/, '').trim();
    const words = name.split(/\s+/).filter((word) => /^[\p{L}'.-]+$/u.test(word));
    const isName = words.length > 0 && words.length <= LONGEST_NAME && /^\p{Lu}/u.test(name);
    if (!isName || name.split(/\s+/).length !== words.length) return undefined;
    const isSomebody = (await called(desk, this.tools, name)).length > 0;
    return isSomebody
      ? customerAnswer(desk, this.tools, { kind: 'customer', name, wants: 'history' })
      : undefined;
  }

  private async own(desk: Desk, intent: Intent, message: string): Promise<Answer | undefined> {
    const { tools } = this;
    switch (intent.kind) {
      case 'schedule':
        return scheduleAnswer(desk, tools, intent);
      case 'next':
        return nextAnswer(desk, tools, intent);
      case 'free':
        return freeAnswer(desk, tools, intent, message);
      case 'revenue':
        return revenueAnswer(desk, tools, intent);
      case 'compare':
        return compareAnswer(desk, tools, intent);
      case 'topServices':
        return topServicesAnswer(desk, tools, intent);
      case 'customer':
        return customerAnswer(desk, tools, intent);
      case 'customers':
        return customersAnswer(desk, tools);
      case 'due':
        return dueAnswer(desk, tools);
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

function lastQuestion(history: ChatTurn[] = []): string | undefined {
  const last = history.findLast(({ role }) => role === 'user')?.content;
  return last && truncate(tidy(last), LONGEST_QUESTION);
}

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
