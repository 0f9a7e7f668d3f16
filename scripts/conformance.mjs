/**
 * `npm run conformance [-- --check]`: docs/conformance.md from the specification's statements and
 * the results of the last `npm test`. With --check it writes nothing and fails if a statement has
 * no passing test or the page is stale.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, say } from './bootstrap.mjs';
import { allBrowserTests, allJestTests, JEST, PLAYWRIGHT, readReport } from './test-reports.mjs';

const STATEMENTS = path.join(ROOT, 'docs/statements.json');
const PAGE = path.join(ROOT, 'docs/conformance.md');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Tests by the statement they show; only tests that passed in every project. */
function provenBy(results) {
  const tests = new Map();
  for (const test of results) {
    const key = `${test.file} › ${test.title}`;
    const passed = test.status === 'passed' && (tests.get(key)?.passed ?? true);
    tests.set(key, { ...test, passed });
  }
  const proofs = new Map();
  for (const { file, title, tags, passed } of tests.values()) {
    for (const id of passed ? tags : []) {
      proofs.set(id, [...(proofs.get(id) ?? []), `${title} (\`${file}\`)`]);
    }
  }
  return proofs;
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

function pageOf(areas, proofs) {
  const count = areas.reduce((sum, { statements }) => sum + statements.length, 0);
  const parts = areas.map(({ section, title, statements }) => {
    const rows = statements.map(({ id, text, beyond }) => {
      const shownBy = (proofs.get(id) ?? []).toSorted().map(cell).join('<br>');
      return `| ${id} | ${cell(text)} | ${cell(beyond ?? '')} | ${shownBy} |`;
    });
    return [
      `## ${title}`,
      `Section ${section}.`,
      ['| id | statement | beyond it | shown by |', '| --- | --- | --- | --- |', ...rows].join(
        '\n',
      ),
    ].join('\n\n');
  });
  return [
    '# Conformance',
    `Every statement of the specification, ${count} in all, and the tests that show it: each drives the production build in a browser, or the running API over HTTP, or renders a page by itself. 'Beyond it' says where the product does more than the statement, or something better. This page is made by \`npm run conformance\` from the results of \`npm test\`; the statements are in \`docs/statements.json\`, and tests name them: in the browser with \`shows('…')\`, in jest at the end of the title.`,
    ...parts,
    '',
  ].join('\n\n');
}

if (!existsSync(PLAYWRIGHT)) {
  say('There are no results yet: run npm test first.');
  process.exit(1);
}
const areas = readJson(STATEMENTS);
const proofs = provenBy([
  ...allBrowserTests(readReport(PLAYWRIGHT)),
  ...allJestTests(readReport(JEST)),
]);
const page = pageOf(areas, proofs);
const known = new Set(areas.flatMap(({ statements }) => statements.map(({ id }) => id)));
const unknown = [...proofs.keys()].filter((id) => !known.has(id));
if (unknown.length > 0) {
  say(`There are no such statements: ${unknown.join(', ')}`);
  process.exitCode = 1;
}
const unproven = areas
  .flatMap(({ statements }) => statements)
  .filter(({ id }) => !proofs.has(id))
  .map(({ id, text }) => `  ${id}  ${text}`);
if (unproven.length > 0) {
  say(`${unproven.length} statements of the specification have no passing test:`);
  say(unproven.join('\n'));
  process.exitCode = 1;
}
if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, page);
} else if (!existsSync(PAGE) || readFileSync(PAGE, 'utf8') !== page) {
  say('docs/conformance.md is not what the results say: run npm run conformance.');
  process.exitCode = 1;
}
