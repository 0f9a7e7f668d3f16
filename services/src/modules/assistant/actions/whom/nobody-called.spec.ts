import { readCancellation } from '../appointment/cancel.js';
import { meaning } from '../message/testing.js';
import { request } from '../testing.js';

it.each([
  ["cancel tom miller's appt", "tom miller's"],
  ['cancel zoes appointment', 'zoes'],
  ['cancela la cita de zoe', 'zoe'],
  ['cancel the duplicate appointment', undefined],
  ['cancel the appointment', undefined],
])('whose appointment is called off, and is nobody known: %s', async (text, stranger) => {
  expect((await readCancellation(request(text)))?.stranger).toBe(stranger);
});

it.each([
  ['write tom miller we are running late', 'sms nobody ?tom miller other'],
  ['write tom miller that his car is ready', 'sms nobody ?tom miller other'],
  ['write french menu', 'no message'],
  ['write down that we need towels', 'no message'],
])('who is written to, and is nobody known: %s', async (text, expected) => {
  expect(await meaning(text)).toBe(expected);
});
