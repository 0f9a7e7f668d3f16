import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface AskedMessage {
  role: 'system' | 'user' | 'assistant' | 'tool';
  content: string | null;
  tool_call_id?: string;
  tool_calls?: { id: string; function: { name: string; arguments: string } }[];
}

/** Request of a client. */
export interface AskedCompletion {
  model: string;
  stream?: boolean;
  max_tokens?: number;
  max_completion_tokens?: number;
  stream_options?: { include_usage?: boolean };
  messages: AskedMessage[];
  tools?: { function: { name: string; description: string; parameters: object } }[];
}

export interface FakeCall {
  name: string;
  /** An object, or raw text that is sent as it is, however wrong. */
  args: object | string;
}

export interface FakeReply {
  /** An HTTP error or a redirect instead of an answer, such as 429, 500 or 302. */
  status?: number;
  /** Headers sent with the status. */
  headers?: Record<string, string>;
  /** Error sent with the status. Default: 'Not today', of type 'fake'. */
  error?: { message: string; type?: string; code?: string; param?: string };
  /** Text in streamed pieces. */
  text?: string[];
  /** Repeats the text until the client disconnects. */
  isEndless?: boolean;
  /** Tool calls of one answer; their arguments come in two pieces. */
  calls?: FakeCall[];
  /** Finish reason; null: the stream just ends. */
  finish?: 'length' | 'content_filter' | null;
  /** Token usage, sent at the end on request. */
  usage?: { prompt_tokens: number; completion_tokens: number };
  /** Delays before the first piece and between the others. */
  delayMs?: number;
  betweenMs?: number;
  /** Ending: as usual, never, or by cutting the connection. */
  then?: 'end' | 'stall' | 'disconnect';
}

type Script = (asked: AskedCompletion) => FakeReply;

const SILENT: FakeReply = { text: ['I have nothing to say.'] };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Fake language model server on a real socket, with scripted replies. */
export class FakeOpenAi {
  readonly asked: AskedCompletion[] = [];
  readonly keys: string[] = [];
  readonly paths: string[] = [];
  /** Number of answers that the client left early. */
  left = 0;
  /** Number of characters read of an endless answer. */
  taken = 0;
  /** Time of the latest answer's first piece, by performance.now(). */
  firstPieceAt = 0;
  private replies: FakeReply[] = [];
  private readonly server: Server;

  /** Used when no replies are queued. */
  script: Script = () => SILENT;

  private constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  static async start(): Promise<FakeOpenAi> {
    const fake = new FakeOpenAi();
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  /** URL for OPENAI_BASE_URL. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/v1`;
  }

  /** Queues the next answers. */
  queue(...replies: FakeReply[]): void {
    this.replies.push(...replies);
  }

  /** Forgets everything. */
  reset(): void {
    this.replies = [];
    this.asked.length = 0;
    this.keys.length = 0;
    this.paths.length = 0;
    this.left = 0;
    this.taken = 0;
    this.script = () => SILENT;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    // Azure's URLs contain the deployment and a version.
    if (
      !/^\/(?:v1|openai\/deployments\/[\w.-]+)\/chat\/completions(?:\?|$)/.test(request.url ?? '')
    )
      return void response.writeHead(404).end();
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as AskedCompletion;
    this.asked.push(asked);
    this.keys.push(request.headers.authorization ?? String(request.headers['api-key'] ?? ''));
    this.paths.push(request.url ?? '');
    response.on('close', () => {
      if (!response.writableFinished) this.left += 1;
    });
    await this.answer(asked, this.replies.shift() ?? this.script(asked), response);
  }

  private async repeat(text: string[], response: ServerResponse): Promise<void> {
    const content = text.join('');
    while (!response.destroyed) {
      const hasRoom = send(response, { delta: { content }, finish_reason: null });
      this.taken += content.length;
      if (!hasRoom) {
        // Either event may come late; the abort removes the other listener.
        const both = new AbortController();
        const events = ['drain', 'close'].map((name) =>
          once(response, name, { signal: both.signal }).catch(() => undefined),
        );
        await Promise.race(events);
        both.abort();
      }
    }
  }

  private async answer(
    asked: AskedCompletion,
    reply: FakeReply,
    response: ServerResponse,
  ): Promise<void> {
    const { status, headers, delayMs = 0, betweenMs = 0, then = 'end' } = reply;
    const { error = { message: 'Not today', type: 'fake' } } = reply;
    await pause(delayMs);
    if (status !== undefined) {
      return void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify({ error }));
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    let isFirst = true;
    for (const delta of piecesOf(reply)) {
      if (!isFirst) await pause(betweenMs);
      if (isFirst) this.firstPieceAt = performance.now();
      isFirst = false;
      send(response, { delta, finish_reason: null });
    }
    if (reply.isEndless) await this.repeat(reply.text ?? [], response);
    if (then === 'stall') return;
    if (then === 'disconnect') {
      await pause(20); // lets written data leave first
      return void response.destroy();
    }
    const finish = reply.finish ?? (reply.calls ? 'tool_calls' : 'stop');
    if (reply.finish !== null) send(response, { delta: {}, finish_reason: finish });
    if (reply.usage && asked.stream_options?.include_usage)
      send(response, undefined, { usage: reply.usage });
    response.end('data: [DONE]\n\n');
  }
}

function piecesOf({ text = [], calls = [] }: FakeReply): object[] {
  const spoken = text.map((content) => ({ content }));
  const called = calls.flatMap(({ name, args }, index) => {
    const json = typeof args === 'string' ? args : JSON.stringify(args);
    const middle = Math.ceil(json.length / 2);
    const first = { name, arguments: json.slice(0, middle) };
    return [
      { tool_calls: [{ index, id: `call_${index}_${name}`, type: 'function', function: first }] },
      { tool_calls: [{ index, function: { arguments: json.slice(middle) } }] },
    ];
  });
  return [...spoken, ...called];
}

/** Sends a chunk; returns whether the buffer has room for more. */
function send(response: ServerResponse, choice?: object, more: object = {}): boolean {
  const chunk = {
    id: 'fake',
    object: 'chat.completion.chunk',
    created: 0,
    model: 'fake',
    choices: choice ? [{ index: 0, ...choice }] : [],
    ...more,
  };
  return response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}
