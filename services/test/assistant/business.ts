import { openFromEight } from '../support/hours.js';
import type { TestApp } from '../support/test-app.js';
import type { Schemas, Visitor } from '../support/visitor.js';

export const EMAIL = 'evals@example.com';
export const PASSWORD = 'secret-enough';

const PEOPLE: Partial<Schemas['ContactInput']>[] = [
  {
    name: 'Jordan Blake',
    phone: '(555) 123-4567',
    email: 'jordan@example.com',
    address: '2021 Subaru Outback, blue',
    notes: 'Two dogs, prefers mornings',
  },
  { name: 'Lee Due', phone: '(555) 222-0001', address: '2018 Honda Accord, gray' },
  {
    name: 'Maria Santos',
    phone: '(555) 222-0002',
    email: 'maria@example.com',
    address: '2020 Ford F-150, white',
  },
  { name: 'Omar Haddad', phone: '(555) 222-0003', address: '2019 BMW 330i, black' },
  { name: 'Grace Kim', phone: '(555) 222-0004', address: '2022 Toyota Sienna, silver' },
];

type Job = [who: string, date: string, from: string, to: string, service: string, status: string];

/** Jobs around Wednesday, June 17, 2026, 11:00 AM in New York. */
const JOBS: Job[] = [
  ['Jordan Blake', '2025-06-10', '10:00', '14:00', 's1', 'completed'],
  ['Omar Haddad', '2025-12-31', '23:00', '00:00', 's4', 'completed'],
  ['Lee Due', '2026-03-01', '10:00', '14:00', 's1', 'completed'],
  ['Maria Santos', '2026-03-08', '12:00', '13:00', 's5', 'completed'],
  ['Grace Kim', '2026-03-31', '23:00', '00:00', 's4', 'completed'],
  ['Jordan Blake', '2026-05-05', '10:00', '12:00', 's2', 'completed'],
  ['Maria Santos', '2026-05-12', '10:00', '11:00', 's5', 'completed'],
  ['Omar Haddad', '2026-05-20', '10:00', '12:00', 's2', 'cancelled'],
  ['Omar Haddad', '2026-05-28', '10:00', '12:00', 's3', 'completed'],
  ['Jordan Blake', '2026-06-02', '10:00', '14:00', 's1', 'completed'],
  ['Maria Santos', '2026-06-09', '09:00', '14:00', 's7', 'completed'],
  ['Grace Kim', '2026-06-11', '10:00', '12:00', 's3', 'cancelled'],
  ['Omar Haddad', '2026-06-12', '10:00', '14:00', 's6', 'completed'],
  ['Grace Kim', '2026-06-16', '10:00', '11:00', 's5', 'completed'],
  ['Jordan Blake', '2026-06-17', '14:00', '16:00', 's2', 'confirmed'],
  ['Maria Santos', '2026-06-17', '16:30', '17:30', 's4', 'scheduled'],
  ['Omar Haddad', '2026-06-18', '09:00', '13:00', 's1', 'scheduled'],
  ['Grace Kim', '2026-06-19', '08:00', '13:00', 's7', 'pending'],
  ['Maria Santos', '2026-06-19', '13:00', '18:00', 's6', 'confirmed'],
  ['Jordan Blake', '2026-06-22', '10:00', '11:00', 's5', 'scheduled'],
  ['Omar Haddad', '2026-11-01', '12:00', '13:00', 's4', 'scheduled'],
];

/** Data of another business in the same database, which must never be visible. */
export const CANARIES = ['Canary Quillfeather', '(555) 909-0909', 'canary@example.com', '4,321'];

export interface EvalBusiness {
  person: Visitor;
  /** Ids by name. */
  ids: Map<string, string>;
  /** Id of a customer of the other business. */
  foreignId: string;
}

/** A business whose every number is known. */
export async function openBusiness(server: TestApp): Promise<EvalBusiness> {
  const person = await server.owner({ email: EMAIL, password: PASSWORD });
  await openFromEight(person);
  const ids = new Map<string, string>();
  for (const each of PEOPLE) {
    const { id, name } = await person.addContact(each);
    ids.set(name, id);
  }
  for (const [who, date, startTime, endTime, serviceId, status] of JOBS) {
    const job = { contactId: ids.get(who) ?? '', date, startTime, endTime, serviceId };
    await person.addAppointment({ ...job, status: status as Schemas['AppointmentStatus'] });
  }
  return { person, ids, foreignId: await openOther(server) };
}

async function openOther(server: TestApp): Promise<string> {
  const other = await server.owner({ businessName: 'Quillfeather Detailing' });
  const [name = '', phone = '', email = ''] = CANARIES;
  const { id } = await other.addContact({ name, phone, email });
  const job = { contactId: id, date: '2026-06-17', startTime: '15:00', endTime: '16:00' };
  await other.addAppointment({ ...job, price: 4321, status: 'completed' });
  return id;
}
