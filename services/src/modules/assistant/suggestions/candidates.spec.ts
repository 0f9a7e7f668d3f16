import { candidates } from './candidates.js';

const all = {
  visitor: 'Ana Ruiz',
  service: 'Full Detail',
  hasLastMonth: true,
  isBookedTomorrow: true,
};

it('begin with what is most particular', () => {
  expect(candidates(all, true)).toEqual([
    'When was Ana Ruiz last here?',
    'How much did Full Detail bring in this month?',
    'How does this month compare with last month?',
    "What's on tomorrow?",
    'Which customers are due for a visit?',
  ]);
});

it('ask nothing about money where somebody may not see it', () => {
  expect(candidates(all, false)).toEqual([
    'When was Ana Ruiz last here?',
    'How many Full Detail jobs this month?',
    "What's on tomorrow?",
    'Which customers are due for a visit?',
    'What is my busiest weekday?',
  ]);
});
