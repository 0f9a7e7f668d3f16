import { meaning } from '../../../../../test/assistant/meaning.js';
import type { Plan } from '../../plan/plan.js';

const ONE: Plan = { want: 'list', measure: 'jobs', filters: [], order: 'most', limit: 1 };

it.each([
  'how much was it',
  'and who was it for',
  'what car do they drive',
  'what time is that',
  'whats she driving',
  'whats he paying for that',
])('of the one job before it says again what its row has: %s', async (text) => {
  expect(await meaning(text, ONE)).toBe('list jobs most #1 []');
});

it('how much is said of each of a few rows', async () => {
  expect(await meaning('how much', { ...ONE, limit: 2 })).toBe('list jobs most #2 []');
});

it('who they are is of the same rows', async () => {
  expect(await meaning('who are they', { ...ONE, limit: 3 })).toBe('list jobs most #3 []');
});
