/**
 * `npm run test:broken [-- NAME…]`: applies each patch of `broken/` to a copy of the working tree,
 * and runs the test that the patch names. Each patch removes a fix; a patch that no test notices
 * is a failure.
 */
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, say } from './bootstrap.mjs';
import { gitApply, isGreen, misfit, readPatches, verdict } from './broken-patches.mjs';

/** Links every package; workspace packages must resolve to the copy, whose sources are patched. */
function linkPackages(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from)) {
    const source = path.join(from, entry);
    if (entry === '.cache') continue;
    const isLink = lstatSync(source).isSymbolicLink();
    if (isLink) symlinkSync(readlinkSync(source), path.join(to, entry));
    else if (entry.startsWith('@')) linkPackages(source, path.join(to, entry));
    else symlinkSync(source, path.join(to, entry));
  }
}

/** Copies tracked and untracked files; the working tree itself is never touched. */
function copyTo(folder) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64e6 });
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    const source = path.join(ROOT, file);
    if (existsSync(source)) cpSync(source, path.join(folder, file));
  }
  const { workspaces } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  const parents = workspaces.filter((each) => each.endsWith('/*')).map((each) => each.slice(0, -2));
  const within = parents.flatMap((parent) =>
    readdirSync(path.join(ROOT, parent)).map((each) => path.join(parent, each)),
  );
  const remotes = readdirSync(ROOT).filter((each) => each.startsWith('mfe-'));
  for (const each of [
    '.',
    ...workspaces.filter((name) => !name.includes('*')),
    ...within,
    ...remotes,
  ]) {
    const packages = path.join(ROOT, each, 'node_modules');
    if (existsSync(packages)) linkPackages(packages, path.join(folder, each, 'node_modules'));
  }
}

/** Jest's report; empty if it could not write one. */
function jest(folder, project, files, title) {
  const output = path.join(folder, 'var/test-broken.json');
  rmSync(output, { force: true });
  mkdirSync(path.dirname(output), { recursive: true });
  const args = [path.join(ROOT, 'node_modules/jest/bin/jest.js')];
  args.push('--selectProjects', project, '--json', `--outputFile=${output}`, '--runInBand');
  // A failing test may leave handles open.
  args.push('--forceExit');
  if (title) args.push('--testNamePattern', title);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...args, '--runTestsByPath', ...files], {
      cwd: folder,
      stdio: 'ignore',
    });
    child.on('close', () =>
      resolve(existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : { testResults: [] }),
    );
  });
}

/** One run for each project: every named test must pass before patches are applied. */
async function greenReports(folder, patches) {
  const reports = {};
  for (const project of new Set(patches.map((patch) => patch.project))) {
    const files = new Set(
      patches.filter((each) => each.project === project).map(({ file }) => file),
    );
    say(`${project}: ${files.size} files as they are`);
    reports[project] = await jest(folder, project, [...files]);
  }
  return reports;
}

async function tryPatch(folder, patch, reports) {
  const reason = misfit(folder, patch);
  if (reason) return `broken patch, it does not apply: ${reason}`;
  if (!isGreen(reports[patch.project], patch)) {
    return `broken patch, its test is not green without it: ${patch.file}`;
  }
  gitApply(folder, patch.path);
  try {
    const result = verdict(await jest(folder, patch.project, [patch.file], patch.title), patch);
    if (result.outcome === 'unnoticed') return 'nobody noticed';
    if (result.outcome === 'unloadable') return `broken patch, ${patch.file} does not run with it`;
    say(`✓ ${patch.name}: noticed by ${patch.file} › ${result.test}`);
    return undefined;
  } finally {
    gitApply(folder, '-R', patch.path);
  }
}

const wanted = process.argv.slice(2);
const known = readPatches(ROOT);
const patches = wanted.length === 0 ? known : known.filter(({ name }) => wanted.includes(name));
const unknown = wanted.filter((name) => !known.some((patch) => patch.name === name));
if (unknown.length > 0) {
  say(`broken/ has no ${unknown.join(', ')}`);
  process.exit(1);
}

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'clearcoat-broken-')));
const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
process.on('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(1));

const copied = ({ path: file, ...patch }) => ({
  ...patch,
  path: path.join(folder, path.relative(ROOT, file)),
});

copyTo(folder);
const reports = await greenReports(folder, patches);
let failures = 0;
for (const patch of patches.map(copied)) {
  const failure = await tryPatch(folder, patch, reports);
  if (failure) say(`✗ ${patch.name} (${patch.what}): ${failure}`);
  failures += failure ? 1 : 0;
}
say(`\n${patches.length - failures} of ${patches.length} patches were noticed`);
process.exitCode = failures === 0 ? 0 : 1;
