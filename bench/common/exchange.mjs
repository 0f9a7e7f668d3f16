import { Buffer } from 'node:buffer';
import { request } from 'node:http';

/** Time after which a person would give up. */
const GIVEN_UP_MS = 30_000;

/** Sends one request and reads its whole answer, over the agent's connections. */
export const exchange = (agent, url, { method = 'GET', headers, body } = {}) =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(GIVEN_UP_MS);
    const sent = request(url, { agent, method, headers, signal }, (response) => {
      const pieces = [];
      response.on('data', (piece) => pieces.push(piece));
      response.once('error', reject);
      response.once('end', () => {
        const { statusCode: status, headers: answered } = response;
        resolve({ status, headers: answered, bytes: Buffer.concat(pieces) });
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
