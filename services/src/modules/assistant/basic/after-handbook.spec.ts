import { BlogService } from '../../marketing/index.js';
import { Handbook } from '../knowledge/handbook.js';
import { Knowledge } from '../knowledge/knowledge.js';
import { unknownAnswer } from './fixed.texts.js';
import { afterHandbook } from './after-handbook.js';

const knowledge = new Knowledge(new Handbook(), new BlogService());
const after = (before: string, message: string) =>
  afterHandbook(message, before, unknownAnswer(message), knowledge).text;

it.each([
  ['how do i get dog hair out of carpet', 'what tool is best for that', 'Pet hair'],
  ['how do i clean leather seats', 'how often', 'Leather care'],
  ['how do i remove water spots', 'on glass', 'Glass needs its own polish'],
  ['how do i remove hard water from glass', 'and on paint', 'Removing water spots and etching'],
  ['how do i remove a sticker', 'with a hair dryer?', 'stickers and glue on paint'],
  ['how do i remove a sticker from paint', 'with a hair dryer?', 'warm with a hair dryer'],
  ['how do i add a service', 'and delete one', 'Delete a service'],
])('is asked together with the question before: %s, %s', (before, message, title) => {
  expect(after(before, message)).toContain(title);
});

it.each([
  ['how do i add a service', 'and how do i hide one'],
  ['how do i clean leather seats', 'what about pizza'],
  ['how do i clean leather seats', 'whats the capital of france'],
])('what it says nothing of is not answered by the same again: %s, %s', (before, message) => {
  expect(after(before, message)).toMatch(/^I don't know that one/);
});
