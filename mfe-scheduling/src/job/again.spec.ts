import { appointment } from '@clearcoat/testing';
import { againIn, againPath, choicesOf } from './again';

const JOB = appointment({
  date: '2026-11-20',
  startTime: '09:00',
  place: null,
  vehicle: { id: 'car-1', label: '2021 Tesla Model 3, white', size: 'Car' },
});

it('is so many weeks on from the job, or from today once that is later', () => {
  expect(againIn(4, JOB, '2026-11-18')).toBe('2026-12-18');
  expect(againIn(2, JOB, '2026-11-24')).toBe('2026-12-08');
});

it('is the same customer, car, service, crew and time, and says which job that was', () => {
  const query = new URLSearchParams(againPath(JOB, '2026-12-18').split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({
    ...{ contactId: JOB.contactId, serviceId: JOB.serviceId, date: '2026-12-18', time: '09:00' },
    ...{ vehicleId: 'car-1', resourceId: 'crew-1', again: JOB.id },
  });
});

it('offers the usual distances, each with its day', () => {
  expect(choicesOf(JOB, '2026-11-20').map(({ label }) => label)).toEqual([
    'In 2 weeks · Fri, Dec 4',
    'In 4 weeks · Fri, Dec 18',
    'In 6 weeks · Jan 1, 2027',
    'In 8 weeks · Jan 15, 2027',
  ]);
});
