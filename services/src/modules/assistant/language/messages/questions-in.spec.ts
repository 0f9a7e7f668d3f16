import { questionsIn } from './questions-in.js';

it.each([
  ["how much is a ceramic and when's the next opening", 2],
  ['how much did i make in may', 1],
  ['whats on today and who is due', 2],
  ['How many jobs today? And how much are they worth?', 2],
  ['ok and how many jobs was that', 1],
  ['whats on tomorrow and do i have any openings', 2],
  ['who has a tesla and has been here twice', 1],
  ['jobs on monday and tuesday', 1],
  ['cuánto gané ayer y quién viene hoy', 2],
  ['Give Ms. Young a call', 1],
  ['text ana and ask when she can come', 1],
  ['text ana, ask if she is in', 1],
  ['full detail vs express, which made more', 1],
  ['book ana friday at 2 and how much is it', 2],
  ['who came in, who cancelled, who is new, who is due', 1],
])('%s', (text, count) => {
  expect(questionsIn(text)).toHaveLength(count);
});

it("keeps the words of each part, and the 'and' before a count", () => {
  expect(questionsIn('revenue this month and how many jobs')).toEqual([
    'revenue this month',
    'and how many jobs',
  ]);
  expect(questionsIn('whats on monday and any openings')).toEqual([
    'whats on monday',
    'any openings',
  ]);
});
