import { TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import type { Plan } from '../plan/plan.js';
import { earlierOf } from './earlier.js';

const reading = {
  ...{ vocabulary, today: TODAY },
  topicOf: () => Promise.resolve(undefined),
  spokenOf: () => Promise.resolve(undefined),
  firstOf: () => Promise.resolve(undefined),
};
const before = (...questions: string[]) => earlierOf(questions, reading);

it.each(['how do i add a van', 'how do i change the price of trucks', 'como agrego una van'])(
  'of where something is set nothing of the records goes on: %s',
  async (question) => {
    expect(await before(question)).toEqual({ isLost: true });
    expect(await before('how many jobs in october', question)).toEqual({ isLost: true });
  },
);

it('goes on from what was asked of the records', async () => {
  const { plan } = await before('how do i add a van', 'how many jobs in october');
  expect(plan?.period).toMatchObject({ from: '2026-10-01', to: '2026-10-31' });
});

it('a service that the handbook was asked of is only spoken of', async () => {
  const topic: Plan = {
    want: 'value',
    measure: 'jobs',
    filters: [{ name: 'service', values: ['Ceramic Coating'] }],
  };
  const asked = { ...reading, topicOf: () => Promise.resolve(topic) };
  expect(await earlierOf(['how long does a ceramic last'], asked)).toEqual({
    plan: topic,
    isSpoken: true,
  });
});
