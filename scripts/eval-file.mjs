/**
 * Asks the questions of a file over the demo business, in basic mode: `[{ id, question, after? }]`, where `after` are
 * the questions before it in the same conversation. Writes each answer with the plan it was made of.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch } from '../services/dist/launch.js';
import { Cluster } from '../services/dist/platform/embedded/cluster.js';
import { say } from './bootstrap.mjs';

const [file, target = 'var/eval-answers.json'] = process.argv.slice(2);
const questions = JSON.parse(readFileSync(file, 'utf8'));

const dataDir = mkdtempSync(path.join(tmpdir(), 'clearcoat-eval-'));
const cluster = await Cluster.open({ dataDir });
await cluster.start();
const env = { DATABASE_URL: cluster.url(), DEMO_MODE: '1', RATE_LIMIT_SCALE: '1000' };
const product = await launch({ dataDir, port: 0, log: () => undefined, env });

const json = { 'content-type': 'application/json' };
const login = await fetch(`${product.url}/api/login`, {
  method: 'POST',
  headers: json,
  body: JSON.stringify({ email: 'demo@clearcoat.example', password: 'clearcoat-demo' }),
});
const cookie = login.headers.get('set-cookie').split(';')[0];

async function ask(message, conversationHistory) {
  const response = await fetch(`${product.url}/api/chat`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify({ message, conversationHistory }),
  });
  return response.json();
}

/** With what was answered to each question before it, as the panel sends it. */
async function converse({ question, after = [] }) {
  const history = [];
  for (const content of [after].flat()) {
    const { response } = await ask(content, history);
    history.push({ role: 'user', content }, { role: 'assistant', content: response });
  }
  return ask(question, history);
}

const answers = [];
for (const each of questions) {
  const { response, plan, cards, sources } = await converse(each);
  answers.push({ ...each, answer: response, plan, cards, sources });
}
writeFileSync(target, `${JSON.stringify(answers, null, 2)}\n`);
say(`${answers.length} answers are in ${target}.`);
await product.stop();
await cluster.stop();
rmSync(dataDir, { recursive: true, force: true });
