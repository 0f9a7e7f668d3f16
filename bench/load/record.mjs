import { Agent } from 'node:http';
import { exchange } from '../common/exchange.mjs';
import { quantile } from '../common/quantile.mjs';
import { strangersIn } from './canary.mjs';

/** Each person has a connection of their own, and a page of files takes some more. */
const agent = new Agent({ keepAlive: true });

function faultOf({ status, bytes }, { expected, canary, isOwn }) {
  const text = bytes.toString();
  if (status !== expected) return `${status} instead of ${expected}: ${text.slice(0, 200)}`;
  return strangersIn(text, canary, isOwn);
}

/** How long the calls of a run took, by their kind, and what was wrong with any of them. */
export class Record {
  faults = [];
  times = new Map();

  /**
   * Asks, and notes how that went.
   *
   * @returns the answer's bytes, unless something was wrong with it
   */
  async ask(kind, url, { expected = 200, canary, isOwn = false, ...request } = {}) {
    const started = performance.now();
    try {
      const answer = await exchange(agent, url, request);
      this.note(kind, performance.now() - started);
      const fault = faultOf(answer, { expected, canary, isOwn });
      if (!fault) return answer.bytes;
      this.faults.push(`${kind}: ${fault}`);
    } catch (error) {
      this.note(kind, performance.now() - started);
      this.faults.push(`${kind}: ${error.message}`);
    }
    return undefined;
  }

  note(kind, taken) {
    if (!this.times.has(kind)) this.times.set(kind, []);
    this.times.get(kind).push(taken);
  }

  /** A line for each kind, the most asked first, and one for all. */
  figures(seconds) {
    const kinds = [...this.times].sort(([, one], [, other]) => other.length - one.length);
    const all = kinds.flatMap(([, times]) => times);
    return [...kinds, ['all', all]].map(([kind, times]) => ({
      kind,
      count: times.length,
      rate: times.length / seconds,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
    }));
  }
}
