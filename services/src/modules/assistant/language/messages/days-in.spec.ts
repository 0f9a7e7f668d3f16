import { withSharedDays } from './days-in.js';

it.each([
  [
    ['how many jobs tomorrow', 'what time is the first one'],
    ['how many jobs tomorrow', 'what time is the first one tomorrow'],
  ],
  [
    ['revenue last week', 'what was the biggest job'],
    ['revenue last week', 'what was the biggest job last week'],
  ],
  [
    ['best service', 'best customer this year'],
    ['best service this year', 'best customer this year'],
  ],
  [
    ['whats on tomorrow', 'do i have any openings'],
    ['whats on tomorrow', 'do i have any openings tomorrow'],
  ],
  [
    ['whos coming friday', 'whats my next opening'],
    ['whos coming friday', 'whats my next opening'],
  ],
  [
    ['how much did i make last week', 'whos my best customer'],
    ['how much did i make last week', 'whos my best customer'],
  ],
  // What is next, or was ever, is of other days.
  [
    ['how much in october', 'who is next'],
    ['how much in october', 'who is next'],
  ],
  [
    ['how many jobs', 'how much money last week'],
    ['how many jobs last week', 'how much money last week'],
  ],
])('%j', (questions, expected) => {
  expect(withSharedDays(questions)).toEqual(expected);
});
