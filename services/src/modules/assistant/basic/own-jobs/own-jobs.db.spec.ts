import { readable } from '../../../../../test/assistant/eval.js';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../../../test/support/visitor.js';
import { query } from '../../../../../test/support/database.js';
import { Toolbox } from '../../tools/toolbox.js';
import { DEMO_ACCOUNT } from '../../../auth/index.js';
import { DemoAccounts } from '../../../demo/index.js';
import { addDays, formatTime } from '../../../../platform/time/zone.js';
import type { Principal } from '../../../../platform/tenancy/context.js';

type Job = Schemas['MyJobOfDay'];

/** A Wednesday, at 11:00 in New York. */
const TODAY = '2026-06-17';

let server: TestApp;
let technician: Visitor;
let jobs: Job[];

beforeAll(async () => {
  server = await startTestApp({
    now: `${TODAY}T15:00:00Z`,
    env: { DEMO_MODE: '1', RATE_LIMIT_SCALE: '1000' },
  });
  await server.app.get(DemoAccounts).createMissing('America/New_York');
  technician = server.visitor();
  await technician.post('/api/login', { ...DEMO_ACCOUNT, email: 'van1@clearcoat.example' });
  jobs = (await technician.get<Job[]>('/api/my-jobs')).body;
});

afterAll(() => server.stop());

async function ask(message: string): Promise<string> {
  const { body } = await technician.post<Schemas['ChatReply']>('/api/chat', { message });
  return readable(body.response);
}

const idsIn = (text: string) =>
  new Set([...text.matchAll(/\(\/my-jobs\/([\w-]+)\)/g)].map(([, id]) => id));

it('answers each day with the jobs of the own-jobs list', async () => {
  expect(jobs.length).toBeGreaterThan(3);
  for (let ahead = -1; ahead <= 14; ahead++) {
    const day = addDays(TODAY, ahead);
    const ofDay = jobs.filter(({ date }) => date === day);
    const list = await ask(`what do i have on ${day}`);
    expect([day, idsIn(list)]).toEqual([day, new Set(ofDay.map(({ id }) => id))]);
    const count = ofDay.length === 0 ? 'no jobs' : `${ofDay.length} job`;
    expect(await ask(`how many jobs on ${day}`)).toContain(`Your crew has ${count}`);
  }
});

it('answers for each customer with the details of their job only', async () => {
  const coming = jobs.filter(({ date }) => date > TODAY);
  const names = [...new Set(coming.map(({ customer }) => customer.name))];
  for (const name of names.slice(0, 8)) {
    const job = coming.find(({ customer }) => customer.name === name) as Job;
    const answer = await ask(`address, phone number and car for ${name}`);
    expect([name, idsIn(answer)]).toEqual([name, new Set([job.id])]);
    for (const fact of [
      job.place?.street,
      job.customer.phone,
      job.vehicle?.label,
      formatTime(job.startTime),
    ])
      expect(answer).toContain(fact ?? '');
  }
});

it('gives the language model the same jobs, without prices and e-mail addresses', async () => {
  const tools = server.app.get(Toolbox, { strict: false });
  const [person] = await query<{ userId: string; businessId: string }>(
    server.config.databaseUrl,
    `select id as "userId", business_id as "businessId" from users where email = 'van1@clearcoat.example'`,
  );
  const timeZone = 'America/New_York';
  const who = { ...person, timeZone, role: 'technician', isPlatformAdmin: false } as Principal;
  const days = { from: addDays(TODAY, -1), to: addDays(TODAY, 14) };
  const { data } = await tools.call(who, tools.listOwnJobs, days);
  const shown = jobs.map((job) => [`/my-jobs/${job.id}`, job.customer.name, job.customer.phone]);
  expect(data.jobs.map(({ page, customer, phone }) => [page, customer, phone])).toEqual(shown);
  expect(data.seen).toEqual(days);
  expect(JSON.stringify(data)).not.toMatch(/price|\$|email/i);
  const { data: ahead } = await tools.call(who, tools.listOwnJobs, {});
  expect(ahead.jobs).toHaveLength(jobs.filter(({ date }) => date >= TODAY).length);
});

it('answers the questions suggested to a technician from their jobs', async () => {
  const path = '/api/assistant/suggestions';
  const { questions } = (await technician.get<Schemas['AssistantSuggestions']>(path)).body;
  expect(questions).toHaveLength(3);
  for (const question of questions) expect(await ask(question)).toMatch(/Your crew/);
});
