import { Agent } from 'node:http';
import { exchange } from '../common/exchange.mjs';

/** Parallel callers, so that a server is never idle. */
const CALLERS = 8;

const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });

export async function answerFrom(url, address, sent) {
  const { status, headers, bytes } = await exchange(agent, url + address, { headers: sent });
  if (status === 200) return { headers, text: bytes.toString() };
  throw new Error(`${address}: ${status} ${bytes}`);
}

export const fetchFrom = async (url, address, headers) =>
  (await answerFrom(url, address, headers)).text;

/** Milliseconds of each request. */
export async function load(count, ask) {
  const times = [];
  let left = count;
  const caller = async () => {
    while (left-- > 0) {
      const started = performance.now();
      await ask();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, caller));
  return times;
}
