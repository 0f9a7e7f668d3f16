import { Buffer } from 'node:buffer';
import { Agent, get } from 'node:http';

/** At the same time, so that a server is never without work. */
const CALLERS = 8;

const agent = new Agent({ keepAlive: true, maxSockets: CALLERS });

export const fetchFrom = (url, address, headers) =>
  new Promise((resolve, reject) => {
    get(url + address, { agent, headers }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('end', () => {
        const body = Buffer.concat(pieces).toString();
        if (response.statusCode === 200) resolve(body);
        else reject(new Error(`${address}: ${response.statusCode} ${body}`));
      });
    }).on('error', reject);
  });

/** Milliseconds of each of so many requests. */
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
