/**
 * `npm run openapi`: writes packages/api-client/openapi.json from the services' DTOs, and from it
 * the types of the front ends. With `--check` it writes nothing and fails when either is stale.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import openapiTS, { astToString } from 'openapi-typescript';
import { ROOT, run } from './bootstrap.mjs';

const documentFile = path.join(ROOT, 'packages/api-client/openapi.json');
const typesFile = path.join(ROOT, 'packages/api-client/src/schema.generated.ts');

run('node', ['services/build.mjs']);
const folder = mkdtempSync(path.join(tmpdir(), 'clearcoat-openapi-'));
// At the exit, since a command that fails ends the process where it is run.
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const fresh = path.join(folder, 'openapi.json');
run('node', ['services/dist/openapi.js', fresh]);
const document = readFileSync(fresh, 'utf8');
const types = astToString(await openapiTS(JSON.parse(document)));

if (process.argv.includes('--check')) {
  const isCurrent =
    readFileSync(documentFile, 'utf8') === document && readFileSync(typesFile, 'utf8') === types;
  if (!isCurrent) {
    process.stderr.write('openapi.json or its types are stale: run npm run openapi.\n');
    process.exit(1);
  }
} else {
  writeFileSync(documentFile, document);
  writeFileSync(typesFile, types);
}
