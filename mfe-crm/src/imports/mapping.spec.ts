import { choose, holderOf } from './mapping';

const choice = { 0: 'name', 1: 'phone', 4: 'notes' } as const;

it('names the column that loses its field when another is chosen for it', () => {
  expect(holderOf(choice, 2, 'notes')).toBe(4);
  expect(choose(choice, 2, 'notes')).toEqual({ 0: 'name', 1: 'phone', 2: 'notes' });
});

it('names none when nobody loses anything', () => {
  expect(holderOf(choice, 4, 'notes')).toBeUndefined();
  expect(holderOf(choice, 2, 'vehicle')).toBeUndefined();
});
