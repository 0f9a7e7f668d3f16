import type { Workbench } from '../actions/action.js';
import { TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Plan } from '../plan/plan.js';
import type { Told } from '../understood/told.js';
import { eachQuestion } from './each-question.js';

const plan: Plan = { want: 'value', measure: 'spent', filters: [], group: 'customer', limit: 1 };
const period = { from: '2026-08-25', to: '2026-11-22' };
const told = { plan, facts: { plan: { ...plan, period } }, language: 'en' } as unknown as Told;
const id = '00000000-0000-4000-8000-000000000001';

/** Each question with the plan and the people that it goes on from. */
async function benches(message: string) {
  const seen: [string, Plan | undefined, string[]][] = [];
  const desk = {
    ...{ vocabulary, today: TODAY },
    lastPeople: () => Promise.resolve([]),
  } as unknown as Workbench;
  await eachQuestion(desk, message, [], {
    knowledge: {} as Knowledge,
    find: async (bench, question) => {
      seen.push([question, bench.meant, (await bench.lastPeople()).map(({ name }) => name)]);
      const text = `[**Grace Dawson**](/contacts/${id}): **$6,839.60**`;
      return { text, sources: [], suggestions: [], told };
    },
  });
  return seen;
}

it('the second question goes on from what the first one was told: its days, and whoever stood first', async () => {
  const [first, second] = await benches('who spent the most and when was she last here');
  expect(first).toEqual(['who spent the most', undefined, []]);
  expect(second).toEqual(['when was she last here', { ...plan, period }, ['Grace Dawson']]);
});

it('of two that both ask, one that nothing answers is not lost in an article of the other', async () => {
  const desk = { vocabulary, today: TODAY, lastPeople: () => Promise.resolve([]) };
  const { text } = await eachQuestion(
    desk as unknown as Workbench,
    'how do i clean wool carpets and how long do they take to dry',
    [],
    {
      knowledge: {} as Knowledge,
      find: () => ({ text: 'No.', sources: [], suggestions: [], isNo: true }),
    },
  );
  expect(text).toBe(
    'To “how do i clean wool carpets”: No.\n\nTo “how long do they take to dry”: No.',
  );
});
