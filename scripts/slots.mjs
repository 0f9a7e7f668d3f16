/**
 * `npm run slots -- FILE`: runs the availability engine on the cases of a file (`{ cases: [...]
 * }`, or a list) and prints each difference from the expected slots. Exits with 1 if there is any.
 */
import { readFileSync } from 'node:fs';
import { answerTo } from '../services/test/scheduling/slot-cases.ts';
import { say } from './bootstrap.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  process.stderr.write('Which file? npm run slots -- FILE\n');
  process.exit(1);
}
const read = JSON.parse(readFileSync(file, 'utf8'));
const cases = Array.isArray(read) ? read : read.cases;
const skipped = cases.filter(({ optimized }) => optimized);

const written = (each) => (typeof each === 'string' ? each : `${each.start} to ${each.end}`);

/** Differences: expected but missing (-), and unexpected (+). */
function differences({ expected }, answer) {
  return Object.entries(expected).flatMap(([part, wanted]) => {
    const [want, got] = [wanted, answer[part] ?? []].map((all) => all.map(written));
    return [
      ...want.filter((each) => !got.includes(each)).map((each) => `  - ${each}`),
      ...got.filter((each) => !want.includes(each)).map((each) => `  + ${each}`),
    ];
  });
}

let wrong = 0;
for (const each of cases) {
  if (each.optimized) continue;
  const found = differences(each, answerTo(each));
  if (found.length === 0) continue;
  wrong += 1;
  say(`${each.id}\n${found.join('\n')}`);
}
for (const { id } of skipped)
  say(`${id}: left out, it asks for a grid that this engine does not have`);
say(
  `${cases.length - skipped.length - wrong} of ${cases.length - skipped.length} cases as expected`,
);
process.exitCode = wrong === 0 ? 0 : 1;
