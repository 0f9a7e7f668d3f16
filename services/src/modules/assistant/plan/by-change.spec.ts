import { byChange } from './by-change.js';
import { parsePlan } from './parse.js';

const row = (key: string, value: number) => ({ key, label: null, value, count: 1, total: 3 });
const told = (order: 'grown' | 'shrunk', limit = 10) =>
  byChange(
    [row('wash', 50), row('wax', 100), row('new', 20)],
    [row('wash', 10), row('wax', 100), row('gone', 30)],
    order,
    limit,
  ).rows.map(({ key, value, before }) => `${key} ${before}>${value}`);

it('what grew the most stands first, what there is none of any more has fallen', () => {
  expect(told('grown')).toEqual(['wash 10>50', 'new 0>20', 'wax 100>100', 'gone 30>0']);
  expect(told('shrunk', 2)).toEqual(['gone 30>0', 'wax 100>100']);
});

it.each([
  { measure: 'revenue', order: 'grown', compare: 'before' },
  { measure: 'revenue', order: 'grown', group: 'service' },
  { measure: 'revenue', order: 'shrunk', group: 'customer', compare: 'before' },
  { measure: 'average', order: 'grown', group: 'service', compare: 'before' },
])('only a sum of each of a few, beside other days, is in that order: %j', (plan) => {
  expect(() => parsePlan(plan)).toThrow('What grew or fell the most');
});
