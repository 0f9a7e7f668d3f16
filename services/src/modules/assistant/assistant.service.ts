import { Injectable, Logger } from '@nestjs/common';
import { RateLimit } from '../../platform/rate-limit/index.js';
import type { Principal } from '../../platform/tenancy/context.js';
import type { Answer } from './answers/answer.js';
import { BasicMode } from './basic/basic-mode.js';
import { isHarm } from './basic/harm.js';
import { QUICK_QUESTIONS } from './answers/fixed.texts.js';
import { Budget } from './budget/budget.js';
import type { ChatCard } from './dto/card.dto.js';
import type { ChatInput, ChatReply } from './dto/chat.dto.js';
import type { Listener } from './dto/listener.js';
import { ModelFailed } from './model/model-failure.js';
import { normalized } from './language/normalize/normalize.js';
import { ModelMode, type ModelEnding } from './model/model-mode.js';
import { suggestionsOf } from './plan/say/suggestions.js';
import type { Meaning } from './understood/told.js';
import { listIn } from './understood/list.js';
import { Understood, type OfRecords } from './understood/understood.service.js';

const FELL_BACK =
  'The AI service did not answer, so this comes from your own data and the handbook.';
const SUGGESTED = 3;

/** End of a streamed answer. */
export type Ending = Pick<ChatReply, 'mode' | 'sources' | 'suggestions' | 'notice'> & OfRecords;

/** An admitted question. `before` is the plan it follows up, or its own plan with a change. */
export interface Asked {
  input: ChatInput;
  before?: Meaning;
}

/** The model stopped in the middle of its answer. */
export class AnswerInterrupted extends Error {}

@Injectable()
export class AssistantService {
  private readonly logger = new Logger(AssistantService.name);

  constructor(
    private readonly basic: BasicMode,
    private readonly model: ModelMode,
    private readonly budget: Budget,
    private readonly rateLimit: RateLimit,
    private readonly understood: Understood,
  ) {}

  /**
   * Counts a question against the rate limit. A question to the model, which costs money, also counts against the
   * daily budget. A change of an understood part asks no model.
   */
  async admit(who: Principal, input: ChatInput): Promise<Asked> {
    await this.rateLimit.consume('chat', { account: who.userId, business: who.businessId });
    const before = await this.understood.before(who, input);
    if (this.asksModel(input)) await this.budget.admit(who);
    return { input, ...(before && { before }) };
  }

  /** Whether the model is asked. First aid is always our own text. */
  private asksModel({ message, change }: ChatInput): boolean {
    return this.model.isThere && !change && !isHarm(normalized(message).tokens);
  }

  async converse(
    who: Principal,
    asked: Asked,
    listener: Listener,
    signal: AbortSignal,
  ): Promise<Ending> {
    const { input } = asked;
    if (!this.asksModel(input)) return this.answerInBasicMode(who, asked, listener);
    const forwarding = new ForwardingListener(listener);
    try {
      const {
        sources,
        notice,
        asked: plans,
      } = await this.model.answer(who, asked, forwarding, signal);
      const ofRecords = await this.ofModel(who, input, forwarding.text, plans);
      const suggestions = nextAfter(input, plans);
      return { mode: 'model', sources, suggestions, notice, ...ofRecords };
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      if (signal.aborted) throw new AnswerInterrupted();
      this.logger.warn(`The model failed: ${error.message}.`);
      if (forwarding.text !== '') throw new AnswerInterrupted();
      const ending = await this.answerInBasicMode(who, asked, forwarding);
      return { ...ending, notice: FELL_BACK };
    }
  }

  /** The answer as a single reply. If the model breaks off, basic mode answers. */
  async reply(who: Principal, asked: Asked, signal: AbortSignal): Promise<ChatReply> {
    const collected = new CollectingListener();
    try {
      const ending = await this.converse(who, asked, collected, signal);
      return collected.reply(ending);
    } catch (error) {
      if (!(error instanceof AnswerInterrupted)) throw error;
      const again = new CollectingListener();
      const ending = await this.answerInBasicMode(who, asked, again);
      return again.reply({ ...ending, notice: FELL_BACK });
    }
  }

  /**
   * Data of a model's plans. The parts of a single plan can be changed. With several, only the last can be followed
   * up.
   */
  private async ofModel(
    who: Principal,
    { message }: ChatInput,
    text: string,
    plans: ModelEnding['asked'],
  ): Promise<OfRecords> {
    const last = plans.at(-1);
    if (!last) return {};
    const told = { ...last, language: normalized(message).language };
    return plans.length > 1
      ? this.understood.ofSeveral(who, told)
      : this.understood.of(who, told, text, false);
  }

  private async answerInBasicMode(
    who: Principal,
    asked: Asked,
    listener: Listener,
  ): Promise<Ending> {
    const answer = await this.answerOf(who, asked, (label) => listener.tool(label));
    const { sources, suggestions, told } = answer;
    const ofRecords = told
      ? await this.understood.of(who, told, answer.text)
      : await this.ofAnswer(who, answer);
    for (const card of answer.cards ?? []) listener.card(card);
    await listener.delta(answer.text);
    const next = suggestions.filter((each) => !isSame(each, asked.input.message));
    return { mode: 'basic', sources, suggestions: next, ...ofRecords };
  }

  /** Data beside the text of an answer without a plan, or with several. */
  private async ofAnswer(who: Principal, answer: Answer): Promise<OfRecords> {
    const { plan, meaning, text, rows = [] } = answer;
    const list = listIn(text, rows);
    return {
      ...(plan && { plan }),
      ...(list && { list }),
      ...(meaning && (await this.understood.ofSeveral(who, meaning))),
    };
  }

  private answerOf(
    who: Principal,
    { input, before }: Asked,
    onTool: (label: string) => void,
  ): Promise<Answer> {
    if (input.change && before) return this.basic.answerPlan(who, before, onTool);
    return this.basic.answer(who, input, onTool, before?.plan);
  }
}

/** Suggestions after the last figure that the model looked up, as in basic mode. */
function nextAfter({ message }: ChatInput, plans: ModelEnding['asked']): string[] {
  const facts = plans.at(-1)?.facts;
  const next = facts ? suggestionsOf(facts, normalized(message).language) : QUICK_QUESTIONS;
  return next.filter((each) => !isSame(each, message)).slice(0, SUGGESTED);
}

/** Whether a suggestion repeats the question. */
const isSame = (one: string, other: string) => lettersOf(one) === lettersOf(other);

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]+/gu, '');

/** Forwards each part to the next listener, and the same card only once. */
class ForwardingListener implements Listener {
  text = '';
  private readonly cards = new Set<string>();

  constructor(private readonly next: Listener) {}

  delta(text: string): void | Promise<void> {
    this.text += text;
    return this.next.delta(text);
  }

  tool(label: string): void {
    this.next.tool(label);
  }

  card(card: ChatCard): void {
    const key = JSON.stringify(card);
    if (this.cards.has(key)) return;
    this.cards.add(key);
    this.next.card(card);
  }
}

class CollectingListener implements Listener {
  private text = '';
  private readonly cards: ChatCard[] = [];

  delta(text: string): void {
    this.text += text;
  }

  tool(): void {
    // Progress labels only matter to a streaming client.
  }

  card(card: ChatCard): void {
    this.cards.push(card);
  }

  reply(ending: Ending): ChatReply {
    const cards = this.cards.length > 0 ? { cards: this.cards } : {};
    return { response: this.text, ...ending, ...cards };
  }
}
