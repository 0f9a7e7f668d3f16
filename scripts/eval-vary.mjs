/**
 * `npm run eval:vary -- FILE` asks the questions of a file, and each of them with one word removed
 * at a time. It prints variants with the same answer: the answer ignores those words. `--behind
 * LIST` appends each line of another file instead. `--then LIST` asks each line as a follow-up,
 * and prints those that lost conditions or dates.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, say } from './bootstrap.mjs';
import { lost, thenEach, unchanged, withEach, withoutEach } from './varied.mjs';

const SHOWN = 3;
const [QUESTIONS, ANSWERS] = ['var/eval-varied.json', 'var/eval-varied-answers.json'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { behind: { type: 'string' }, then: { type: 'string' } },
});
const read = (file) => readFileSync(file, 'utf8');
const linesOf = (file) =>
  read(file)
    .split('\n')
    .filter((line) => line.trim() !== '');

const questions = JSON.parse(read(positionals[0]));
const varied = values.behind
  ? withEach(questions, linesOf(values.behind))
  : values.then
    ? thenEach(questions, linesOf(values.then))
    : withoutEach(questions);

const inRoot = (file) => path.join(ROOT, file);
mkdirSync(inRoot('var'), { recursive: true });
writeFileSync(inRoot(QUESTIONS), JSON.stringify([...questions, ...varied]));
const node = (...args) => spawnSync('node', args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
const status =
  node('services/build.mjs') || node('scripts/eval-file.mjs', inRoot(QUESTIONS), inRoot(ANSWERS));
if (status !== 0) process.exit(status);

const answers = JSON.parse(read(inRoot(ANSWERS)));
const answerOf = new Map(answers.map(({ id, answer }) => [id, answer.split('\n')[0]]));
const found = values.then ? lost(varied, answers) : unchanged(varied, answers);
for (const [changed, some] of found) {
  say(`${changed} (${some.length})`);
  for (const { id, question, after } of some.slice(0, SHOWN))
    say(`    ${[...(after ?? []), question].join(' > ')} => ${answerOf.get(id)}`);
}
say(`${found.reduce((sum, [, some]) => sum + some.length, 0)} of ${varied.length}`);
