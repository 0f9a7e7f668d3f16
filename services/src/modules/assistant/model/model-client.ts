import { Injectable } from '@nestjs/common';
import OpenAI, { AzureOpenAI, type ClientOptions } from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions';
import { Clock } from '../../../platform/clock/clock.js';
import { Config, type ModelSettings } from '../../../platform/config/config.js';
import { Metrics } from '../../../platform/metrics/index.js';
import { traced } from '../../../platform/tracing/index.js';
import { Limits } from '../budget/limits.js';
import { CallParts, type AskedCall } from './call-parts.js';
import { dialectAfter, firstDialect, parametersOf, type Dialect } from './dialect.js';
import { failureOf, ModelFailed, restAfter } from './model-failure.js';
import { IdleTimeout } from './idle-timeout.js';
import { noteDone } from './note-done.js';
import { estimated, usageOf, type Usage } from './usage.js';

export type Message = ChatCompletionMessageParam;
type Choice = ChatCompletionChunk.Choice;

/** Reason for an incomplete reply. */
export type CutOff = 'length' | 'filter';

export interface ModelReply {
  text: string;
  calls: AskedCall[];
  cutOff?: CutOff;
  /** Token usage, if the server reported it. */
  usage?: Usage;
}

type Asked = ChatCompletionCreateParamsStreaming;
type Chunks = AsyncIterable<ChatCompletionChunk>;

/** Maximum number of requests. Each of the two parameters may be refused once. */
const MOST_TRIES = 3;

/**
 * No retries, because a person waits and basic mode is a good fallback. No logs of the library, because they may
 * quote the person.
 */
const QUIET = { maxRetries: 0, logLevel: 'off' as const };

function clientOf(
  { apiKey, baseUrl, azure }: ModelSettings,
  fetch: ClientOptions['fetch'],
): OpenAI {
  const options = { apiKey, fetch, ...QUIET };
  if (!azure) return new OpenAI({ ...options, baseURL: baseUrl });
  return new AzureOpenAI({ ...options, endpoint: azure.endpoint, apiVersion: azure.version });
}

/** Receives the text as it is streamed; reading from the model pauses until its promise resolves. */
export type OnText = (delta: string) => void | Promise<void>;

/** Any server that speaks OpenAI's chat completions. */
@Injectable()
export class ModelClient {
  private readonly settings?: ModelSettings;
  private restsUntil = 0;
  private dialect: Dialect;

