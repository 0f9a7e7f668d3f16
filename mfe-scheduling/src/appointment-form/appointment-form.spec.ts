import { appointment } from '@clearcoat/testing';
import type { Appointment } from '../shared/appointments-api';
import {
  consequences,
  findProblem,
  newAppointment,
  takenFrom,
  toAppointmentInput,
  toFormValues,
  type AppointmentFormValues,
} from './appointment-form';

const TIME_ZONE = 'America/New_York';
const open = { endIsSet: false, timeZone: TIME_ZONE };
const set = { endIsSet: true, timeZone: TIME_ZONE };
const fresh = newAppointment('2026-11-21');
const complete: AppointmentFormValues = { ...fresh, contactId: 'c1', serviceId: 's1' };
const fullDetail = { id: 's1', name: 'Full Detail', duration: 240, price: 249.99 };

describe('an appointment that lacks what it should have', () => {
  it('can still be put right', () => {
    const odd = { id: 'a', date: '2026-11-23', status: 'scheduled', notes: '' } as Appointment;
    expect(toFormValues(odd)).toMatchObject({ contactId: undefined, startTime: '', price: '0.00' });
  });
});

describe('the appointment form', () => {
  it('starts with the stated defaults', () => {
    expect(fresh).toEqual({
      contactId: undefined,
      serviceId: '',
      date: '2026-11-21',
      startTime: '12:00',
      endTime: '13:00',
      status: 'scheduled',
      price: '0.00',
      notes: '',
    });
  });

  it('sends the start as time, and the price as a number', () => {
    expect(toAppointmentInput({ ...complete, price: '1,249.50', notes: ' two coats ' })).toEqual({
      contactId: 'c1',
      serviceId: 's1',
      date: '2026-11-21',
      time: '12:00',
      startTime: '12:00',
      endTime: '13:00',
      status: 'scheduled',
      notes: 'two coats',
      price: 1249.5,
    });
  });

  it('leaves an empty price to the service and keeps a zero', () => {
    expect(toAppointmentInput({ ...complete, price: '' }).price).toBeNull();
    expect(toAppointmentInput({ ...complete, price: '0.00' }).price).toBe(0);
  });

  it.each([
    [{}, undefined],
    [{ contactId: undefined }, 'Please select a customer'],
    [{ serviceId: '' }, 'Please select a service type'],
    [{ endTime: '12:00' }, 'End time must be after start time'],
    [{ startTime: '22:00', endTime: '00:00' }, undefined],
  ])('%j → %s', (change, text) => {
    expect(findProblem({ ...complete, ...change })?.text).toBe(text);
  });

  it('reads an appointment, of a time only the first five characters', () => {
    const booked = appointment({
      contactId: '',
      customer: { id: 'c1', name: 'Ana Ruiz', phone: '', email: '' },
      time: '09:30:00',
      startTime: '09:30',
      status: 'in-progress',
      price: 250,
    });
    expect(toFormValues(booked)).toMatchObject({
      contactId: 'c1',
      startTime: '09:30',
      price: '250.00',
      status: 'in-progress',
    });
  });
});

describe('what follows from a change', () => {
  it('fills price and end when a service is chosen', () => {
    expect(consequences({ serviceId: 's1' }, complete, fullDetail, open)).toEqual({
      price: '249.99',
      endTime: '16:00',
    });
  });

  it('leaves an end that the person set', () => {
    expect(consequences({ serviceId: 's1' }, complete, fullDetail, set)).toEqual({
      price: '249.99',
    });
    expect(consequences({ startTime: '15:00' }, complete, fullDetail, set)).toEqual({});
  });

  it('moves the end along with the start', () => {
    const values = { ...complete, startTime: '15:00' };
    expect(consequences({ startTime: '15:00' }, values, fullDetail, open)).toEqual({
      endTime: '19:00',
    });
    expect(consequences({ startTime: '15:00' }, values, undefined, open)).toEqual({
      endTime: '16:00',
    });
  });

  it('goes by real minutes over a change of clocks, also when the day is another', () => {
    const spring = { ...complete, date: '2027-03-14', startTime: '01:00' };
    expect(consequences({ date: spring.date }, spring, fullDetail, open)).toEqual({
      endTime: '06:00',
    });
    const before = appointment({ date: '2027-03-13', startTime: '01:00', endTime: '05:00' });
    const again = takenFrom(spring, before, { addons: [], timeZone: TIME_ZONE });
    expect(again.endTime).toBe('06:00');
  });

  it('does nothing about notes', () => {
    expect(consequences({ notes: 'x' }, complete, fullDetail, open)).toEqual({});
  });
});
