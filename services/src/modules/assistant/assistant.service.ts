import { Injectable, Logger } from '@nestjs/common';
import { RateLimit } from '../../platform/rate-limit/index.js';
import type { Principal } from '../../platform/tenancy/context.js';
import { BasicMode } from './basic/basic-mode.js';
import { QUICK_QUESTIONS } from './basic/fixed.answers.js';
import { Budget } from './budget/budget.js';
import type { ChatCard } from './dto/card.dto.js';
import type { ChatInput, ChatReply } from './dto/chat.dto.js';
import type { Listener } from './listener.js';
import { ModelFailed } from './model/model-failure.js';
import { ModelMode } from './model/model-mode.js';

const FELL_BACK =
  'The AI service did not answer, so this comes from your own data and the handbook.';
const SUGGESTED = 3;

/** What ends an answer whose parts the listener has received. */
export type Ending = Pick<ChatReply, 'mode' | 'sources' | 'suggestions' | 'notice' | 'plan'>;

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
  ) {}

  /** Counts the question: how many at once, and with a model, which costs money, against the day's. */
  async admit(who: Principal): Promise<void> {
    await this.rateLimit.consume('chat', { account: who.userId, business: who.businessId });
    if (this.model.isThere) await this.budget.admit(who);
  }

  async converse(
    who: Principal,
    input: ChatInput,
    listener: Listener,
    signal: AbortSignal,
  ): Promise<Ending> {
    if (!this.model.isThere) return this.answerInBasicMode(who, input, listener);
    const forwarding = new ForwardingListener(listener);
    try {
      const { sources, notice } = await this.model.answer(who, input, forwarding, signal);
      const suggestions = QUICK_QUESTIONS.filter((each) => each !== input.message);
      return { mode: 'model', sources, suggestions: suggestions.slice(0, SUGGESTED), notice };
    } catch (error) {
      if (!(error instanceof ModelFailed)) throw error;
      if (signal.aborted) throw new AnswerInterrupted();
      this.logger.warn(`The model failed: ${error.message}.`);
      if (forwarding.hasText) throw new AnswerInterrupted();
      const ending = await this.answerInBasicMode(who, input, forwarding);
      return { ...ending, notice: FELL_BACK };
    }
  }

  /** The same as one answer; what broke off is answered without the model. */
  async reply(who: Principal, input: ChatInput, signal: AbortSignal): Promise<ChatReply> {
    const collected = new CollectingListener();
    try {
      const ending = await this.converse(who, input, collected, signal);
      return collected.reply(ending);
    } catch (error) {
      if (!(error instanceof AnswerInterrupted)) throw error;
      const again = new CollectingListener();
      const ending = await this.answerInBasicMode(who, input, again);
      return again.reply({ ...ending, notice: FELL_BACK });
    }
  }

  private async answerInBasicMode(
    who: Principal,
    input: ChatInput,
    listener: Listener,
  ): Promise<Ending> {
    const answer = await this.basic.answer(who, input, (label) => listener.tool(label));
    for (const card of answer.cards ?? []) listener.card(card);
    await listener.delta(answer.text);
    const { sources, suggestions, plan } = answer;
    return { mode: 'basic', sources, suggestions, ...(plan && { plan }) };
  }
}

/** Forwards each part to the next listener, and the same card only once. */
class ForwardingListener implements Listener {
  hasText = false;
  private readonly cards = new Set<string>();

  constructor(private readonly next: Listener) {}

  delta(text: string): void | Promise<void> {
    this.hasText = true;
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
