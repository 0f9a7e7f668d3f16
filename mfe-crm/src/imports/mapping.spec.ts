import type { ImportColumn } from './imports-api';
import {
  choose,
  doubtfulColumn,
  furtherField,
  holderOf,
  isComplete,
  isDecided,
  readChoice,
  toOptions,
  writeChoice,
} from './mapping';

const choice = { 0: 'name', 1: 'phone', 4: 'notes' } as const;

it('names the column that loses its field when another is chosen for it', () => {
  expect(holderOf(choice, 2, 'notes')).toBe(4);
  expect(choose(choice, 2, 'name')).toEqual({ 1: 'phone', 2: 'name', 4: 'notes' });
});

it('adds a second column of notes or phones to the first', () => {
  expect(furtherField(choice, 'notes')).toBe('moreNotes');
  expect(choose(choice, 2, 'notes')).toEqual({ ...choice, 2: 'notes', 4: 'moreNotes' });
  expect(choose(choice, 2, 'phone')).toEqual({ ...choice, 1: 'secondPhone', 2: 'phone' });
});

it('names none when nobody loses anything', () => {
  expect(holderOf(choice, 4, 'notes')).toBeUndefined();
  expect(holderOf(choice, 2, 'vehicle')).toBeUndefined();
  expect(holderOf({ 3: 'tags' }, 2, 'tags')).toBeUndefined();
});

it('needs a name, and a phone or an email', () => {
  expect(isComplete({ 0: 'firstName', 1: 'email' })).toBe(true);
  expect(isComplete({ 0: 'name', 1: 'notes' })).toBe(false);
});

it('sends several columns of one field, and finds them in the address again', () => {
  const several = { ...choice, 5: 'moreNotes', 6: 'moreNotes', 7: 'tags' } as const;
  expect(toOptions(several, 'skip', { dateOrder: 'day-first' })).toEqual({
    mapping: { name: 0, phone: 1, notes: 4, moreNotes: [5, 6], tags: [7] },
    duplicates: 'skip',
    dateOrder: 'day-first',
  });
  const params = new URLSearchParams();
  writeChoice(params, several, 'skip');
  expect(readChoice(params)).toEqual(several);
});

it('has a question where a column of dates or amounts can be read both ways', () => {
  const columns = [
    { index: 0, name: 'Last visit', dates: { order: 'month-first', doubtful: '3/4/2025' } },
    { index: 1, name: 'Spent', amounts: { decimals: 'comma', doubtful: '' } },
  ] as ImportColumn[];
  const mapped = { 0: 'lastVisit', 1: 'totalSpent' } as const;
  expect(doubtfulColumn(columns, mapped, 'date')?.index).toBe(0);
  expect(doubtfulColumn(columns, mapped, 'amount')).toBeUndefined();
  expect(isDecided(columns, mapped, {})).toBe(false);
  expect(isDecided(columns, mapped, { dateOrder: 'day-first' })).toBe(true);
  expect(isDecided(columns, { 0: 'notes' }, {})).toBe(true);
});
