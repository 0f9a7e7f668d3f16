import type { Answer } from '../answers/answer.js';
import { asksOfNobody, asksToChange, isOfJobs, forWhom, seesCustomers } from './own-jobs.js';
import { ownJobsText } from '../answers/own-jobs.texts.js';

const of = (role: 'technician' | 'staff') => ({ role, isPlatformAdmin: false });
const no: Answer = {
  text: 'I don’t know what “1st” means',
  sources: [],
  suggestions: [],
  isNo: true,
};

it('whoever sees no jobs is told where their own are, not which word is in the way', () => {
  expect(forWhom(of('technician'), no, 'en').text).toMatch(/My Jobs\]\(\/my-jobs\)/);
  expect(forWhom(of('staff'), no, 'en')).toBe(no);
});

it('what cannot be done for them is told the same way', () => {
  const refused: Answer = { text: 'I can draft an appointment', sources: [], suggestions: [] };
  expect(forWhom(of('technician'), refused, 'en', true).text).toMatch(/My Jobs/);
  expect(forWhom(of('technician'), refused, 'en')).toBe(refused);
});

it('of a permission that only technicians lack the same is said', () => {
  expect(ownJobsText('appointments:read', 'es')).toMatch(/My Jobs/);
  expect(ownJobsText('revenue:read', 'en')).toBeUndefined();
});

it('what the handbook has near stays', () => {
  const near = { ...no, sources: [{ title: 'Pet hair', url: '/handbook/pet-hair' }] };
  expect(forWhom(of('technician'), near, 'en')).toBe(near);
  expect(seesCustomers(of('technician'))).toBe(false);
});

it.each([
  'move naomi to 2',
  'change my job tomorrow to 9',
  'let naomi know im late',
  'cancela a naomi',
])('what is to be changed is told where their jobs are: %s', (text) =>
  expect(asksToChange(text)).toBe(true),
);

it.each(['change my password', 'how do i cancel a job', 'tell me about naomi', 'book of the day'])(
  'what only sounds so is not: %s',
  (text) => expect(asksToChange(text)).toBe(false),
);

it.each([
  ['swap my saturday jobs', true],
  ['text them im late', true],
  ['swap the 1.25 jet for 1.1', false],
  ['charge port water', false],
])('what is changed is a job or is not: %s', (text, isSo) => expect(isOfJobs(text)).toBe(isSo));

it('nobody is meant by a pronoun where nobody was spoken of', () => {
  expect(asksOfNobody('her phone')).toBe(true);
  expect(asksOfNobody('her phone was stolen')).toBe(false);
});
