import type { Workbench } from '../action.js';
import { request } from '../testing.js';
import { withTopic } from './about-that.js';
import { readMessage } from './read.js';

// It is Sunday, November 22, 2026, in the afternoon.
async function told(before: string, text: string) {
  const bench = {
    ...{ today: '2026-11-22', now: '16:00', isAfterCard: true, earlier: [request(before)] },
  } as unknown as Workbench;
  const plan = await readMessage(request(text));
  const made = plan && (await withTopic(plan, bench));
  return made?.words;
}

it.each([
  ['book derek turner for a wash sunday at 9', 'text him', 'Nov 29'],
  ['book derek turner for a wash tuesday at 9', 'text him', 'Nov 24'],
  ['move derek turner to sunday at 10', 'let him know', 'Nov 29'],
])('tells of the day that was drafted: %s, %s', async (before, text, day) => {
  expect(await told(before, text)).toContain(day);
});

it('tells no day that may be another one', async () => {
  expect(await told('cancel derek turner sunday', 'let him know')).toBe(
    'we had to cancel your appointment.',
  );
  expect(await told('move derek turner to sunday', 'let him know')).toBeUndefined();
});
