import { bookedWhenAnswer } from './booked-when.js';

it.each([
  'new bookings today',
  'any new bookings?',
  'how many new appointments this week',
  'did we get any new bookings since yesterday',
  'nuevas citas hoy',
])('%s: for which day it is, and not when it was made', (question) => {
  expect(bookedWhenAnswer(question)?.text).toMatch(/on which day it was booked|qué día se reservó/);
});

it.each([
  'new booking for Tanya on friday',
  'new booking',
  'any bookings today',
  'new customers today',
])('%s is something else', (question) => {
  expect(bookedWhenAnswer(question)).toBeUndefined();
});
