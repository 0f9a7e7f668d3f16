import { costOf } from '../../../../test/support/event-loop.js';
import { Told, Wants } from '../requests/wants.js';
import { Handbook } from './handbook.js';
import { libraryOf, type Entry } from './library.js';

const BOUNDS = { held: 250, megabytes: 500 };

const handbook = new Handbook();
const entries = handbook.sections.map((section): Entry => ({
  ...section,
  id: section.slug,
  kind: 'handbook',
  page: section.title,
}));

it.each([
  ['index', () => libraryOf(entries)],
  ['examples', () => Told.from(new Wants(handbook).requestsAndQuestions())],
])('others are served while the %s is made', async (_, work) => {
  expect((await costOf(work, BOUNDS)).held).toBeLessThan(BOUNDS.held);
});
