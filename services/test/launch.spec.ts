import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, dropDatabase, query } from './support/database.js';
import { untilReady } from './support/ready.js';
import { threadClock } from './support/thread-clock.js';
import { Visitor } from './support/visitor.js';

/** End-to-end test of the embedded launch: real processes, killed in every way. */

let dataDir: string;
let started: ChildProcess[] = [];

interface Running {
  process: ChildProcess;
  lines: string[];
  url: string;
  exit: Promise<number | null>;
}

function launchIn(env: Record<string, string> = {}, port = 0): Promise<Running> {
  const entry = path.join(process.env.CLEARCOAT_TEST_DIST ?? '', 'launch.js');
  const code = `import(${JSON.stringify(entry)}).then(({ launch }) =>
    launch({ dataDir: ${JSON.stringify(dataDir)}, port: ${port} }))`;
  const { CLEARCOAT_TEST_DATABASE: _unused, ...rest } = process.env;
  const child = spawn(process.execPath, ['-e', code], { env: { ...rest, ...env } });
  started.push(child);
  const lines: string[] = [];
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    let problems = '';
    child.stderr.on('data', (chunk: Buffer) => (problems += chunk.toString()));
    child.once('exit', (status) => reject(new Error(`Exit ${status}: ${problems}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      lines.push(...chunk.toString().split('\n').filter(Boolean));
      const url = /Clearcoat is at (\S+)/.exec(lines.join('\n'))?.[1];
      const isDemo = env.DEMO_MODE ? env.DEMO_MODE === '1' : !env.DATABASE_URL;
      const complete = url && (!isDemo || lines.at(-1)?.startsWith('Sign in'));
      if (complete) resolve({ process: child, lines, url, exit });
    });
  });
}

/** Pid and port of the server from the pid file. */
const postmaster = async () => {
  const note = path.join(dataDir, 'postgres', 'data', 'postmaster.pid');
  const [pid, , , port] = (await readFile(note, 'utf8')).split('\n');
  return { pid: Number(pid), port: Number(port) };
};

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
  });

const demo = { email: 'demo@clearcoat.example', password: 'clearcoat-demo' };

const said = (process: ChildProcess, words: string) =>
  new Promise<void>((resolve) => {
    process.stdout?.on('data', (chunk: Buffer) => chunk.includes(words) && resolve());
  });

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'clearcoat-launch-'));
  // Under root, the server runs as another user, who needs access.
  await chmod(dataDir, 0o755);
});

/** Stops processes that a failed test left running. They would lock the data of the next test. */
afterEach(async () => {
  const running = started.filter(({ exitCode, signalCode }) => exitCode === null && !signalCode);
  for (const child of running) child.kill('SIGTERM');
  await Promise.all(running.map((child) => once(child, 'exit')));
  started = [];
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

/** Allows several starts with migrations, next to a running browser. */
const LONG_MS = 240_000;

it(
  'starts from nothing, keeps its data, and survives every kind of end',
  async () => {
    const first = await launchIn();
    expect(first.lines.join('\n')).toMatch(/Database created and started \(.+ s\)/);
    expect(first.lines.at(-1)).toMatch('demo@clearcoat.example with the password clearcoat-demo');
    const person = new Visitor(first.url);
    expect((await person.post('/api/login', demo)).status).toBe(200);
    const { id } = await person.addContact({ name: 'Stays Here' });
    // Without fresh statistics, this query would time out after fifteen seconds.
    const message = 'who drives a red truck';
    expect((await person.post('/api/chat', { message, conversationHistory: [] })).status).toBe(200);
    const before = await postmaster();
    first.process.kill('SIGTERM');
    expect(await first.exit).toBe(0);
    expect(await accepts(before.port)).toBe(false);

    const second = await launchIn();
    expect(second.lines.join('\n')).toContain('Database started');
    expect(threadClock(second.process.pid as number, readFileSync)()).toBeLessThan(10_000);
    await untilReady(new Visitor(second.url));
    const orphan = await postmaster();
    second.process.kill('SIGKILL');
    await second.exit;
    expect(await accepts(orphan.port)).toBe(true);

    const third = await launchIn();
    expect(await accepts(orphan.port)).toBe(false);
    const again = new Visitor(third.url);
    await again.post('/api/login', demo);
    expect((await again.get(`/api/contacts/${id}`)).status).toBe(200);

    const recovery = said(third.process, 'started again');
    process.kill((await postmaster()).pid, 'SIGKILL');
    await recovery;
    expect((await again.get(`/api/contacts/${id}`)).status).toBe(200);
    third.process.kill('SIGINT');
    expect(await third.exit).toBe(0);
  },
  LONG_MS,
);

it('takes the next port when the one asked for is taken, and says so', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, 'localhost', resolve));
  const { port } = taken.address() as AddressInfo;
  const running = await launchIn({ DEMO_MODE: '0' }, port);
  expect(running.lines.join('\n')).toContain(`Port ${port} is taken`);
  expect(running.lines.join('\n')).not.toContain('demo@');
  running.process.kill('SIGTERM');
  expect(await running.exit).toBe(0);
  taken.close();
});

it('leaves the data to whoever has it open, and says who that is', async () => {
  const running = await launchIn({ DEMO_MODE: '0' });
  const pid = String(running.process.pid);
  await expect(launchIn({ DEMO_MODE: '0' })).rejects.toThrow(`(process ${pid})`);
  await untilReady(new Visitor(running.url));
  running.process.kill('SIGTERM');
  expect(await running.exit).toBe(0);
});

it('makes no accounts that everyone knows in a database that was given, unless asked to', async () => {
  const databaseUrl = await createDatabase();
  const running = await launchIn({ DATABASE_URL: databaseUrl });
  expect(running.lines.join('\n')).not.toContain('demo@');
  expect((await new Visitor(running.url).post('/api/login', demo)).status).toBe(401);
  expect(await query(databaseUrl, 'select email from credentials')).toEqual([]);
  running.process.kill('SIGTERM');
  expect(await running.exit).toBe(0);
  const asked = await launchIn({ DATABASE_URL: databaseUrl, DEMO_MODE: '1' });
  expect((await new Visitor(asked.url).post('/api/login', demo)).status).toBe(200);
  asked.process.kill('SIGTERM');
  expect(await asked.exit).toBe(0);
  await dropDatabase(databaseUrl);
});

it('refuses a database of an older version, and says how to take its data along', async () => {
  const databaseUrl = await createDatabase();
  await query(databaseUrl, `update migrations set name = 'Foundation1795219200000'`);
  const starting = launchIn({ DATABASE_URL: databaseUrl });
  await expect(starting).rejects.toThrow(/made this database[\s\S]*take its data along/);
  await dropDatabase(databaseUrl);
});

it('says clearly what is wrong with the settings, and leaves nothing running', async () => {
  await expect(launchIn({ LOG_LEVEL: 'loud' })).rejects.toThrow('LOG_LEVEL must be one of');
  await expect(postmaster()).rejects.toThrow('ENOENT');
});
