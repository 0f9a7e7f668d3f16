import { startTestApp, type TestApp } from '../../../test/support/test-app.js';
import type { Schemas, Visitor } from '../../../test/support/visitor.js';

let server: TestApp;
let person: Visitor;
let contactId: string;

const NOW = '2026-06-17T15:00:00Z'; // Wednesday, 11:00 in New York

beforeAll(async () => {
  server = await startTestApp({ now: NOW });
});

afterAll(() => server.stop());

const job = (date: string, price: number, status: Schemas['AppointmentStatus'] = 'completed') =>
  person.addAppointment({ contactId, date, price, status });

const dashboard = async () => (await person.get<Schemas['Dashboard']>('/api/dashboard')).body;
const revenue = async (period: string) =>
  (await person.get<Schemas['Revenue']>(`/api/revenue?period=${period}`)).body;

beforeEach(async () => {
  server.clock.set(NOW);
  person = await server.owner({ firstName: 'Maya' });
});

describe('of a business without data', () => {
  it('everything is zero and empty (ENT-01, ENT-02, CALL-05)', async () => {
    const same = '+0% from last month';
    const nothing = { jobs: 0, worth: 0, earned: 0, appointments: [] };
    const flat = [0, 0, 0, 0, 0, 0, 0];
    expect(await dashboard()).toEqual({
      trends: { revenue: flat, appointments: flat, customers: flat, averageService: flat },
      nextAppointment: null,
      today: { date: '2026-06-17', ...nothing },
      tomorrow: { date: '2026-06-18', ...nothing },
      stats: {
        revenue: 0,
        revenueChange: same,
        appointments: 0,
        appointmentsChange: same,
        customers: 0,
        customersChange: same,
        averageService: 0,
        averageServiceChange: same,
      },
      appointments: [],
      recentCustomers: [],
      calendarEvents: [],
      setup: { prices: false, hours: false, customer: false, job: false, users: false },
      user: { firstName: 'Maya' },
    });
    expect(await revenue('30days')).toEqual({
      revenue: [],
      previous: [],
      topServices: [],
      monthly: [],
      summary: {
        totalRevenue: 0,
        previousPeriodRevenue: 0,
        appointments: 0,
        previousPeriodAppointments: 0,
        averageService: 0,
        previousPeriodAverageService: 0,
      },
    });
  });

  it('the settings have their defaults', async () => {
    const { body } = await person.get<Schemas['Settings']>('/api/settings');
    expect(body.notifications).toEqual({
      enableEmailNotifications: true,
      appointmentReminders: true,
      marketingEmails: false,
      reminderLeadTime: 24,
      version: 1,
    });
    expect(body.business).toMatchObject({ timeZone: 'America/New_York', website: '' });
    expect(body.services).toHaveLength(8);
  });
});

