import type { ListedJob } from '../../plan/lists.js';
import type { Plan } from '../../plan/plan.js';
import type { Workbench } from '../action.js';
import { answeredJob } from './answered.js';

const job = (id: string, startTime: string) => ({ id, date: '2026-11-28', startTime }) as ListedJob;
const LEVEL = [job('a', '08:00'), job('b', '08:00'), job('c', '09:00')];
const APART = LEVEL.slice(1);

/** After a list of these, or of the first of them. */
const after = (jobs: readonly ListedJob[], meant: Partial<Plan> = {}) =>
  ({
    meant: { want: 'list', measure: 'jobs', filters: [], ...meant },
    plans: {
      run: (_: unknown, { limit }: Plan) => Promise.resolve({ jobs: jobs.slice(0, limit) }),
    },
  }) as unknown as Workbench;

const first = { when: {}, turn: 'first' as const };
const him = { when: {}, whom: { kind: 'last' as const } };
const ofFirst = { order: 'earliest', limit: 1 } as const;

it('of two that begin together neither is the first, nor him', async () => {
  expect(await answeredJob(first, after(LEVEL))).toBeUndefined();
  expect(await answeredJob(first, after(APART))).toBe(APART[0]);
  expect(await answeredJob({ ...first, turn: 'second' }, after(LEVEL))).toBe(LEVEL[1]);
  expect(await answeredJob(him, after(LEVEL, ofFirst))).toBeUndefined();
  expect(await answeredJob(him, after(APART, ofFirst))).toBe(APART[0]);
});
