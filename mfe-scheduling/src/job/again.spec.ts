import { appointment, place } from '@clearcoat/testing';
import { takenFrom } from '../appointment-form/appointment-form';
import { appointmentField, eachAppointmentField } from '../shared/appointment-fields';
import type { AppointmentInput } from '../shared/appointments-api';
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
    ...{ vehicleId: 'car-1', crewId: 'crew-1', again: JOB.id },
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

/** Fields that the next booking takes, from the address or from the earlier job, or why it does not. */
const AGAIN: Record<keyof AppointmentInput, string> = {
  contactId: 'taken',
  serviceId: 'taken',
  vehicleId: 'taken',
  placeId: 'taken',
  crewId: 'taken',
  startTime: 'taken',
  endTime: 'taken',
  price: 'taken',
  lines: 'taken',
  date: 'the chosen distance from the earlier one',
  time: 'the same as startTime',
  endDate: 'the same as date',
  status: 'a new booking',
  cancelReason: 'a new booking',
  source: 'set by the server',
  onlyIfFree: 'a question about one request',
  ...eachAppointmentField((name) =>
    appointmentField(name).isCopied ? 'taken' : 'about one visit',
  ),
};

it('takes every field of a job that is not about one visit', () => {
  const job = appointment({ vehicle: JOB.vehicle, place: place(), price: 80 });
  const query = new URLSearchParams(againPath(job, '2026-12-18').split('?')[1]);
  const start = { date: '2026-12-18', startTime: job.startTime };
  const brought = takenFrom(start, job, { addons: [], timeZone: 'America/New_York' });
  const taken = [...query.keys(), ...Object.keys(brought)].map((name) =>
    name === 'time' ? 'startTime' : name,
  );
  const wanted = Object.entries(AGAIN).filter(([, why]) => why === 'taken');
  const names = wanted.map(([name]) => name);
  expect(taken.filter((name) => name in AGAIN && name !== 'date').sort()).toEqual(names.sort());
});
