import type { Schema } from '@clearcoat/api-client';
import type { SessionState, UserProfile } from '@clearcoat/sdk';

let lastId = 0;
const nextId = (prefix: string) => `${prefix}-${(lastId += 1)}`;

/** A signed-in person; an owner by default. */
export function userProfile(values: Partial<UserProfile> = {}): UserProfile {
  return {
    id: nextId('user'),
    firstName: 'Maya',
    lastName: 'Torres',
    email: 'maya@example.com',
    phone: '',
    businessId: 'business-1',
    businessName: 'Torres Detailing',
    timeZone: 'America/New_York',
    timeFormat: '12h',
    role: 'owner',
    isPlatformAdmin: false,
    profileImage: null,
    emailConfirmed: true,
    version: 1,
    ...values,
  };
}

/**
 * A session of an owner, who may do everything but read messages: each customer's page would
 * request them.
 */
export function sessionState(values: Partial<Schema<'SessionState'>> = {}): Schema<'SessionState'> {
  const permissions: SessionState['permissions'] = [
    'dashboard:read',
    'contacts:read',
    'contacts:write',
    'appointments:read',
    'appointments:write',
    'own-jobs:work',
    'prices:read',
    'revenue:read',
    'settings:read',
    'settings:write',
    'users:manage',
    'data:export',
    'business:manage',
    'assistant:use',
    'account:manage',
  ];
  return { user: userProfile(), permissions: [...permissions], demoMode: false, ...values };
}

export function contact(values: Partial<Schema<'Contact'>> = {}): Schema<'Contact'> {
  return {
    id: nextId('contact'),
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '(555) 123-4567',
    address: '2021 Tesla Model 3, white',
    notes: '',
    lastAppointment: '',
    totalSpent: 0,
    upcomingAppointments: 0,
    imported: null,
    language: 'en',
    version: 1,
    ...values,
  };
}

export function service(values: Partial<Schema<'Service'>> = {}): Schema<'Service'> {
  return {
    id: 's1',
    name: 'Full Detail',
    description: 'Inside and out',
    category: '',
    location: 'both',
    colour: '',
    duration: 240,
    price: 249.99,
    bufferBefore: 0,
    bufferAfter: 0,
    checklist: [],
    hidden: false,
    prices: [],
    version: 1,
    ...values,
  };
}

export function appointment(values: Partial<Schema<'Appointment'>> = {}): Schema<'Appointment'> {
  const id = nextId('appointment');
  return {
    id,
    contactId: 'contact-1',
    serviceId: 's1',
    customer: { id: 'contact-1', name: 'Ana Ruiz', phone: '(555) 123-4567', email: '' },
    vehicle: { id: null, label: '2021 Tesla Model 3, white', size: null },
    place: null,
    crew: { id: 'crew-1', name: 'Main', colour: 'blue' },
    service: 'Full Detail',
    date: '2026-11-23',
    time: '09:00',
    startTime: '09:00',
    endTime: '13:00',
    status: 'scheduled',
    timeline: {
      ...{ confirmedAt: null, onMyWayAt: null, arrivedAt: null },
      ...{ startedAt: null, finishedAt: null, cancelledAt: null },
    },
    source: 'staff',
    cancelReason: '',
    notes: '',
    lines: [],
    listPrice: null,
    listMinutes: null,
    series: null,
    price: 249.99,
    version: 1,
    ...values,
  };
}

/** A job as a technician of its crew sees it. */
export function myJob(values: Partial<Schema<'MyJob'>> = {}): Schema<'MyJob'> {
  const { id, vehicle, place, crew, service, date, startTime, endTime, ...rest } = appointment();
  const { status, timeline, notes, version } = rest;
  const when = { date, startTime, endTime };
  return {
    ...{ id, vehicle, place, crew, service, ...when, status, timeline, notes, version },
    customer: { name: 'Ana Ruiz', phone: '(555) 123-4567' },
    addons: [],
    price: null,
    ...values,
  };
}

export function jobPhoto(values: Partial<Schema<'JobPhoto'>> = {}): Schema<'JobPhoto'> {
  const { id = nextId('photo') } = values;
  const url = `/api/my-jobs/job-1/photos/${id}`;
  return {
    ...{ id, kind: 'before', url, thumbnailUrl: `${url}/thumbnail`, width: 1600, height: 1200 },
    ...{ by: 'Ana Ruiz', at: '2026-11-23T14:05:00.000Z' },
    ...values,
  };
}

export function vehicle(values: Partial<Schema<'Vehicle'>> = {}): Schema<'Vehicle'> {
  return {
    id: nextId('vehicle'),
    label: '2021 Tesla Model 3, white',
    year: 2021,
    make: 'Tesla',
    model: 'Model 3',
    trim: '',
    colour: 'white',
    plate: '',
    vin: '',
    sizeId: 'car',
    size: 'Car',
    coating: '',
    coatedOn: null,
    notes: '',
    version: 1,
    ...values,
  };
}

export function place(values: Partial<Schema<'Place'>> = {}): Schema<'Place'> {
  return {
    id: nextId('place'),
    label: 'Home',
    street: '14 Elm St',
    city: 'Springfield',
    region: 'OH',
    postcode: '45501',
    accessNotes: '',
    directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=14%20Elm%20St',
    version: 1,
    ...values,
  };
}
