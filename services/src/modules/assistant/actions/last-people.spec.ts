import { oneOfThem } from './last-people.js';

const people = ['Ana Ruiz', 'Bo Lee'].map((name) => ({ id: name, name }));

it('is whoever stands first, of a ranking', () => {
  expect(oneOfThem(people, { group: 'customer', order: 'most' })).toEqual(people.slice(0, 1));
});

it('is nobody who is known, of a list', () => {
  expect(oneOfThem(people, { want: 'list', measure: 'customers' })).toEqual(people);
  expect(oneOfThem(people)).toEqual(people);
});
