import { TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import type { Workbench } from '../actions/action.js';
import { BlogService } from '../../marketing/index.js';
import { Handbook } from '../knowledge/handbook.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { understand } from '../language/understand.js';
import { Wants } from '../requests/wants.js';
import { Question } from './question.js';
import { resolve } from './resolvers.js';

const handbook = new Handbook();
const sources = {
  knowledge: new Knowledge(handbook, new BlogService()),
  wants: new Wants(handbook),
};

/** Where a plan is run it is thrown: the records would have answered. */
const RUN = 'the records';

async function answeredBy(text: string): Promise<string> {
  const tell = () => {
    throw new Error(RUN);
  };
  const who = { role: 'owner', isPlatformAdmin: false };
  const desk = { who, today: TODAY, vocabulary, tell } as unknown as Workbench;
  const question = new Question(text, desk, await understand(text, vocabulary, TODAY), sources);
  try {
    return (await resolve(question)).text;
  } catch (error) {
    if (error instanceof Error && error.message === RUN) return RUN;
    throw error;
  }
}

it.each([
  ['whats the best wax for black cars', 'Wax and sealant'],
  ['best wax for a black truck', 'carnauba wax'],
  ['which wax is best for white cars', 'Wax'],
])('what product is best is of the handbook: %s', async (question, title) => {
  expect(await answeredBy(question)).toContain(title);
});

it('how long a wax holds is of no jobs', async () => {
  expect(await answeredBy('cuánto dura la cera')).toContain('How long coatings last');
  expect(await answeredBy('cuánto dura un detallado completo')).toBe(RUN);
});

it('what is surely the answer is never said to be unsure', async () => {
  expect(await answeredBy('whats best for water spots on glass')).toMatch(/^\*\*Glass outside/);
});

it.each([
  'whats the best month for ceramics',
  'best day for full details this year',
  'whats my best service',
])('what brought the most is of the records: %s', async (question) => {
  expect(await answeredBy(question)).toBe(RUN);
});

it.each(['a customer hasnt paid in 30 days', 'jobs i havent marked complete'])(
  'what is told, or named, is no request: %s',
  async (question) => {
    expect(await answeredBy(question)).not.toMatch(/I can't do that for you/);
  },
);

it('a car that smells of gas asks for no costs', async () => {
  expect(await answeredBy('car smells like gas')).not.toMatch(/costs and profit/);
});

it('a word of the trade is no slip of a name', async () => {
  const { people } = await understand('whats my grade for 2025', vocabulary, TODAY);
  expect(people).toEqual([]);
});

it.each([
  'can customers cancel on their own',
  'can my clients cancel a job by themselves',
  'could my helper complete jobs',
])('whether others can do it is no list of what they did: %s', async (question) => {
  expect(await answeredBy(question)).not.toBe(RUN);
});

it.each(['who paid cash last week', 'how many people paid by card this month'])(
  'how somebody paid is written down nowhere, whatever article is near: %s',
  async (question) => {
    expect(await answeredBy(question)).toContain('no record of how somebody paid');
  },
);

it.each([
  'change tanya hayes appt from full detail to interior',
  'cancel derek turner this saturday',
  'send my schedule to van 2',
  'set up a yearly plan for derek turner',
])('what is to be done is no figure: %s', async (question) => {
  expect(await answeredBy(question)).not.toBe(RUN);
});

it.each(['send me last months revenue', 'change in revenue since october'])(
  'what begins like it, and asks, is of the records: %s',
  async (question) => {
    expect(await answeredBy(question)).toBe(RUN);
  },
);

it.each([
  'why was october so slow',
  'why did revenue fall last month',
  'how come november was bad',
])('why days were so is written down nowhere: %s', async (question) => {
  expect(await answeredBy(question)).toContain('no record of why something was so');
});
