import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { within } from '../../../platform/time/deadline.js';
import { today } from '../../../platform/time/zone.js';
import type { ChatInput, ChatSource } from '../dto/chat.dto.js';
import { Limits } from '../limits.js';
import type { Listener } from '../listener.js';
import { Toolbox, ToolProblem } from '../tools/toolbox.js';
import { unfoundedAmounts } from './amounts.js';
import { LinkFilter } from './links.js';
import { ModelClient, ModelFailed, type AskedCall, type Message } from './model-client.js';
import { describeTool, fenced, systemPrompt } from './prompt.js';

const ROUNDS = 6;
const CALLS_A_ROUND = 8;
const CHECK_AMOUNTS = 'Please check the amounts: not all of them are from your data.';

export interface ModelEnding {
  sources: ChatSource[];
  notice?: string;
}

/** The same tools, chosen and put into words by a language model. */
@Injectable()
export class ModelMode {
  private readonly logger = new Logger(ModelMode.name);

  constructor(
    private readonly client: ModelClient,
    private readonly tools: Toolbox,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  get isThere(): boolean {
    return this.client.isThere;
  }

  /** Answers through the listener; fails with ModelFailed, perhaps after a part of the answer. */
  answer(
    who: Principal,
    input: ChatInput,
    listener: Listener,
    gone: AbortSignal,
  ): Promise<ModelEnding> {
    const turn = (signal: AbortSignal) => new Turn(this, who, input, listener, signal).run();
    return within(this.limits.turnMs, turn, gone);
  }

  /** One call of the model within a turn. */
  ask(
    turn: AbortSignal,
    messages: Message[],
    who: Principal,
    isLast: boolean,
    say: (text: string) => void,
  ) {
    const tools = isLast ? [] : this.tools.of(who).map(describeTool);
    const call = (signal: AbortSignal) => this.client.ask(messages, tools, signal, say);
    return within(this.limits.callMs, call, turn);
  }

  labelOf(name: string): string | undefined {
    return this.tools.find(name)?.label;
  }

  run(who: Principal, { name, json }: AskedCall) {
    return this.tools.callAsAsked(who, name, json);
  }

  prompt(who: Principal, fence: string): string {
    return systemPrompt(who, today(this.clock.now(), who.timeZone), fence);
  }

  log(error: unknown): void {
    this.logger.error(error);
  }
}

/** One question and all that it takes to answer it. */
class Turn {
  private readonly fence = `data-${randomUUID().slice(0, 8)}`;
  private readonly messages: Message[];
  private readonly sources = new Map<string, ChatSource>();
  /** What amounts may come from. */
  private readonly grounds: string[];
  private answer = '';

  constructor(
    private readonly mode: ModelMode,
    private readonly who: Principal,
    { message, conversationHistory = [] }: ChatInput,
    private readonly listener: Listener,
    private readonly signal: AbortSignal,
  ) {
    this.messages = [
      { role: 'system', content: mode.prompt(who, this.fence) },
      ...conversationHistory.map(({ role, content }) => ({ role, content })),
      { role: 'user', content: message },
    ];
    this.grounds = [message, ...conversationHistory.map(({ content }) => content)];
  }

  async run(): Promise<ModelEnding> {
    for (let round = 1; round <= ROUNDS; round++) {
      const filter = new LinkFilter();
      const { text, calls } = await this.mode.ask(
        this.signal,
        this.messages,
        this.who,
        round === ROUNDS,
        (delta) => this.say(filter.push(delta)),
      );
      this.say(filter.end());
      if (calls.length === 0) return this.end();
      this.messages.push(asMessage(text, calls));
      this.messages.push(...(await this.results(calls)));
      if (this.answer !== '') this.say('\n\n');
    }
    throw new ModelFailed('too many rounds');
  }

  private say(text: string): void {
    if (text === '') return;
    this.answer += text;
    this.listener.delta(text);
  }

  private end(): ModelEnding {
    if (this.answer.trim() === '') throw new ModelFailed('it said nothing');
    const isFounded = unfoundedAmounts(this.answer, this.grounds).length === 0;
    return { sources: [...this.sources.values()], notice: isFounded ? undefined : CHECK_AMOUNTS };
  }

  /** All at once, answered in the order they were asked for. */
  private results(calls: AskedCall[]): Promise<Message[]> {
    const labels = calls.map(({ name }) => this.mode.labelOf(name));
    for (const label of new Set(labels)) if (label) this.listener.tool(label);
    return Promise.all(
      calls.map(async (call, index) => ({
        role: 'tool' as const,
        tool_call_id: call.id,
        content:
          index < CALLS_A_ROUND ? await this.result(call) : problem('Too many calls at once.'),
      })),
    );
  }

  private async result(call: AskedCall): Promise<string> {
    try {
      const { data, sources, card } = await this.mode.run(this.who, call);
      if (card) this.listener.card(card);
      for (const source of sources) this.sources.set(source.url, source);
      this.grounds.push(JSON.stringify(data));
      return fenced(data, this.fence);
    } catch (error) {
      if (error instanceof ToolProblem) return problem(error.message);
      this.mode.log(error);
      return problem('This did not work. Say that the data could not be read.');
    }
  }
}

const problem = (sentence: string) => JSON.stringify({ error: sentence });

const asMessage = (text: string, calls: AskedCall[]): Message => ({
  role: 'assistant',
  content: text === '' ? null : text,
  tool_calls: calls.map(({ id, name, json }) => ({
    id,
    type: 'function',
    function: { name, arguments: isObject(json) ? json : '{}' },
  })),
});

/** Some servers refuse to read back arguments that are not JSON. */
function isObject(json: string): boolean {
  try {
    return typeof JSON.parse(json) === 'object';
  } catch {
    return false;
  }
}
