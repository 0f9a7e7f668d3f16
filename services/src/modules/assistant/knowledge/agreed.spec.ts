import { BlogService } from '../../marketing/index.js';
import { Handbook } from './handbook.js';
import { CERTAIN, Knowledge, SHOWN, SURE } from './knowledge.js';

const knowledge = new Knowledge(new Handbook(), new BlogService());
await knowledge.prepare();

it.each([
  ['dog puke on cloth seat what do i use', 'Vomit and other body fluids'],
  ['where do i add a new guy to the crew', 'Invite a colleague'],
  ['same customer is in there twice how do i fix it', 'Merge two customers'],
])('is certain where both ways to tell have no doubt: %s', (question, title) => {
  const { entries, confidence, isSure } = knowledge.nearest(question);
  expect([entries[0]?.title, isSure]).toEqual([title, true]);
  expect(confidence).toBeGreaterThanOrEqual(CERTAIN);
});

it.each([
  ['how do i get blood off engine bay', 'blood'],
  ['how do i get milk off wood trim', 'milk'],
  ['can i use foam cannon on boat', 'boat'],
  ['can i use extractor on engine bay', 'extractor'],
])('is not sure of what says nothing of what another section is called by: %s', (asked, word) => {
  const { confidence, misses } = knowledge.nearest(asked);
  expect(confidence).toBeLessThan(SURE);
  expect(confidence).toBeGreaterThanOrEqual(SHOWN);
  expect(misses.map(({ en }) => en)).toContain(`“${word}”`);
});
