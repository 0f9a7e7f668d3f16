/**
 * Delay that the server adds to a model's first piece: the whole server against a fake model on a
 * real socket, measured in the same run. Fails above the limit.
 */
import { TextDecoder } from 'node:util';
import { tsImport } from 'tsx/esm/api';
import { openDemo } from './common/demo.mjs';

const ROUNDS = 40;
const WARM_UP = 5;
const LIMIT_MS = 150;
/** Delay of the fake model. */
const MODEL_MS = 120;

const { FakeOpenAi } = await tsImport('../packages/testing/src/openai/index.ts', import.meta.url);
const fake = await FakeOpenAi.start();
fake.script = () => ({ delayMs: MODEL_MS, text: ['You', ' have', ' two jobs.'], betweenMs: 5 });

const demo = await openDemo({ OPENAI_BASE_URL: fake.url });

/** Milliseconds from the question to the first delta. */
async function firstToken() {
  const started = performance.now();
  const response = await fetch(`${demo.url}/api/chat`, {
    method: 'POST',
    headers: { ...demo.headers, accept: 'text/event-stream' },
    body: JSON.stringify({ message: 'What is on today?' }),
  });
  let text = '';
  let first;
  const decoder = new TextDecoder();
  for await (const chunk of response.body) {
    text += decoder.decode(chunk, { stream: true });
    if (text.includes('event: delta')) first ??= performance.now();
  }
  if (!text.includes('"mode":"model"')) throw new Error(`Not an answer of the model: ${text}`);
  return first - started;
}

const times = [];
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const taken = await firstToken();
  if (round >= 0) times.push(taken - MODEL_MS);
}
times.sort((one, other) => one - other);
const at = (share) => times[Math.min(ROUNDS - 1, Math.floor(ROUNDS * share))];
const median = `median ${at(0.5).toFixed(1)} ms, 95 % under ${at(0.95).toFixed(1)} ms`;
process.stdout.write(`first token after the model's own: ${median}, limit ${LIMIT_MS} ms\n`);

await demo.stop();
await fake.stop();
process.exit(at(0.95) <= LIMIT_MS ? 0 : 1);
