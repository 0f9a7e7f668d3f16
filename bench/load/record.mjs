import { Agent } from 'node:http';
import { exchange } from '../common/exchange.mjs';
import { quantile } from '../common/quantile.mjs';
import { strangersIn } from './canary.mjs';

/** Each person has a connection, and the files of a page need some more. */
const agent = new Agent({ keepAlive: true });

function faultOf({ status, bytes }, { expected, canary, isOwn }) {
  const text = bytes.toString();
  if (status !== expected) return `${status} instead of ${expected}: ${text.slice(0, 200)}`;
  return strangersIn(text, canary, isOwn);
}

/** Durations and faults of a run's calls, by kind. */
export class Record {
  faults = [];
  times = new Map();

  /**
   * Sends a request and records the result.
   *
   * @returns the answer's bytes, or undefined after a fault
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

  /** One line for each kind, the most frequent first, and one for all. */
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
