import { FakeOpenAi } from '@clearcoat/testing/openai';
import { writeFileSync } from 'node:fs';
import { Toolbox } from '../../src/modules/assistant/tools/toolbox.js';
import { DEMO_ACCOUNT } from '../../src/modules/auth/index.js';
import { DemoAccounts } from '../../src/modules/demo/demo-accounts.js';
import { createDatabase, dropDatabase } from '../support/database.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';
import { EMAIL, openBusiness, PASSWORD, type EvalBusiness } from './business.js';
import { askStreamed, limitsOf, startModelApp, type Streamed } from './chat.js';
import { judge, readCases, scriptFor, type EvalCase, type Mode, type Verdict } from './eval.js';
import { grade, readSet, SETS, type EvalSet, type Graded, type Question } from './grade.js';
import { DEMO_NOW, DEMO_ZONE, Truth } from './truth.js';

const NOW = '2026-06-17T15:00:00Z';
/** Minimum share of right answers in basic mode. */
const ENOUGH = 0.8;
/**
 * Shares of useful and of wrong answers over the demo business. The held-out set was run after every change, so it is
 * no estimate any more. It stays as a second set with its own limit.
 */
const LIMITS: Record<EvalSet, { useful: number; wrong: number }> = {
  tune: { useful: 0.8, wrong: 0.04 },
  'held-out': { useful: 0.8, wrong: 0.04 },
};

const live = process.env.EVAL_LIVE === '1';
const MODES: Mode[] = live ? ['live'] : ['basic', 'scripted'];
/** Number of parallel conversations, because a model takes seconds for each answer. */
const AT_ONCE = live ? 4 : 1;
/** Time limit for the questions of one category. */
const LONGEST = live ? 3 * 60 * 60_000 : undefined;
const topics = readCases();
const verdicts: Verdict[] = [];
const graded: Graded[] = [];

const SETTINGS = { RATE_LIMIT_SCALE: '1000', DEMO_MODE: '1' };
let databaseUrl: string;
let fake: FakeOpenAi;
let business: EvalBusiness;
const servers: Partial<Record<Mode, TestApp>> = {};

const serverOf = (mode: Mode): TestApp => {
  const server = servers[mode];
  if (!server) throw new Error(`There is no server in ${mode} mode`);
  return server;
};

function start(mode: Mode): Promise<TestApp> {
  if (mode === 'basic') return startTestApp({ env: SETTINGS, databaseUrl });
  if (mode === 'scripted') return startModelApp(fake, SETTINGS, databaseUrl);
  const names = ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_MODEL'];
  const given = Object.fromEntries(names.map((name) => [name, process.env[name] ?? '']));
  return startTestApp({ env: { ...SETTINGS, ...given }, databaseUrl });
}

// One database for all servers. They differ only in the model.
beforeAll(async () => {
  databaseUrl = await createDatabase();
  fake = await FakeOpenAi.start();
  for (const mode of MODES) {
    const server = await start(mode);
    servers[mode] = server;
    const most = { perPerson: 10_000, perBusiness: 10_000 };
    // One failure of the model must not answer the next questions in basic mode.
    Object.assign(await limitsOf(server), most, live && { restMs: 0, turnMs: 120_000 });
  }
  business = await openBusiness(serverOf(MODES[0] ?? 'basic'));
});

afterAll(async () => {
  const report = process.env.EVAL_REPORT;
  if (report) writeFileSync(report, JSON.stringify({ verdicts, graded }));
  for (const server of Object.values(servers)) await server.stop();
  await fake.stop();
  await dropDatabase(databaseUrl);
});

const signedIn = async (server: TestApp, email: string, password: string): Promise<Visitor> => {
  const person = server.visitor();
  await person.post('/api/login', { email, password });
  return person;
};

