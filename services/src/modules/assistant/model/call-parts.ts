import { randomUUID } from 'node:crypto';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';

type Deltas = ChatCompletionChunk.Choice.Delta['tool_calls'];

export interface AskedCall {
  id: string;
  name: string;
  json: string;
}

const MOST_CALLS = 32;
const LONGEST_CALL = 100_000;

/** Assembles streamed tool calls. Some servers omit the index or the id, or send index 0 for all. */
export class CallParts {
  private readonly parts: AskedCall[] = [];
  /** Call that the server's index stands for now. */
  private readonly byIndex = new Map<number, AskedCall>();

  /** @throws RangeError when there are more than anybody needs */
  add(deltas: Deltas): void {
    if (!Array.isArray(deltas)) return;
    for (const { index, id, function: called } of deltas) {
      const part = this.partFor(index, id, called?.name);
      part.id ||= id ?? '';
      part.name += called?.name ?? '';
      part.json += called?.arguments ?? '';
      if (part.json.length > LONGEST_CALL) throw new RangeError('A call is too long.');
    }
  }

  /** All calls. A call without an id gets a unique one. */
  all(): AskedCall[] {
    return this.parts.map((call) => ({ ...call, id: call.id || `call_${randomUUID()}` }));
  }

  private partFor(index: number | undefined, id?: string, name?: string): AskedCall {
    const current = index === undefined ? this.parts.at(-1) : this.byIndex.get(index);
    const isAnother =
      Boolean(id && current?.id && id !== current.id) ||
      Boolean(index === undefined && (id ?? name)) ||
      // Names are never split, so a name after the arguments starts a new call.
      Boolean(name && current?.json);
    if (current && !isAnother) return current;
    if (this.parts.length === MOST_CALLS) throw new RangeError('There are too many calls.');
    const part = { id: '', name: '', json: '' };
    this.parts.push(part);
    if (index !== undefined) this.byIndex.set(index, part);
    return part;
  }
}
