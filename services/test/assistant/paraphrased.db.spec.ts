import type { AskedCompletion, FakeReply } from '@clearcoat/testing/openai';
import { FakeOpenAi } from '@clearcoat/testing/openai';
import { DEMO_ACCOUNT } from '../../src/modules/auth/index.js';
import { DemoAccounts } from '../../src/modules/demo/demo-accounts.js';
import { createDatabase, dropDatabase } from '../support/database.js';
import type { TestApp } from '../support/test-app.js';
import type { Visitor } from '../support/visitor.js';
import { askStreamed, limitsOf, resultsIn, startModelApp } from './chat.js';
import { gradeResult, type ResultGrade } from './grade.js';
import { readKnownPlans, type KnownPlan } from './known-plans.js';
import { paraphrases, type Arguments } from './paraphrase.js';
import { DEMO_NOW, DEMO_ZONE, Truth } from './truth.js';

/** Number of paraphrases per plan. Each plan starts with other ones. */
const EACH = 4;
const ENOUGH = 0.9;

interface Told {
  id: string;
  args: Arguments;
  result: string;
  grade: ResultGrade;
}

let databaseUrl: string;
let fake: FakeOpenAi;
let server: TestApp;
let person: Visitor;
let truth: Truth;

beforeAll(async () => {
  databaseUrl = await createDatabase();
  fake = await FakeOpenAi.start();
  server = await startModelApp(fake, { DEMO_MODE: '1' }, databaseUrl);
  const most = { perPerson: 10_000, perBusiness: 10_000 };
  Object.assign(await limitsOf(server), most, { callsARound: 1 + EACH });
  server.clock.set(DEMO_NOW);
  await server.app.get(DemoAccounts, { strict: false }).createMissing(DEMO_ZONE);
  person = server.visitor();
  await person.post('/api/login', DEMO_ACCOUNT);
  truth = await Truth.open(databaseUrl);
});

afterAll(async () => {
  await truth.close();
  await server.stop();
  await fake.stop();
  await dropDatabase(databaseUrl);
});

const isAnswered = ({ messages }: AskedCompletion) => messages.at(-1)?.role === 'tool';

/** Results of the tool calls, which are made at once as a model may. */
async function results(calls: Arguments[]): Promise<string[]> {
  fake.reset();
  fake.script = (asked): FakeReply =>
    isAnswered(asked)
      ? { text: ['There you are.'] }
      : { calls: calls.map((args) => ({ name: 'ask_records', args })) };
  await askStreamed(server.url, person, 'What do the records say?');
  const last = fake.asked.at(-1);
  return last ? resultsIn(last) : [];
}

const told: Told[] = [];

async function tell({ question, plan }: KnownPlan, turn: number): Promise<void> {
  const all = paraphrases(plan);
  const some = all.map((_, at) => all[(turn * EACH + at) % all.length] ?? {}).slice(0, EACH);
  const calls = [{ ...plan }, ...some];
  const cells = await truth.of(question.truth ?? '');
  (await results(calls)).forEach((result, at) => {
    const args = calls[at] ?? {};
    told.push({
      id: `${question.id}: ${question.question}`,
      args,
      result,
      grade: gradeResult(result, cells),
    });
  });
}

it('a known plan in other words is answered rightly, or refused with the names there are', async () => {
  let turn = 0;
  for (const each of readKnownPlans()) await tell(each, turn++);
  const wrong = told.filter(({ grade }) => grade === 'wrong');
  const right = told.filter(({ grade }) => grade === 'right');
  expect(wrong.map(({ id, args, result }) => [id, args, result])).toEqual([]);
  expect(told.length).toBeGreaterThan(2_500);
  expect(right.length / told.length).toBeGreaterThan(ENOUGH);
}, 120_000);