  constructor(
    { model }: Config,
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {
    this.settings = model;
    this.dialect = firstDialect(model ?? {});
    if (model?.dailyTokens !== undefined) limits.tokensPerBusiness = model.dailyTokens;
    if (model?.restSeconds !== undefined) limits.restMs = model.restSeconds * 1000;
  }

  get isThere(): boolean {
    return this.settings !== undefined;
  }

  /**
   * One call, streamed: the text as it comes, the tool calls at the end.
   *
   * @throws ModelFailed when there is no usable answer, or the model rests after a failure
   */
  async ask(
    messages: Message[],
    tools: ChatCompletionTool[],
    caller: AbortSignal,
    onText: OnText = () => undefined,
  ): Promise<ModelReply> {
    if (this.clock.now().getTime() < this.restsUntil) throw new ModelFailed('it rests');
    const idle = new IdleTimeout(this.limits.firstWordMs, this.limits.silenceMs, caller);
    const reply = new Reply(this.limits.answerCharacters, idle, onText);
    try {
      await traced({ name: `chat ${this.settings?.name}`, kind: 'client' }, () =>
        this.stream(messages, tools, idle, reply),
      );
      const ended = reply.ended();
      this.restsUntil = 0;
      return { ...ended, usage: ended.usage ?? estimated([messages, tools], ended.text) };
    } catch (error) {
      const failure = failureOf(error, idle);
      // A failure in the middle of an answer causes no pause. A failure before it does, because the next person would
      // wait as long.
      if (!reply.hasText && !caller.aborted)
        this.rest(restAfter(failure, error, this.limits.restMs));
      throw failure;
    } finally {
      idle.stop();
    }
  }

  private async stream(
    messages: Message[],
    tools: ChatCompletionTool[],
    { signal }: IdleTimeout,
    reply: Reply,
  ): Promise<void> {
    if (!this.settings) throw new ModelFailed('there is none');
    const { name: model } = this.settings;
    // The library's `withOptions` loses the version that Azure needs.
    const client = clientOf(
      this.settings,
      noteDone(() => (reply.isDone = true)),
    );
    const asked = { model, messages, stream: true as const, ...(tools.length > 0 && { tools }) };
    const stream = await this.open(client, asked, signal);
    for await (const { choices, usage } of stream) {
      if (usage) reply.usage = this.counted(usageOf(usage));
      if (choices[0]) await reply.add(choices[0]);
      // Leaving the loop ends the request.
      if (reply.cutOff) break;
    }
  }

  /** Sends a request, again without a parameter that the server refuses. Later requests leave it out too. */
  private async open(client: OpenAI, asked: Asked, signal: AbortSignal): Promise<Chunks> {
    let sent = this.dialect;
    for (let tries = 1; ; tries++) {
      const parameters = parametersOf(sent, this.limits.answerTokens);
      try {
        return await client.chat.completions.create({ ...asked, ...parameters }, { signal });
      } catch (error) {
        const other = tries < MOST_TRIES ? dialectAfter(error, sent) : undefined;
        if (!other) throw error;
        this.dialect = sent = other;
      }
    }
  }

  private counted(usage: Usage): Usage {
    for (const kind of ['prompt', 'completion', 'cached'] as const)
      this.metrics.assistantTokens.inc({ kind }, usage[kind]);
    return usage;
  }

  private rest(ms: number): void {
    this.restsUntil = this.clock.now().getTime() + ms;
  }
}

/** The received part of an answer. */
class Reply {
  isDone = false;
  cutOff?: CutOff;
  usage?: Usage;
  private text = '';
  private readonly calls = new CallParts();

  constructor(
    private readonly longest: number,
    private readonly idle: IdleTimeout,
    private readonly onText: OnText,
  ) {}

  get hasText(): boolean {
    return this.text !== '';
  }

  async add({ delta, finish_reason: reason }: Choice): Promise<void> {
    const { content, tool_calls: calls } = (delta as Choice['delta'] | undefined) ?? {};
    const text = typeof content === 'string' ? content : '';
    // Keep-alive chunks do not restart the timer.
    if (text !== '' || Array.isArray(calls)) this.idle.restart();
    this.calls.add(calls);
    if (text !== '') await this.emit(text);
    if (reason) this.isDone = true;
    if (reason === 'length') this.cutOff = 'length';
    if (reason === 'content_filter') this.cutOff = 'filter';
  }

  ended(): ModelReply {
    // An aborted stream just ends. So does a stream whose connection was cut between two events.
    if (this.idle.signal.aborted) throw new ModelFailed('too slow');
    if (!this.isDone && !this.cutOff) throw new ModelFailed('it broke off');
    return {
      text: this.text,
      calls: this.calls.all(),
      cutOff: this.cutOff,
      usage: this.usage,
    };
  }

  private async emit(text: string): Promise<void> {
    const room = this.longest - this.text.length;
    const delta = text.slice(0, room);
    this.text += delta;
    if (text.length > room) this.cutOff = 'length';
    // Backpressure: a slow reader pauses the model instead of filling our memory.
    this.idle.pause();
    await untilAborted(this.onText(delta), this.idle.signal);
    this.idle.restart();
  }
}

async function untilAborted(work: void | Promise<void>, signal: AbortSignal): Promise<void> {
  if (!work || signal.aborted) return;
  let end: () => void = () => undefined;
  const aborted = new Promise<void>((resolve) => (end = resolve));
  signal.addEventListener('abort', end, { once: true });
  await Promise.race([work, aborted]);
  signal.removeEventListener('abort', end);
}
