import type { Answer } from './answer.js';
import { forWhom, ownJobsText, seesCustomers } from './own-jobs.js';

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
