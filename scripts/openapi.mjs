/**
 * `npm run openapi`: writes packages/api-client/openapi.json from the services' DTOs, and from it
 * the front ends' types and the answer shapes. With `--check` it writes nothing and fails if
 * either is stale.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { answerShapes } from './answer-shapes.mjs';
import { ROOT, run } from './bootstrap.mjs';

const documentFile = path.join(ROOT, 'packages/api-client/openapi.json');
const typesFile = path.join(ROOT, 'packages/api-client/src/schema.generated.ts');
const answersFolder = path.join(ROOT, 'packages/api-client/src/answers');

run('node', ['services/build.mjs']);
const folder = mkdtempSync(path.join(tmpdir(), 'clearcoat-openapi-'));
// On exit, because a failing command ends the process.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const fresh = path.join(folder, 'openapi.json');
run('node', ['services/dist/openapi.js', fresh]);
const document = readFileSync(fresh, 'utf8');
const written = {
  [documentFile]: document,
  [typesFile]: astToString(await openapiTS(JSON.parse(document))),
  ...Object.fromEntries(
    Object.entries(answerShapes(JSON.parse(document))).map(([name, text]) => [
      path.join(answersFolder, name),
      text,
    ]),
  ),
};

if (process.argv.includes('--check')) {
  const isCurrent = Object.entries(written).every(
    ([file, text]) => readFileSync(file, 'utf8') === text,
  );
  if (!isCurrent) {
    process.stderr.write('openapi.json, its types or its shapes are stale: run npm run openapi.\n');
    process.exit(1);
  }
} else {
  for (const [file, text] of Object.entries(written)) writeFileSync(file, text);
}
