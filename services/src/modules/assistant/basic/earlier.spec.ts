import { TODAY, vocabulary } from '../../../../test/assistant/meaning.js';
import { earlierOf } from './earlier.js';

const reading = {
  ...{ vocabulary, today: TODAY },
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
