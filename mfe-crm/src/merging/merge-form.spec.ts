import { appointment, contact, place, vehicle } from '@clearcoat/testing';
import { comesAlong, optionsOf, suggested } from './merge-form';

const ana = contact({ name: 'Ana Ruiz', email: '', notes: 'Dog' });
const twin = contact({ name: 'A. Ruiz', email: 'a@example.com', notes: 'Gate 4' });

it('keeps what the kept one has, and takes what it has not', () => {
  expect(suggested(ana, twin)).toEqual({
    name: 'Ana Ruiz',
    phone: ana.phone,
    email: 'a@example.com',
    notes: 'Dog\nGate 4',
  });
});

it('leaves a choice only where both have something else', () => {
  expect(optionsOf('name', ana, twin)).toEqual(['Ana Ruiz', 'A. Ruiz']);
  expect(optionsOf('phone', ana, twin)).toHaveLength(1);
  expect(optionsOf('email', ana, twin)).toEqual(['a@example.com']);
  expect(optionsOf('notes', ana, twin)).toEqual(['Dog\nGate 4', 'Dog', 'Gate 4']);
});

it.each([
  [0, 0, 0, 'There are no jobs, vehicles or addresses to move.'],
  [0, 1, 0, '1 vehicle comes along.'],
  [2, 1, 0, '2 jobs and 1 vehicle come along.'],
  [1, 2, 1, '1 job, 2 vehicles and 1 address come along.'],
])('says what comes along: %d, %d, %d', (jobs, vehicles, places, words) => {
  const times = <T>(number: number, make: () => T) => Array.from({ length: number }, make);
  const details = {
    ...twin,
    history: times(jobs, () => appointment()),
    vehicles: times(vehicles, () => vehicle()),
    places: times(places, () => place()),
  };
  expect(comesAlong(details)).toBe(words);
});