describe('the dashboard', () => {
  beforeEach(async () => {
    server.clock.set('2026-05-20T15:00:00Z');
    await person.addContact({ name: 'Early Bird' });
    server.clock.set(NOW);
    await person.post('/api/logout');
    person = await server.owner({ firstName: 'Maya' });
    contactId = (await person.addContact()).id;
  });

  it('compares the month so far with the same days, and all appointments with all (ENT-02)', async () => {
    await job('2026-06-01', 100);
    await job('2026-06-17', 50.5);
    await job('2026-06-30', 10, 'scheduled');
    await job('2026-06-02', 999, 'cancelled');
    await job('2026-05-01', 80);
    await job('2026-05-17', 20);
    await job('2026-05-18', 500);
    const { stats, trends } = await dashboard();
    expect(trends).toEqual({
      revenue: [0, 0, 0, 0, 0, 100, 150.5],
      appointments: [0, 0, 0, 0, 0, 3, 3],
      customers: [0, 0, 0, 0, 0, 0, 1],
      averageService: [0, 0, 0, 0, 0, 50, 75.25],
    });
    expect(stats).toEqual({
      revenue: 150.5,
      revenueChange: '+50.5% from last month',
      appointments: 3,
      appointmentsChange: '+0% from last month',
      customers: 1,
      customersChange: '+0% from last month',
      averageService: 75.25,
      averageServiceChange: '+50.5% from last month',
    });
  });

  it('counts a day as the business does, not the server', async () => {
    // 23:00 on May 31 in New York is June already in UTC.
    await person.addAppointment({
      contactId,
      date: '2026-05-31',
      startTime: '23:00',
      endTime: '00:00',
      status: 'completed',
    });
    expect((await dashboard()).stats.revenue).toBe(0);
    expect((await dashboard()).calendarEvents).toEqual([{ date: '2026-05-31', jobs: 1 }]);
  });

  it('shows the first twenty to come, and the days with work from a year back to a year ahead (ENT-04, ENT-08, CALL-05)', async () => {
    for (let day = 1; day <= 22; day++) {
      await job(`2026-07-${String(day).padStart(2, '0')}`, 1, 'confirmed');
    }
    await job('2025-06-17', 1);
    await job('2025-06-16', 1);
    await job('2027-06-17', 1, 'scheduled');
    await job('2027-06-18', 1, 'scheduled');
    await job('2026-08-01', 1, 'cancelled');
    const { appointments, calendarEvents } = await dashboard();
    expect(appointments).toHaveLength(20);
    expect(appointments[0]).toMatchObject({
      id: expect.any(String),
      customer: { name: 'Jordan Blake', phone: '(555) 123-4567' },
      service: 'Full Detail',
      price: 1,
      date: '2026-07-01',
      time: '12:00',
      status: 'confirmed',
    });
    const dates = calendarEvents.map(({ date }) => date);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([24, '2025-06-17', '2027-06-17']);
  });

  it('sums up today and tomorrow, and names the job that comes next', async () => {
    const later = { contactId, startTime: '14:00', endTime: '15:00', price: 30 };
    await job('2026-06-17', 50.5);
    await person.addAppointment({ ...later, date: '2026-06-17' });
    await person.addAppointment({ ...later, date: '2026-06-17', status: 'cancelled' });
    await person.addAppointment({ ...later, date: '2026-06-18' });
    const before = await dashboard();
    expect(before.today).toMatchObject({ jobs: 2, worth: 80.5, earned: 50.5 });
    expect(before.today.appointments.map(({ startTime }) => startTime)).toEqual(['12:00', '14:00']);
    expect(before.tomorrow).toMatchObject({ date: '2026-06-18', jobs: 1, worth: 30, earned: 0 });
    expect(before.nextAppointment).toEqual(before.appointments[0]);
    const current = await person.addAppointment({
      contactId,
      date: '2026-06-17',
      startTime: '08:00',
      endTime: '09:00',
      status: 'in-progress',
    });
    expect((await dashboard()).nextAppointment?.id).toBe(current.id);
  });

  it('lists customers by their latest visit, new ones among them (ENT-07, CALL-05)', async () => {
    await job('2026-06-10', 10);
    server.clock.advance({ hours: 1 });
    await person.addContact({ name: 'Brand New' });
    const { id } = await person.addContact({ name: 'Old Visit' });
    await person.addAppointment({ contactId: id, date: '2025-01-05', status: 'completed' });
    const { recentCustomers } = await dashboard();
    expect(recentCustomers.map(({ id: known }) => known)).toContain(id);
    expect(recentCustomers.map(({ name, date, service }) => [name, date, service])).toEqual([
      ['Brand New', '2026-06-17', ''],
      ['Jordan Blake', '2026-06-10', 'Full Detail'],
      ['Old Visit', '2025-01-05', 'Full Detail'],
    ]);
  });
});

describe('customers', () => {
  it('grow since the end of last month', async () => {
    server.clock.set('2026-05-31T15:00:00Z');
    const email = 'grows@example.com';
    person = await server.owner({ email, password: 'secret-enough' });
    await person.addContact();
    const gone = await person.addContact();
    server.clock.set(NOW);
    await person.post('/api/login', { email, password: 'secret-enough' });
    await person.delete(`/api/contacts/${gone.id}?appointments=keep`);
    await person.addContact();
    await person.addContact();
    expect((await dashboard()).stats).toMatchObject({
      customers: 3,
      customersChange: '+50.0% from last month',
    });
  });
});

