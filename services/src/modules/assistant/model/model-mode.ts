import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { within } from '../../../platform/time/deadline.js';
import { today } from '../../../platform/time/zone.js';
import { customerOf, type ChatCard } from '../dto/card.dto.js';
import type { ChatInput, ChatSource, ChatTurn } from '../dto/chat.dto.js';
import { Budget } from '../budget/budget.js';
import { Limits } from '../budget/limits.js';
import type { Listener } from '../dto/listener.js';
import type { ToolResult } from '../tools/tool.js';
import { Toolbox, ToolProblem } from '../tools/toolbox.js';
import type { AskedCall } from './call-parts.js';
import { unfoundedDays, unfoundedFigures } from './figures.js';
import { LinkFilter } from '../tools/links.js';
import {
  ModelClient,
  type CutOff,
  type Message,
  type ModelReply,
  type OnText,
} from './model-client.js';
import { ModelFailed } from './model-failure.js';
import { circumstances, describeTool, fenced, SYSTEM_PROMPT } from './prompt.js';
import { isNamedIn, withoutStrangers } from './strangers.js';
import { ThinkFilter } from './think-filter.js';
import type { Plan } from '../plan/plan.js';
import type { Meaning } from '../understood/told.js';

const CHECK_FIGURES =
  'Please check the amounts, numbers and days: not all of them are from your data.';
const CUT_OFF: Record<CutOff, string> = {
  length: 'The answer became too long and ends in the middle.',
  filter: 'The AI service held back a part of the answer.',
};

/** A question, with the plan of the previous answer. */
export interface Question {
  input: ChatInput;
  before?: Meaning;
}

export interface ModelEnding {
  sources: ChatSource[];
  notice?: string;
  /** Plans that were run for the answer. */
  asked: NonNullable<ToolResult['asked']>[];
}

/** Answers by a language model, which chooses the tools and words the result. */
@Injectable()
export class ModelMode {
  private readonly logger = new Logger(ModelMode.name);

  constructor(
    private readonly client: ModelClient,
    private readonly tools: Toolbox,
    readonly limits: Limits,
    private readonly clock: Clock,
    private readonly budget: Budget,
  ) {}

  get isThere(): boolean {
    return this.client.isThere;
  }

  /** Streams the answer to the listener. Throws ModelFailed, perhaps after a part of the answer. */
  async answer(
    who: Principal,
    question: Question,
    listener: Listener,
    gone: AbortSignal,
  ): Promise<ModelEnding> {
    let turn: Turn | undefined;
    const run = (signal: AbortSignal) => {
      turn = new Turn(this, who, question, listener, signal);
      return turn.run();
    };
    try {
      return await within(this.limits.turnMs, run, gone);
    } finally {
      await this.budget.spend(who, turn?.tokens ?? 0);
    }
  }

  /** One call of the model within a turn. */
  ask(turn: AbortSignal, messages: Message[], who: Principal, isLast: boolean, say: OnText) {
    const tools = isLast ? [] : this.tools.of(who).map(describeTool);
    return this.client.ask(messages, tools, turn, say);
  }

  labelOf(name: string): string | undefined {
    return this.tools.find(name)?.label;
  }

  /** @param said - words of the person; drafts may have only the addresses in them */
  run(who: Principal, { name, json }: AskedCall, said: string) {
    return this.tools.callAsAsked(who, name, json, (text) => withoutStrangers(text, said));
  }

  today({ timeZone }: Principal): string {
    return today(this.clock.now(), timeZone);
  }

  /** The time is part of the question, so that the provider can cache everything before it. */
  told(who: Principal, fence: string, message: string): string {
    return `${message}\n\n${circumstances(who, this.clock.now(), fence)}`;
  }

  log(error: unknown): void {
    this.logger.error(error);
  }
}

/** One question, with all calls that its answer needs. */
class Turn {
  private readonly fence = `data-${randomUUID().slice(0, 8)}`;
  private readonly messages: Message[];
  private readonly sources = new Map<string, ChatSource>();
  private readonly asked: ModelEnding['asked'] = [];
  /** Sources of figures. */
  private readonly grounds: string[];
  /** Words of the person in all turns. */
  private readonly said: string;
  /** Tokens of all calls. */
  tokens = 0;
  private answer = '';
  private cards = 0;
  private sent = 0;
  private cutOff?: CutOff;

