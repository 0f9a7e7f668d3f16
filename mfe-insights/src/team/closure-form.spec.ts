import { timeInWords, toClosureInput, toFormValues } from './closure-form';

const closure = {
  id: 'x1',
  crewId: null,
  fromDate: '2026-12-24',
  toDate: '2026-12-24',
  starts: null,
  ends: null,
  reason: '',
  version: 1,
};

it.each([
  [closure, 'Thu, Dec 24 · All day'],
  [{ ...closure, toDate: '2027-01-02' }, 'Thu, Dec 24–Jan 2, 2027 · All day'],
  [{ ...closure, starts: '12:00', ends: '13:30' }, 'Thu, Dec 24 · 12:00–1:30 PM'],
  [{ ...closure, starts: '20:00', ends: '24:00' }, 'Thu, Dec 24 · 8:00 PM–Midnight'],
])('a closure is said in words', (values, words) => {
  expect(timeInWords(values, '2026-11-24')).toBe(words);
});

it('a closure stays what it is through reading and saving', () => {
  const ofCrew = { ...closure, crewId: 'c1', starts: '12:00', ends: '13:00' };
  expect(ofCrew).toMatchObject(toClosureInput(toFormValues(ofCrew)));
  expect(toClosureInput(toFormValues(closure))).toEqual({
    fromDate: '2026-12-24',
    toDate: '2026-12-24',
    reason: '',
  });
});
