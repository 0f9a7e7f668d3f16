import { query } from '../../../test/support/database.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import { HourlyTasks, Worker } from './index.js';

let servers: TestApp[];

beforeAll(async () => {
  const first = await startTestApp();
  servers = [first, await startTestApp({ databaseUrl: first.config.databaseUrl })];
});

afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop();
});

const url = () => servers[0]!.config.databaseUrl;

/** Hourly jobs by task. */
const jobs = () =>
  query<{ task: string; state: string }>(
    url(),
    `select singleton_key as task, state::text from pgboss.job where name = 'hourly' order by 1`,
  );

it('each task runs once an hour in all processes together, and a failure stops no other', async () => {
  await query(url(), 'revoke delete on notifications from clearcoat_platform');
  await Promise.all(servers.map(({ app }) => app.get(HourlyTasks).plan()));
  const tasks = servers[0]!.app.get(HourlyTasks).names.toSorted();
  expect(await jobs()).toEqual(tasks.map((task) => ({ task, state: 'created' })));

  for (const { app } of servers) {
    await app.get(Worker).drain();
    await app.get(HourlyTasks).plan();
  }
  expect(await jobs()).toEqual(
    tasks.map((task) => ({ task, state: task === 'notifications' ? 'retry' : 'completed' })),
  );
});