  constructor(
    private readonly mode: ModelMode,
    private readonly who: Principal,
    { input: { message, conversationHistory = [] }, before }: Question,
    private readonly listener: Listener,
    private readonly signal: AbortSignal,
  ) {
    this.messages = [
      { role: 'system', content: SYSTEM_PROMPT },
      ...conversationHistory.map((turn, at) =>
        earlier(turn, this.fence, at === conversationHistory.length - 1 ? before?.plan : undefined),
      ),
      { role: 'user', content: mode.told(who, this.fence, message) },
    ];
    this.grounds = [message, ...conversationHistory.map(({ content }) => content)];
    const theirs = conversationHistory.filter(({ role }) => role === 'user');
    this.said = [...theirs.map(({ content }) => content), message].join('\n');
  }

  async run(): Promise<ModelEnding> {
    const { rounds } = this.mode.limits;
    for (let round = 1; round <= rounds; round++) {
      const { text, calls, cutOff } = await this.ask(round === rounds);
      this.cutOff = cutOff;
      if (calls.length === 0 || cutOff) return this.end();
      this.messages.push(asMessage(text, calls));
      this.messages.push(...(await this.results(calls)));
      if (this.answer !== '') await this.say('\n\n');
    }
    throw new ModelFailed('too many rounds');
  }

  /** One call of the model. The last call has no tools. */
  private async ask(isLast: boolean): Promise<ModelReply> {
    const size = JSON.stringify(this.messages).length;
    this.sent += size;
    const { promptCharacters } = this.mode.limits;
    if (this.sent > promptCharacters) throw new ModelFailed('too much to read');
    const isNearTheEnd = this.sent + size > promptCharacters;
    const thoughts = new ThinkFilter();
    const links = new LinkFilter();
    const reply = await this.mode.ask(
      this.signal,
      this.messages,
      this.who,
      isLast || isNearTheEnd,
      (delta) => this.say(links.push(thoughts.push(delta))),
    );
    await this.say(links.push(thoughts.end()) + links.end());
    this.tokens += (reply.usage?.prompt ?? 0) + (reply.usage?.completion ?? 0);
    return reply;
  }

  private say(text: string): void | Promise<void> {
    if (text === '') return;
    this.answer += text;
    return this.listener.delta(text);
  }

  private end(): ModelEnding {
    if (this.answer.trim() === '') throw new ModelFailed('it said nothing');
    const isFounded =
      unfoundedFigures(this.answer, this.grounds).length === 0 &&
      unfoundedDays(this.answer, this.grounds, this.mode.today(this.who)).length === 0;
    const notices = [
      ...(this.cutOff ? [CUT_OFF[this.cutOff]] : []),
      ...(isFounded ? [] : [CHECK_FIGURES]),
    ];
    const notice = notices.join(' ') || undefined;
    return { sources: [...this.sources.values()], notice, asked: this.asked };
  }

  /** Runs all tool calls at once. Results keep the order of the calls. */
  private results(calls: AskedCall[]): Promise<Message[]> {
    const labels = calls.map(({ name }) => this.mode.labelOf(name));
    for (const label of new Set(labels)) if (label) this.listener.tool(label);
    const most = this.mode.limits.callsARound;
    return Promise.all(
      calls.map(async (call, index) => ({
        role: 'tool' as const,
        tool_call_id: call.id,
        content: index < most ? await this.result(call) : problem('Too many calls at once.'),
      })),
    );
  }

  private async result(call: AskedCall): Promise<string> {
    try {
      const { data, sources, card, asked } = await this.mode.run(this.who, call, this.said);
      if (card) this.show(card);
      if (asked) this.asked.push(asked);
      for (const source of sources) this.sources.set(source.url, source);
      // The answer may name the days of the arguments.
      this.grounds.push(
        JSON.stringify(data),
        (call.json.match(/\d{4}-\d\d-\d\d/g) ?? []).join(' '),
      );
      return fenced(data, this.fence);
    } catch (error) {
      if (error instanceof ToolProblem) return problem(error.message);
      this.mode.log(error);
      return problem('This did not work. Say that the data could not be read.');
    }
  }

  /**
   * Shows a draft for a customer that the person named, up to the limit. Text in a note must not fill the screen with
   * drafts.
   */
  private show(card: ChatCard): void {
    const customer = customerOf(card) ?? card.title;
    if (!isNamedIn(customer, this.said)) {
      throw new ToolProblem('The person did not name this customer. Ask whom they mean.');
    }
    const { cards } = this.mode.limits;
    if (this.cards >= cards) throw new ToolProblem(`At most ${cards} drafts fit in an answer.`);
    this.cards += 1;
    this.listener.card(card);
  }
}

const problem = (sentence: string) => JSON.stringify({ error: sentence });

/** A message of the history. Earlier answers may quote a customer, so they are fenced as data, like tool results. */
function earlier({ role, content }: ChatTurn, fence: string, plan?: Plan): Message {
  return role === 'user'
    ? { role, content }
    : { role, content: fenced({ earlierAnswer: content, plan }, fence) };
}

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
