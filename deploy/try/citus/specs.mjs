/** Database tests of the services on a cluster, each file with its own distributed databases. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, say } from '../../../scripts/bootstrap.mjs';
import { FILES_LEFT_OUT, TESTS_LEFT_OUT } from './left-out.mjs';

/** A statement takes several times as long as on one node, and all nodes share a machine. */
const TEST_MS = 240_000;
const SUITE = /\.db\.spec\.ts$|^test\/security\/.*\.spec\.ts$/;

/** All database specs except those that start their own PostgreSQL. */
function suite() {
  const folders = ['src', 'test'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, 'services', folder), { recursive: true }).map((file) =>
      path.join(folder, file),
    ),
  );
  const specs = files.filter((file) => SUITE.test(file)).map((file) => `services/${file}`);
  return specs.filter((file) => !(file in FILES_LEFT_OUT)).sort();
}

const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const ALL_BUT_LEFT_OUT = `^(?!(?:${Object.keys(TESTS_LEFT_OUT).map(literally).join('|')})$)`;

async function runJest(cluster, files) {
  const folder = mkdtempSync(path.join(tmpdir(), 'clearcoat-citus-suite-'));
  const outputFile = path.join(folder, 'results.json');
  const options = [
    '--selectProjects=services',
    '--maxWorkers=1',
    `--testTimeout=${TEST_MS}`,
    `--testNamePattern=${ALL_BUT_LEFT_OUT}`,
    '--json',
    `--outputFile=${outputFile}`,
  ];
  const jest = path.join(ROOT, 'node_modules/jest/bin/jest.js');
  // The suite is slow, so each file's result is printed as it ends.
  const child = spawn(process.execPath, [jest, ...options, '--runTestsByPath', ...files], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CLEARCOAT_TEST_CITUS: cluster },
  });
  // Ends the suite together with this process.
  const end = () => child.kill();
  process.once('exit', end);
  await once(child, 'close');
  process.off('exit', end);
  try {
    return JSON.parse(readFileSync(outputFile, 'utf8'));
  } catch {
    throw new Error('Jest left no results.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the suite, or some of it, and prints the left-out tests.
 *
 * @param cluster its nodes, in the tests' format
 * @throws Error naming what failed
 */
export async function runSpecs(cluster, chosen) {
  const files = chosen.length > 0 ? chosen : suite();
  const { testResults, success } = await runJest(cluster, files);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status) =>
    tests.filter((test) => test.status === status).map(({ fullName }) => fullName);
  const [passed, failed] = [named('passed'), named('failed')];
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  if (passed.length + failed.length === 0) throw new Error(`No test in ${files.join(', ')}.`);
  if (!success || failed.length > 0 || broken.length > 0) {
    throw new Error(
      [`${passed.length} passed, ${failed.length} failed`, ...failed]
        .concat(broken.map(({ name, message }) => `${name}: ${message.slice(0, 300)}`))
        .join('\n          '),
    );
  }
  const leftOut = tests.filter(({ fullName }) => fullName in TESTS_LEFT_OUT);
  for (const { fullName } of leftOut)
    say(`          left out: ${fullName} (${TESTS_LEFT_OUT[fullName]})`);
  if (chosen.length === 0) {
    for (const [file, reason] of Object.entries(FILES_LEFT_OUT))
      say(`          left out: ${file} (${reason})`);
    const unknown = Object.keys(TESTS_LEFT_OUT).length - leftOut.length;
    if (unknown > 0) throw new Error(`${unknown} of the tests that are left out are not there.`);
  }
  return `${passed.length} tests of ${testResults.length} files, ${leftOut.length} left out`;
}