describe.each(MODES)('the assistant, %s', (mode) => {
  let server: TestApp;
  let person: Visitor;
  let labels: Map<string, string>;
  const asked = new Map<string, Streamed>();

  beforeAll(async () => {
    server = serverOf(mode);
    person = await signedIn(server, EMAIL, PASSWORD);
    const { all } = server.app.get(Toolbox, { strict: false });
    labels = new Map(all.map(({ name, label }) => [name, label]));
  });

  async function at(now: string): Promise<void> {
    if (server.clock.now().toISOString() === new Date(now).toISOString()) return;
    server.clock.set(now);
    // The session may have expired.
    person = await signedIn(server, EMAIL, PASSWORD);
  }

  /** Key of equal cases. The scripted model ignores the wording, but cards depend on it. */
  const keyOf = ({ ask, now, calls, scriptedSay, card }: EvalCase) =>
    JSON.stringify(mode === 'scripted' && !card ? [now, calls, scriptedSay] : [now, ask]);

  async function answer(each: EvalCase, topic: string): Promise<Verdict> {
    await at(each.now ?? NOW);
    fake.script = scriptFor(each, business.ids);
    const key = keyOf(each);
    const known = each.history ? undefined : asked.get(key);
    const answered = known ?? (await askStreamed(server.url, person, each.ask, each.history));
    if (!each.history) asked.set(key, answered);
    return judge(each, topic, mode, answered, labels);
  }

  const askAll = async ({ topic, cases }: (typeof topics)[number]) => {
    const ours = [];
    for (const each of cases) ours.push(await answer(each, topic));
    verdicts.push(...ours);
    const wrong = ours.filter(({ problems }) => problems.length > 0);
    if (mode === 'scripted') expect(wrong).toEqual([]);
    if (mode === 'basic') expect(wrong.filter(({ isHonest }) => !isHonest)).toEqual([]);
  };
  it.each(topics)('$topic', askAll, LONGEST);
});

describe('the demo business', () => {
  let person: Visitor;
  let truth: Truth;

  beforeAll(async () => {
    const server = serverOf(live ? 'live' : 'basic');
    server.clock.set(DEMO_NOW);
    await server.app.get(DemoAccounts, { strict: false }).createMissing(DEMO_ZONE);
    person = await signedIn(server, DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
    truth = await Truth.open(databaseUrl);
  });

  afterAll(() => truth.close());

  async function ask(message: string, conversationHistory: object[], plan?: string) {
    const input = { message, conversationHistory, ...(plan && { plan }) };
    return (await person.post<Schemas['ChatReply']>('/api/chat', input)).body;
  }

  /** Asks a question after the earlier ones, with their answers in the history, as the panel sends them. */
  async function converse({ question, after = [] }: Question): Promise<Schemas['ChatReply']> {
    const history: object[] = [];
    let plan: string | undefined;
    for (const content of after) {
      const { response, planToken } = await ask(content, history, plan);
      history.push({ role: 'user', content }, { role: 'assistant', content: response });
      plan = planToken;
    }
    return ask(question, history, plan);
  }

  describe.each(SETS)('%s', (set) => {
    async function gradeOne(each: Question, category: string): Promise<void> {
      const cells = each.truth === undefined ? [] : await truth.of(each.truth);
      const reply = await converse(each);
      const { id, question, after } = each;
      graded.push({
        ...{ id, set, category, question, ...(after && { after }), mode: reply.mode },
        ...{ answer: reply.response, plan: reply.plan, ...grade(each, reply, cells) },
      });
    }

    const ask = async ({ category, questions }: ReturnType<typeof readSet>[number]) => {
      const left = [...questions];
      const next = async (): Promise<void> => {
        for (let one = left.shift(); one; one = left.shift()) await gradeOne(one, category);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, next));
    };
    it.each(readSet(set))('$category', ask, LONGEST);

    it('is useful often enough, and hardly ever wrong', () => {
      if (live) return;
      const ours = graded.filter((each) => each.set === set);
      const share = (...grades: string[]) =>
        ours.filter(({ grade: is }) => grades.includes(is)).length / ours.length;
      expect(ours.length).toBeGreaterThanOrEqual(200);
      expect(share('right', 'rightly no')).toBeGreaterThanOrEqual(LIMITS[set].useful);
      expect(share('false', 'beside the point')).toBeLessThanOrEqual(LIMITS[set].wrong);
    });
  });
});

it('is right often enough without a model, over enough cases', () => {
  if (live) return;
  const basic = verdicts.filter(({ mode }) => mode === 'basic');
  const right = basic.filter(({ problems }) => problems.length === 0);
  expect(basic.length).toBeGreaterThanOrEqual(80);
  expect(right.length / basic.length).toBeGreaterThanOrEqual(ENOUGH);
});
