/**
 * Asks the questions of a file over the demo business, in basic mode: `[{ id, question, after?,
 * as? }]`. `after` lists the earlier questions of the conversation, by text or by id (which
 * includes that question's own `after`). `as` asks as a colleague of the demo ('office', 'van1'
 * for a technician) instead of the owner. Writes each answer with its plan.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { openDemo } from '../bench/common/demo.mjs';
import { say } from './bootstrap.mjs';

const [file, target = 'var/eval-answers.json'] = process.argv.slice(2);
const questions = JSON.parse(readFileSync(file, 'utf8'));

const demo = await openDemo({ RATE_LIMIT_SCALE: '1000' });

const sessions = { owner: demo.headers };

async function ask(as, message, conversationHistory, plan) {
  sessions[as] ??= await demo.signIn(`${as}@clearcoat.example`);
  const response = await fetch(`${demo.url}/api/chat`, {
    method: 'POST',
    headers: sessions[as],
    body: JSON.stringify({ message, conversationHistory, plan }),
  });
  return response.json();
}

const byId = new Map(questions.map((each) => [each.id, each]));
const MOST_BEFORE = 10;

/** Texts of all earlier questions, the first one first. */
function wordsBefore({ after = [] }, depth = 0) {
  if (depth > MOST_BEFORE) throw new Error('The questions go round in a circle.');
  return [after].flat().flatMap((each) => {
    const earlier = byId.get(each);
    return earlier ? [...wordsBefore(earlier, depth + 1), earlier.question] : [each];
  });
}

/** Asks with the history of answers and the last plan token, as the panel does. */
async function converse(each) {
  const history = [];
  let meant;
  for (const content of wordsBefore(each)) {
    const { response, planToken } = await ask(each.as ?? 'owner', content, history, meant);
    history.push({ role: 'user', content }, { role: 'assistant', content: response });
    meant = planToken;
  }
  return ask(each.as ?? 'owner', each.question, history, meant);
}

const answers = [];
for (const each of questions) {
  const { response, plan, cards, sources } = await converse(each);
  answers.push({ ...each, answer: response, plan, cards, sources });
}
mkdirSync(path.dirname(target), { recursive: true });
writeFileSync(target, `${JSON.stringify(answers, null, 2)}\n`);
say(`${answers.length} answers are in ${target}.`);
await demo.stop();