describe('revenue', () => {
  beforeEach(async () => {
    contactId = (await person.addContact()).id;
    await job('2026-06-17', 100);
    await job('2026-06-11', 50);
    await job('2026-06-10', 30);
    await person.addAppointment({
      contactId,
      serviceId: 's7',
      date: '2026-05-19',
      price: 600,
      status: 'completed',
    });
    await job('2026-05-13', 10);
    await job('2025-06-18', 70);
    await job('2025-06-19', 7000);
    await job('2026-06-16', 5000, 'scheduled');
  });

  it.each([
    ['7days', 150, 30, 2, 1],
    ['today', 100, 30, 1, 1],
    ['month', 180, 10, 3, 1],
    ['30days', 780, 10, 4, 1],
    ['90days', 790, 0, 5, 0],
    ['year', 790, 70, 5, 1],
  ])('%s: %p after %p (ENT-28, CALL-17)', async (period, total, before, count, countBefore) => {
    const { summary } = await revenue(period);
    expect(summary).toEqual({
      totalRevenue: total,
      previousPeriodRevenue: before,
      appointments: count,
      previousPeriodAppointments: countBefore,
      averageService: total / count,
      previousPeriodAverageService: countBefore ? before / countBefore : 0,
    });
  });

  it('has a point for every day, also those without work, that add up to the total', async () => {
    const { revenue: points, summary } = await revenue('30days');
    expect([points.length, points[0]?.date, points.at(-1)?.date]).toEqual([
      30,
      '2026-05-19',
      '2026-06-17',
    ]);
    expect(points.at(-1)).toEqual({
      date: '2026-06-17',
      value: 100,
      appointments: 1,
      average: 100,
    });
    expect(points.at(-2)).toMatchObject({ value: 0, appointments: 0, average: 0 });
    expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(summary.totalRevenue);
  });

  it('has the period before beside it, point by point', async () => {
    const { revenue: points, previous, summary } = await revenue('7days');
    expect(previous).toHaveLength(points.length);
    expect(previous.at(-1)).toEqual({
      date: '2026-06-10',
      value: 30,
      appointments: 1,
      average: 30,
    });
    expect(previous.reduce((sum, { value }) => sum + value, 0)).toBe(summary.previousPeriodRevenue);
    expect((await revenue('90days')).previous).toEqual([]);
  });

  it('has weeks for the year, the services by revenue, and twelve months (ENT-28, CALL-17)', async () => {
    const { revenue: points, topServices, monthly, summary } = await revenue('year');
    expect(points.length).toBeLessThan(54);
    expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(summary.totalRevenue);
    expect(topServices).toEqual([
      {
        ...{ service: 'Ceramic Coating', revenue: 600, appointments: 1, average: 600 },
        ...{ hours: 1, hoursAre: 'planned' },
      },
      {
        ...{ service: 'Full Detail', revenue: 190, appointments: 4, average: 47.5 },
        ...{ hours: 1, hoursAre: 'planned' },
      },
    ]);
    expect(monthly.map(({ month }) => month)).toHaveLength(12);
    expect(monthly.slice(-2)).toEqual([
      { month: '2026-05', revenue: 610 },
      { month: '2026-06', revenue: 180 },
    ]);
  });

  it('tells how long a service took by the jobs that were timed', async () => {
    const { id } = await job('2026-06-17', 20, 'scheduled');
    const step = async (name: string, moment: string) => {
      server.clock.set(moment);
      expect((await person.post(`/api/appointments/${id}/${name}`)).status).toBeLessThan(300);
    };
    await step('start', '2026-06-17T16:00:00Z');
    await step('finish', '2026-06-17T18:30:00Z');
    const { topServices } = await revenue('30days');
    expect(topServices.find(({ service }) => service === 'Full Detail')).toMatchObject({
      ...{ appointments: 4, hours: 2.5, hoursAre: 'actual' },
    });
  });

  it('shows 30 days by default and refuses a period it does not know', async () => {
    const { body } = await person.get<Schemas['Revenue']>('/api/revenue');
    expect(body).toEqual(await revenue('30days'));
    expect((await person.get('/api/revenue?period=decade')).status).toBe(400);
  });
});
