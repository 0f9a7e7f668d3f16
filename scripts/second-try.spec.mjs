import { expect, it } from '@jest/globals';
import { passedLater } from './second-try.mjs';

const FILE = 'e2e/journeys/session.spec.ts';
const test = (status, title, project) => ({ status, title, project, file: FILE });

it('names what failed at first and passed later, in the project in which it did', () => {
  const before = [
    test('failed', 'signing out', 'desktop'),
    test('failed', 'signing out', 'phone'),
    test('failed', 'signing in', 'desktop'),
    test('passed', 'reloading', 'desktop'),
  ];
  const later = [
    test('passed', 'signing out', 'phone'),
    test('failed', 'signing in', 'desktop'),
    test('passed', 'reloading', 'desktop'),
  ];
  expect(passedLater(before, later)).toEqual([`phone › ${FILE} › signing out`]);
});

it('names nothing when nothing could be run again', () => {
  expect(passedLater([test('failed', 'signing out')], [])).toEqual([]);
});
