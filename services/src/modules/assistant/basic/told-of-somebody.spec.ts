import { isToldOf, notKeptAnswer } from './told-of-somebody.js';

const DEREK = { id: 'derek', name: 'Derek Quinn' };

it.each([
  'derek quinn sold the tahoe now has a 2024 rivian',
  'derek has a new truck',
  'derek quinn prefers mornings',
  "derek quinn's tahoe plate is abc 1234",
  'derek quinns gate is on the left',
  'derek left his keys',
  'derek quinn prefiere las mañanas',
])('is told, and asks nothing: %s', (text) => {
  expect(isToldOf(text, DEREK)).toBe(true);
});

it.each([
  'derek quinn',
  'derek quinn phone',
  'derek quinns tahoe',
  'derek quinn is on saturday',
  'derek quinn sold the tahoe?',
  'who is derek quinn',
  'is derek quinn allergic to scents',
  'derek quinn has a gate code',
])('is no such thing: %s', (text) => {
  expect(isToldOf(text, DEREK)).toBe(false);
});

it('says where it is kept', () => {
  const { text, sources } = notKeptAnswer(DEREK, 'en');
  expect(text).toMatch(/^I can't write that down\..*Edit Contact/s);
  expect(sources).toEqual([{ title: 'Derek Quinn', url: '/contacts/derek', kind: 'page' }]);
});
