import readXlsxFile from 'read-excel-file/node';
import { EVERYTHING, ExportSteps } from '../../../test/support/exports.js';
import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';
import type { AppointmentFilter } from './dto/appointment.dto.js';

type Lists = Schemas['AppointmentLists'];

let server: TestApp;
let owner: Visitor;
let crewId: string;

/** Days of four appointments around today. Every other one is the van's. */
const DAYS = ['2026-06-10', '2026-06-12', '2026-06-22', '2026-06-24'] as const;
const [FIRST, SECOND, THIRD, FOURTH] = DAYS;

beforeAll(async () => {
  server = await startTestApp({ now: '2026-06-17T12:00:00Z' });
  owner = await server.owner();
  const { id: contactId } = await owner.addContact();
  const van = { name: 'Van 2', kind: 'van', colour: 'teal' };
  crewId = (await owner.post<Schemas['Crew']>('/api/crews', van)).body.id;
  for (const [index, date] of DAYS.entries()) {
    const own = index % 2 === 0 ? { crewId } : {};
    await owner.addAppointment({ contactId, date, ...own });
  }
});

afterAll(() => server.stop());

/** A value of each key of the filter, and the days of its appointments. A new key needs a case here. */
const CASES: Record<keyof AppointmentFilter, { value: () => string; days: string[] }> = {
  from: { value: () => SECOND, days: [SECOND, THIRD, FOURTH] },
  to: { value: () => THIRD, days: [FIRST, SECOND, THIRD] },
  crewId: { value: () => crewId, days: [FIRST, THIRD] },
};

const daysOf = (jobs: { date: string }[]) => jobs.map(({ date }) => date).sort();
const queryOf = (filter: AppointmentFilter) => new URLSearchParams({ ...filter }).toString();

describe.each(Object.entries(CASES))('the filter by %s', (key, { value, days }) => {
  const filter = (): AppointmentFilter => ({ [key]: value() });

  it('narrows the lists and their counts', async () => {
    const pages = `upcomingLimit=1&limit=1&${queryOf(filter())}`;
    const whole = await owner.get<Lists>(`/api/appointments?${queryOf(filter())}`);
    const paged = await owner.get<Lists>(`/api/appointments?${pages}`);
    const { upcoming, past } = whole.body;
    expect(daysOf([...past, ...upcoming])).toEqual(days);
    expect(Number(whole.headers.get('x-total-count'))).toBe(past.length);
    expect(Number(paged.headers.get('x-total-count'))).toBe(past.length);
    expect(paged.body.upcomingTotal).toBe(upcoming.length);
  });

  it('narrows the calendar and its counts', async () => {
    const month = { from: '2026-06-01', to: '2026-06-30' };
    const query = queryOf({ ...month, ...filter() });
    const { body } = await owner.get<Schemas['Calendar']>(`/api/calendar?${query}`);
    expect(daysOf(body.jobs)).toEqual(days);
    expect(daysOf(body.days.filter(({ count }) => count === 1))).toEqual(days);
  });

  it('narrows the appointments of an export', async () => {
    const { bytes } = await new ExportSteps(server).all(owner, { ...EVERYTHING, ...filter() });
    const sheets = await readXlsxFile(bytes);
    const rows = sheets.find(({ sheet }) => sheet === 'Appointments')?.data.slice(1) ?? [];
    const dates = rows.map(([date]) => JSON.stringify(date).slice(1, 11));
    expect(dates.sort()).toEqual(days);
  });
});
