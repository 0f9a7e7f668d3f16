import { secondOpinionOf } from './second-opinion.js';

const section = (id: string, asked: string[]) => ({ id, title: id, body: id, asked });
const opinion = await secondOpinionOf([
  section('colleague', ['how do i add a new guy', 'add another user', 'invite my helper']),
  section('notes', ['add a note for the crew', 'leave notes for the guy', 'where do notes go']),
  section('belts', ['seat belts are dirty']),
]);

it.each([
  ['notes for the crew', 'notes'],
  ['add a guy', 'colleague'],
  ['dirty belts', 'belts'],
])('%s is of the %s', (question, meant) => {
  const ids = ['colleague', 'notes', 'belts'];
  const likely = opinion(question, ids);
  expect(ids[likely.indexOf(Math.max(...likely))]).toBe(meant);
  expect(likely.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
});

it('knows nothing of what nobody is known to ask for', () => {
  expect(opinion('add a guy', ['a post'])).toEqual([0]);
});
