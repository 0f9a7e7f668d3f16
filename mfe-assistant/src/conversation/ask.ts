import { api, ApiError, type Schema } from '@clearcoat/api-client';
import { fit, shapes } from '@clearcoat/api-client/answers';
import { readEventStream, type StreamEvent } from './event-stream';

type Reply = Schema<'ChatReply'>;
type Card = Schema<'ChatCard'>;
type Ending = Omit<Reply, 'response' | 'cards'>;

/** Events of an answer, in order. */
export type AnswerPart =
  | { name: 'delta'; data: { text: string } }
  | { name: 'tool'; data: { label: string } }
  | { name: 'card'; data: Card }
  | { name: 'done'; data: Ending }
  | { name: 'error'; data: { message: string; retryable: boolean } };

/**
 * The server ends a turn after 45 s and sends a keep-alive every 10 s, so after this long the
 * connection is lost.
 */
const IDLE_TIMEOUT_MS = 60_000;
const NAMES: readonly string[] = ['delta', 'tool', 'card', 'done', 'error'];

/** Ignores unknown events, which belong to later versions. */
function toPart({ name, data }: StreamEvent): AnswerPart | undefined {
  if (!NAMES.includes(name)) return undefined;
  const read: unknown = JSON.parse(data);
  if (name === 'card') return { name, data: fit(shapes.ChatCard, read) };
  if (name === 'done') return { name, data: fit(shapes.ChatReply, read) };
  return { name, data: read } as AnswerPart;
}

/** Converts an answer in one piece, from a server or proxy that does not stream. */
function* partsOf(reply: Reply): Generator<AnswerPart> {
  yield { name: 'delta', data: { text: reply.response } };
  for (const card of reply.cards ?? []) yield { name: 'card', data: card };
  yield { name: 'done', data: reply };
}

/**
 * Asks the assistant and yields the answer as it streams in.
 *
 * @param controller - aborted by the caller to stop, or by this function when nothing arrives any more
 * @throws ApiError when the question is refused or no answer arrives
 */
export async function* ask(
  body: Schema<'ChatInput'>,
  controller: AbortController,
): AsyncGenerator<AnswerPart> {
  let timeout: number | undefined;
  const restartTimeout = () => {
    window.clearTimeout(timeout);
    timeout = window.setTimeout(() => controller.abort(), IDLE_TIMEOUT_MS);
  };
  restartTimeout();
  try {
    const headers = { Accept: 'text/event-stream' };
    const { data, response } = await api.POST('/api/chat', {
      body,
      headers,
      signal: controller.signal,
    });
    if (data) {
      yield* partsOf(fit(shapes.ChatReply, data));
      return;
    }
    if (!response.body) throw new ApiError(0);
    const reading = { signal: controller.signal, onBytes: restartTimeout };
    for await (const event of readEventStream(response.body, reading)) {
      const part = toPart(event);
      if (part) yield part;
    }
  } finally {
    window.clearTimeout(timeout);
  }
}
