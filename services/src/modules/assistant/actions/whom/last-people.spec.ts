import { amongSpoken } from '../../language/pieces/spoken-names.js';
import { vocabulary } from '../testing.js';
import { oneOfThem } from './last-people.js';

const people = ['Ana Ruiz', 'Bo Lee'].map((name) => ({ id: name, name }));

it('is whoever stands first, of a ranking', () => {
  expect(oneOfThem(people, { group: 'customer', order: 'most' })).toEqual(people.slice(0, 1));
});

it('is nobody who is known where the first two are level', () => {
  const level = people.map((person) => ({ ...person, figure: '2' }));
  expect(oneOfThem(level, { group: 'customer', order: 'most' })).toEqual(level);
});

it('is nobody who is known, of a list', () => {
  expect(oneOfThem(people, { want: 'list', measure: 'customers' })).toEqual(people);
  expect(oneOfThem(people)).toEqual(people);
});

describe('one of several of a name', () => {
  const names = ['Ana Ruiz', 'Ana Gomez', 'Bo Ruiz'];
  const people = names.map((name) => ({ id: name, name }));
  const all = { ...vocabulary, customersCalled: () => Promise.resolve(people) };
  it.each([
    [['when is ana ruiz in next', 'whats on friday'], 'Ana Ruiz'],
    [['A draft for **Ana Gomez**:'], 'Ana Gomez'],
    [['text ana ruiz hi', 'and who is Bo Ruiz'], 'Bo Ruiz'],
    [['bo ruiz', '- [**Ana Gomez**](/contacts/1), [Ana Ruiz](/contacts/2)'], names.join()],
    [['whats on friday'], names.join()],
    [['joana ruizmann'], names.join()],
  ])('after %j', async (texts, expected) => {
    const found = await amongSpoken(all, texts).customersCalled(['ana']);
    expect(found.map(({ name }) => name).join()).toBe(expected);
  });
});
