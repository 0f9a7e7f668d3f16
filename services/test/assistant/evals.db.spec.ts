import { FakeOpenAi } from '@clearcoat/testing/openai';
import { writeFileSync } from 'node:fs';
import { Toolbox } from '../../src/modules/assistant/tools/toolbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EMAIL, openBusiness, PASSWORD, type EvalBusiness } from './business.js';
import { askStreamed, limitsOf, startModelApp } from './chat.js';
import { judge, readCases, scriptFor, type EvalCase, type Mode, type Verdict } from './eval.js';

const NOW = '2026-06-17T15:00:00Z';
/** Of all cases in basic mode. */
const ENOUGH = 0.9;

const live = process.env.EVAL_LIVE === '1';
const MODES: Mode[] = live ? ['live'] : ['basic', 'scripted'];
const topics = readCases();
const verdicts: Verdict[] = [];

async function start(mode: Mode, fake: FakeOpenAi): Promise<TestApp> {
  if (mode === 'basic') return startTestApp({ env: { RATE_LIMIT_SCALE: '1000' } });
  if (mode === 'scripted') return startModelApp(fake);
  const names = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL'];
  return startTestApp({
    env: {
      RATE_LIMIT_SCALE: '1000',
      ...Object.fromEntries(names.map((name) => [name, process.env[name] ?? ''])),
    },
  });
}

describe.each(MODES)('the assistant, %s', (mode) => {
  let fake: FakeOpenAi;
  let server: TestApp;
  let business: EvalBusiness;
  let labels: Map<string, string>;

  beforeAll(async () => {
    fake = await FakeOpenAi.start();
    server = await start(mode, fake);
    business = await openBusiness(server);
    const limits = await limitsOf(server);
    Object.assign(limits, { perPerson: 10_000, perBusiness: 10_000 });
    const { all } = server.app.get(Toolbox, { strict: false });
    labels = new Map(all.map(({ name, label }) => [name, label]));
  });

  afterAll(async () => {
    await server.stop();
    await fake.stop();
  });

  async function answer(each: EvalCase, topic: string): Promise<Verdict> {
    const now = each.now ?? NOW;
    if (server.clock.now().toISOString() !== new Date(now).toISOString()) {
      server.clock.set(now);
      // The session may be over by then.
      await business.person.post('/api/login', { email: EMAIL, password: PASSWORD });
    }
    fake.script = scriptFor(each, business.ids);
    const answered = await askStreamed(server.url, business.person, each.ask, each.history);
    return judge(each, topic, mode, answered, labels);
  }

  it.each(topics)(
    '$topic',
    async ({ topic, cases }) => {
      const ours = [];
      for (const each of cases) ours.push(await answer(each, topic));
      verdicts.push(...ours);
      const wrong = ours.filter(({ problems }) => problems.length > 0);
      if (mode === 'scripted') expect(wrong).toEqual([]);
      if (mode === 'basic') expect(wrong.filter(({ isHonest }) => !isHonest)).toEqual([]);
    },
    120_000,
  );
});

it('is right often enough without a model, over enough cases', () => {
  const report = process.env.EVAL_REPORT;
  if (report) writeFileSync(report, JSON.stringify(verdicts));
  if (live) return;
  const basic = verdicts.filter(({ mode }) => mode === 'basic');
  const right = basic.filter(({ problems }) => problems.length === 0);
  expect(basic.length).toBeGreaterThanOrEqual(80);
  expect(right.length / basic.length).toBeGreaterThanOrEqual(ENOUGH);
});
