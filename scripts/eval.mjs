/**
 * `npm run eval`: asks the assistant every case of services/test/assistant/cases, without a model
 * and with the scripted one, and prints a score table. Then it grades the questions over the demo
 * business, by category and set. With `--live` it asks the model of OPENAI_API_KEY,
 * OPENAI_BASE_URL and OPENAI_MODEL, any chat completions server. `npm run eval -- FILE` asks the
 * questions of a file over the demo business (scripts/eval-file.mjs).
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT, say } from './bootstrap.mjs';

const file = process.argv.slice(2).find((each) => !each.startsWith('--'));
if (file) {
  const node = (...args) => spawnSync('node', args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
  const built = node('services/build.mjs');
  process.exit(built === 0 ? node('scripts/eval-file.mjs', path.resolve(file)) : built);
}

const ENOUGH = 0.9;
const isLive = process.argv.includes('--live');
const report = path.join(ROOT, 'var/evals.json');

if (isLive && !process.env.OPENAI_API_KEY && !process.env.OPENAI_BASE_URL) {
  say('Set OPENAI_API_KEY or OPENAI_BASE_URL to ask a live model.');
  process.exit(1);
}

mkdirSync(path.dirname(report), { recursive: true });
rmSync(report, { force: true });
const jest = ['run', '--silent', 'jest', '--', '--selectProjects', 'services'];
const { stderr } = spawnSync('npm', [...jest, '--testPathPatterns', 'assistant/evals'], {
  cwd: ROOT,
  encoding: 'utf8',
  env: { ...process.env, EVAL_REPORT: report, EVAL_LIVE: isLive ? '1' : '0' },
});
if (!existsSync(report)) {
  say(stderr);
  process.exit(1);
}

const { verdicts, graded } = JSON.parse(readFileSync(report, 'utf8'));
const modes = [...new Set(verdicts.map(({ mode }) => mode))];
const topics = [...new Set(verdicts.map(({ topic }) => topic))];
const isRight = ({ problems }) => problems.length === 0;

function score(some) {
  const right = some.filter(isRight).length;
  return `${right}/${some.length}`.padStart(8);
}

const row = (name, cells) => say(name.padEnd(14) + cells.map((cell) => cell.padStart(10)).join(''));
row('', modes);
for (const topic of topics) {
  const of = (mode) => verdicts.filter((each) => each.topic === topic && each.mode === mode);
  row(
    topic,
    modes.map((mode) => score(of(mode))),
  );
}
const all = modes.map((mode) => verdicts.filter((each) => each.mode === mode));
row('all', all.map(score));
const shares = all.map((some) => some.filter(isRight).length / some.length);
row(
  '',
  shares.map((share) => `${(share * 100).toFixed(1)} %`),
);

for (const { mode, topic, id, problems, isHonest } of verdicts.filter((each) => !isRight(each))) {
  say(`${mode}, ${topic}, ${id}: ${problems.join('; ')}${isHonest ? ' (and says so)' : ''}`);
}

const GRADES = ['right', 'rightly no', 'missed', 'false', 'beside the point'];

/** Counts of each grade, and the shares that a test limits. */
function gradesOf(some) {
  const counts = GRADES.map((grade) => some.filter((each) => each.grade === grade).length);
  const [right, no, , wrong, beside] = counts;
  const percent = (count) => `${((100 * count) / some.length).toFixed(1)} %`;
  return [...counts.map(String), percent(right + no), percent(wrong + beside)];
}

for (const set of new Set(graded.map((each) => each.set))) {
  const ours = graded.filter((each) => each.set === set);
  say(`\n${set}: ${ours.length} questions over the demo business`);
  const line = (name, cells) =>
    say(name.padEnd(14) + cells.map((cell) => cell.padStart(18)).join(''));
  line('', [...GRADES, 'useful', 'wrong']);
  for (const category of new Set(ours.map((each) => each.category))) {
    line(category, gradesOf(ours.filter((each) => each.category === category)));
  }
  line('all', gradesOf(ours));
  const fellBack = ours.filter(({ mode }) => mode === 'basic').length;
  if (isLive)
    say(`${fellBack} of them were answered in basic mode: first aid, or the model failed.`);
}
// The other sets are only counted, so that nobody tunes for them.
for (const { set, grade, id, question, lacks } of graded) {
  if (set === 'tune' && grade !== 'right' && grade !== 'rightly no')
    say(`${grade}: ${id}, ${question}${lacks.length > 0 ? ` (lacks ${lacks.join(', ')})` : ''}`);
}
process.exit(shares.every((share) => share >= ENOUGH) ? 0 : 1);
