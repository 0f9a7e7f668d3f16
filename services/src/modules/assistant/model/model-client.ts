import { Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import type {
  ChatCompletionChunk,
  ChatCompletionMessageParam,
  ChatCompletionTool,
} from 'openai/resources/chat/completions';
import { Config, type ModelSettings } from '../../../platform/config/config.js';

export type Message = ChatCompletionMessageParam;
type Delta = ChatCompletionChunk.Choice.Delta;

export interface AskedCall {
  id: string;
  name: string;
  json: string;
}

export interface ModelReply {
  text: string;
  calls: AskedCall[];
}

/** The model gave no usable answer; the reason holds nothing anyone typed. */
export class ModelFailed extends Error {}

/** Any server that speaks OpenAI's chat completions. */
@Injectable()
export class ModelClient {
  private readonly settings?: ModelSettings;
  private readonly client?: OpenAI;

  constructor({ model }: Config) {
    this.settings = model;
    // Without a retry of its own: a person waits, and the fallback is good.
    this.client =
      model && new OpenAI({ apiKey: model.apiKey, baseURL: model.baseUrl, maxRetries: 0 });
  }

  get isThere(): boolean {
    return this.client !== undefined;
  }

  /** One call, streamed: the text as it comes, the tool calls at the end. */
  async ask(
    messages: Message[],
    tools: ChatCompletionTool[],
    signal: AbortSignal,
    onText: (delta: string) => void = () => undefined,
  ): Promise<ModelReply> {
    if (!this.client || !this.settings) throw new ModelFailed('there is none');
    const calls = new CallParts();
    let text = '';
    let isDone = false;
    try {
      const request = { model: this.settings.name, messages, stream: true } as const;
      const stream = await this.client.chat.completions.create(
        { ...request, ...(tools.length > 0 && { tools }) },
        { signal },
      );
      for await (const { choices } of stream) {
        const [choice] = choices;
        if (!choice) continue;
        const delta = choice.delta as Delta | undefined;
        if (typeof delta?.content === 'string' && delta.content !== '') {
          text += delta.content;
          onText(delta.content);
        }
        calls.add(delta?.tool_calls);
        isDone ||= Boolean(choice.finish_reason);
      }
    } catch (error) {
      throw new ModelFailed(reasonOf(error, signal));
    }
    // An aborted stream simply ends, and so does one whose connection was cut between two events.
    if (signal.aborted) throw new ModelFailed('too slow');
    if (!isDone) throw new ModelFailed('it broke off');
    return { text, calls: calls.all() };
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'too slow';
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' ? `status ${status}` : 'no connection';
}

/** Tool calls come in pieces; some servers leave out the index or the id. */
class CallParts {
  private readonly parts = new Map<number, AskedCall>();

  add(deltas: Delta['tool_calls']): void {
    if (!Array.isArray(deltas)) return;
    for (const { index, id, function: called } of deltas) {
      const isNew = Boolean(id ?? called?.name);
      const at = (index as number | undefined) ?? this.parts.size - (isNew ? 0 : 1);
      const part = this.parts.get(at) ?? { id: '', name: '', json: '' };
      part.id ||= id ?? '';
      part.name += called?.name ?? '';
      part.json += called?.arguments ?? '';
      this.parts.set(at, part);
    }
  }

  all(): AskedCall[] {
    const ordered = [...this.parts].sort(([one], [other]) => one - other);
    return ordered.map(([index, call]) => ({ ...call, id: call.id || `call_${index}` }));
  }
}
