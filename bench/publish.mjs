/**
 * Time from a changed source to served bytes: one remote is changed in a separate checkout, built,
 * checked, published, and fetched from a server. Fails above the limit, or if another app was
 * built as well.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { scratchWorkspace } from '../packages/federation/src/testing/scratch-workspace.ts';

/** In seconds, on two cores. */
const LIMIT = 30;
const FOLDERS = ['shell', 'marketing', 'crm', 'scheduling', 'insights', 'assistant'].map((name) =>
  name === 'shell' ? name : `mfe-${name}`,
);

const folder = mkdtempSync(path.join(tmpdir(), 'clearcoat-bench-'));
const webRoot = path.join(folder, 'www');
const publishedCrm = () =>
  JSON.parse(readFileSync(path.join(webRoot, 'registry/remotes.json'), 'utf8')).remotes.find(
    ({ name }) => name === 'crm',
  ).stable;

const team = scratchWorkspace(path.join(folder, 'team'), FOLDERS, { built: true });
team.mfe('up', '--to', webRoot);
const server = createServer(({ url }, response) => {
  const file = path.join(webRoot, url);
  response.writeHead(existsSync(file) ? 200 : 404);
  response.end(existsSync(file) ? readFileSync(file) : '');
}).listen(0);
const before = publishedCrm();

const started = performance.now();
team.replace('mfe-crm/src/module.tsx', "title: 'Contact' ", "title: 'One contact' ");
const said = team.mfe('up', '--to', webRoot);
const { entry } = publishedCrm();
const answer = await fetch(`http://localhost:${server.address().port}${entry}`);
await answer.arrayBuffer();
const seconds = (performance.now() - started) / 1000;

const isAlone = said === 'front end: building crm\n' && entry !== before.entry && answer.ok;
process.stdout.write(said);
process.stdout.write(`published and served in ${seconds.toFixed(1)} s, limit ${LIMIT} s\n`);
server.close();
rmSync(folder, { recursive: true, force: true });
process.exit(isAlone && seconds <= LIMIT ? 0 : 1);
