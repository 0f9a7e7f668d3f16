/**
 * `npm run findings` writes docs/findings.md from docs/findings/*.json: what reviews found, what became
 * of it, and the test that fails when it comes back.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'docs/findings');
const PAGE = path.join(ROOT, 'docs/findings.md');
const OUTCOMES = ['mended', 'no fault', 'later'];

const HEAD = `# Findings

What reviews of the product found, and what became of each. 'Mended' names the test that fails when the
mend is taken out; \`npm run test:broken\` takes many of them out and sees that it does. 'Later' is no
fault of what is there but a capability that another piece of work brings. Written by
\`npm run findings\` from \`docs/findings/\`.
`;

export function readFindings() {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(FOLDER, name), 'utf8')));
}

/** What is wrong with a finding; nothing when it is complete and its tests are there. */
export function problemsOf({ id, what, outcome, why, test, commit }) {
  const files = (test ?? '').match(/[\w./-]+\.spec\.tsx?/g) ?? [];
  return [
    ...(id && what ? [] : ['has no number or no sentence']),
    ...(OUTCOMES.includes(outcome) ? [] : [`has the outcome ${outcome}`]),
    ...(outcome !== 'mended' || (test && commit) ? [] : ['names no test or no commit']),
    ...(outcome === 'mended' || why ? [] : ['says no reason']),
    ...files
      .filter((file) => !existsSync(path.join(ROOT, file)))
      .map((file) => `names ${file}, which is not there`),
  ].map((problem) => `${id ?? '?'} ${problem}`);
}

const order = new Intl.Collator('en', { numeric: true });
const cell = (text = '') => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function pageOf(findings) {
  const rows = findings
    .toSorted((one, other) => order.compare(one.id, other.id))
    .map(
      ({ id, what, outcome, why, test, commit }) =>
        `| ${[id, what, outcome, outcome === 'mended' ? test : why, commit].map(cell).join(' | ')} |`,
    );
  const count = (outcome) => findings.filter((each) => each.outcome === outcome).length;
  const sum = OUTCOMES.map((outcome) => `${count(outcome)} ${outcome}`).join(', ');
  const table = [
    '| finding | what it was | outcome | test, or why | commit |',
    '| --- | --- | --- | --- | --- |',
  ];
  return `${HEAD}\n${findings.length} findings: ${sum}.\n\n${[...table, ...rows].join('\n')}\n`;
}

export const readPage = () => (existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');

if (process.argv[1] === import.meta.filename) {
  const findings = readFindings();
  const problems = findings.flatMap(problemsOf);
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n`);
    process.exit(1);
  }
  writeFileSync(PAGE, pageOf(findings));
}
