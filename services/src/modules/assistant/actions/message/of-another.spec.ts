import type { Workbench } from '../action.js';
import { request } from '../testing.js';
import { isOfAnother } from './of-another.js';

const whom = (name: string) => ({
  kind: 'people' as const,
  people: [{ id: name, name }],
  said: name,
});
const afterCard = { drafted: [{ appointment: { customer: 'Marcus Keller' } }] };

it.each([
  ['Tanya Hayes', afterCard, true],
  ['Marcus Keller', afterCard, false],
  ['Tanya Hayes', { earlier: [request('book derek turner for a wash monday at 9')] }, true],
  ['Derek Turner', { earlier: [request('book derek turner for a wash monday at 9')] }, false],
  ['Tanya Hayes', { earlier: [request('what is on tomorrow')] }, false],
])('what was drafted is told to %s', async (name, bench, isOther) => {
  expect(await isOfAnother(whom(name), bench as unknown as Workbench)).toBe(isOther);
});

it('is of whoever was drafted for, where nobody is named', async () => {
  expect(await isOfAnother({ kind: 'last' }, afterCard as unknown as Workbench)).toBe(false);
});
