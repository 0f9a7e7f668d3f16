import { expect, it } from '@jest/globals';
import { lost, thenEach, unchanged, withEach, withoutEach } from './varied.mjs';

const question = { id: 'q', question: 'Jobs on Friday?' };
const inOctober = { measure: 'jobs', filters: [{ name: 'crew' }], period: { from: '2026-10-01' } };
const askedOf = (varied) => varied.map((each) => each.question);

it('a question is varied by each of its words, by endings, and by what is asked after it', () => {
  expect(askedOf(withoutEach([question]))).toEqual(['on Friday?', 'Jobs Friday?', 'Jobs on']);
  expect(askedOf(withEach([question], ['in cash']))).toEqual(['Jobs on Friday in cash']);
  expect(thenEach([question], ['and Monday'])).toMatchObject([
    { question: 'and Monday', after: ['Jobs on Friday?'], of: 'q' },
  ]);
});

it('what is answered as before did not depend on what was changed', () => {
  const varied = withEach([question], ['in cash', 'by card']);
  const answers = [
    { id: 'q', answer: '4 jobs' },
    { id: 'q~0', answer: '4 jobs' },
    { id: 'q~1', answer: 'Nothing is recorded of cards.' },
  ];
  expect(unchanged(varied, answers).map(([changed]) => changed)).toEqual(['in cash']);
});

it('a follow-up keeps the conditions and the days of what it follows, or says that it does not', () => {
  const varied = thenEach([question], ['kept', 'lost', 'said']);
  const answers = [
    { id: 'q', answer: '4 jobs', plan: inOctober },
    { id: 'q~0', answer: '1 no-show', plan: { ...inOctober, measure: 'no_shows' } },
    { id: 'q~1', answer: '9 jobs', plan: { ...inOctober, filters: [] } },
    { id: 'q~2', answer: 'This leaves out Van 1: 9 jobs', plan: { ...inOctober, filters: [] } },
  ];
  expect(lost(varied, answers).map(([changed]) => changed)).toEqual(['lost']);
});
