import type { Schemas, Visitor } from './visitor.js';

const WEEKDAYS = [1, 2, 3, 4, 5, 6];

/** Sets hours from 08:00 to 18:00, Monday to Saturday, in quarters of an hour. */
export const openFromEight = (person: Visitor) =>
  person.put<Schemas['WeekHours']>('/api/hours', {
    ranges: WEEKDAYS.map((weekday) => ({ weekday, starts: '08:00', ends: '18:00' })),
    timeStep: 15,
  });
