import { EVER, OpenBooks, TODAY } from '../../../../test/assistant/plan-books.js';
import type { Schemas } from '../../../../test/support/visitor.js';
import { MOST_LEVEL } from './lists.js';
import { sayFacts } from './say/say.js';

type Job = Schemas['Appointment'];
const MAY = { from: '2026-05-01', to: '2026-05-31' };

const hoursBetween = (date: string, start: string, end: string) =>
  (Date.parse(`${date}T${end}Z`) - Date.parse(`${date}T${start}Z`)) / 3_600_000;

let open: OpenBooks;

beforeAll(async () => {
  open = await OpenBooks.open();
});

afterAll(() => open.server.stop());

describe('customers', () => {
  const listed = async (given: object) => {
    const facts = await open.ask({ want: 'list', measure: 'customers', limit: 50, ...given });
    const ids = facts.customers?.map(({ id }) => id).sort();
    expect(facts.total.count).toBe(ids?.length);
    return ids;
  };
  const those = (holds: (contact: Schemas['Contact']) => boolean) =>
    open.books.contacts
      .filter(holds)
      .map(({ id }) => id)
      .sort();
  const jobsOf = ({ id }: { id: string }) =>
    open.books.jobs.filter(({ contactId }) => contactId === id);
  const doneIn = (contact: { id: string }) =>
    jobsOf(contact).filter(
      ({ date, status }) => date.startsWith('2026-05') && status === 'completed',
    );
  const named = (name: string, ...values: string[]) => ({ name, values });

  it.each<[string, object, (contact: Schemas['Contact']) => boolean]>([
    ['all', {}, () => true],
    ['without an e-mail', { filters: [named('missing', 'email')] }, ({ email }) => email === ''],
    [
      'who had a ceramic',
      { filters: [named('service', 'Ceramic Coating')] },
      (each) =>
        jobsOf(each).some((job) => job.service === 'Ceramic Coating' && job.status !== 'cancelled'),
    ],
    [
      'who had a full detail and a wash, not in one job',
      { filters: [named('service', 'Full Detail'), named('service', 'Wash and Wax')] },
      (each) =>
        ['Full Detail', 'Wash and Wax'].every((service) =>
          jobsOf(each).some((job) => job.service === service && job.status !== 'cancelled'),
        ),
    ],
    [
      'who never called off',
      { filters: [{ ...named('status', 'cancelled'), not: true }] },
      (each) => jobsOf(each).every(({ status }) => status !== 'cancelled'),
    ],
    [
      'who only ever had washes',
      { filters: [{ ...named('service', 'Wash and Wax'), only: true }] },
      (each) => {
        const done = jobsOf(each).filter(({ status }) => status === 'completed');
        return done.length > 0 && done.every(({ service }) => service === 'Wash and Wax');
      },
    ],
    [
      'who only had washes in May',
      { filters: [{ ...named('service', 'Wash and Wax'), only: true }], period: MAY },
      (each) =>
        doneIn(each).length > 0 && doneIn(each).every(({ service }) => service === 'Wash and Wax'),
    ],
    [
      'who had no ceramic since March',
      {
        filters: [{ ...named('service', 'Ceramic Coating'), not: true }],
        period: { from: '2026-03-01' },
      },
      (each) =>
        !jobsOf(each).some(
          (job) =>
            job.service === 'Ceramic Coating' &&
            job.status !== 'cancelled' &&
            job.date >= '2026-03-01',
        ),
    ],
    [
      'of a Saturday morning in May',
      {
        filters: [named('weekday', '6'), named('time_of_day', 'morning')],
        period: { from: '2026-05-01', to: '2026-05-31' },
      },
      (each) =>
        jobsOf(each).some(
          (job) =>
            job.date.startsWith('2026-05') &&
            new Date(`${job.date}T00:00Z`).getUTCDay() === 6 &&
            job.startTime < '12:00' &&
            job.status !== 'cancelled',
        ),
    ],
    [
      'not here since May',
      { filters: [named('not_since', '2026-05-01')] },
      ({ lastAppointment }) => lastAppointment !== '' && lastAppointment < '2026-05-01',
    ],
    [
      'with nothing booked',
      { filters: [{ ...named('upcoming', 'booked'), not: true }] },
      ({ upcomingAppointments }) => upcomingAppointments === 0,
    ],
    [
      'who spent over 900 and have a Tesla',
      { filters: [named('spent_at_least', '900'), named('vehicle', 'tesla')] },
      ({ totalSpent, address }) => totalSpent >= 900 && /tesla/i.test(address),
    ],
    [
      'who came twice in those days',
      { filters: [named('times', '2')], period: MAY },
      (each) => doneIn(each).length === 2,
    ],
    [
      'who had a service in those days more than once',
      { filters: [named('times_at_least', '2'), named('service', 'Full Detail')], period: MAY },
      (each) => doneIn(each).filter(({ service }) => service === 'Full Detail').length >= 2,
    ],
    [
      'who cancelled twice in all those days',
      {
        filters: [named('cancels_at_least', '2')],
        period: { from: '2026-01-01', to: '2026-06-30' },
      },
      (each) =>
        jobsOf(each).filter(
          ({ status, date }) =>
            status === 'cancelled' && date >= '2026-01-01' && date <= '2026-06-30',
        ).length >= 2,
    ],
    [
      'who spent 200 to 500 in those days',
      { filters: [named('paid_at_least', '200'), named('paid_at_most', '500')], period: MAY },
      (each) => {
        const spent = doneIn(each).reduce((all, { price }) => all + price, 0);
        return doneIn(each).length > 0 && spent >= 200 && spent <= 500;
      },
    ],
    [
      'who was in those days not for the first time',
      { filters: [named('visit', 'returning')], period: MAY },
      (each) => {
        const start = (job: Job) => `${job.date}T${job.startTime}`;
        const first = jobsOf(each)
          .filter(({ status }) => status === 'completed')
          .map(start)
          .sort()[0];
        return jobsOf(each).some(
          (job) =>
            job.status !== 'cancelled' &&
            job.date.startsWith('2026-05') &&
            first !== undefined &&
            start(job) > first,
        );
      },
    ],
    [
      'who was here then, and not after',
      { filters: [{ ...named('here_in', '2026-06-01/2026-06-30'), not: true }], period: MAY },
      (each) =>
        jobsOf(each).some(
          ({ date, status }) => date.startsWith('2026-05') && status !== 'cancelled',
        ) &&
        !jobsOf(each).some(
          ({ date, status }) => date.startsWith('2026-06') && status === 'completed',
        ),
    ],
    [
      'who came often',
      { filters: [named('visits_at_least', '7')] },
      (each) => jobsOf(each).filter(({ status }) => status === 'completed').length >= 7,
    ],
  ])('%s', async (_title, given, holds) => {
    expect(await listed(given)).toEqual(those(holds));
  });

  it('stand by name, and are cut only then', async () => {
    const facts = await open.ask({ want: 'list', measure: 'customers', order: 'name', limit: 3 });
    const names = open.books.contacts.map(({ name }) => name.toLowerCase()).sort();
    expect(facts.customers?.map(({ customer }) => customer.toLowerCase())).toEqual(
      names.slice(0, 3),
    );
  });

  it('by month are those who had a job in it', async () => {
    const period = { from: '2026-01-01', to: '2026-03-31' };
    const { groups } = await open.ask({ measure: 'customers', period, group: 'month' });
    const names = new Set(open.books.contacts.map(({ id }) => id));
    const wanted = ['2026-01', '2026-02', '2026-03'].map((month) => ({
      key: month,
      value: new Set(
        open.books.jobs
          .filter((job) => job.date.startsWith(month) && job.status !== 'cancelled')
          .map(({ contactId }) => contactId)
          .filter((id) => names.has(id)),
      ).size,
    }));
    expect(groups?.rows.map(({ key, value }) => ({ key, value }))).toEqual(wanted);
  });

  it('new ones are those added in the days', async () => {
    const facts = await open.ask({
      want: 'list',
      measure: 'new_customers',
      period: { from: '2026-02-01', to: '2026-02-28' },
    });
    expect(facts.customers?.map(({ customer }) => customer).sort()).toEqual([
      'Bo Lind',
      'Hal Ives',
    ]);
    const { groups } = await open.ask({
      measure: 'new_customers',
      period: { from: '2026-01-01', to: '2026-06-30' },
      group: 'month',
    });
    expect(groups?.rows.map(({ value }) => value)).toEqual([2, 2, 2, 2, 2, 1]);
  });

  it('due are whom the service calls due', async () => {
    const { body } = await open.person.get<Schemas['Contact'][]>('/api/contacts');
    const dueSince = new Date(Date.UTC(2026, 5, 17 - 240)).toISOString().slice(0, 10);
    const dueUntil = new Date(Date.UTC(2026, 5, 17 - 60)).toISOString().slice(0, 10);
    expect(await listed({ filters: [named('due', 'due')] })).toEqual(
      body
        .filter(
          ({ lastAppointment, upcomingAppointments }) =>
            lastAppointment >= dueSince && lastAppointment < dueUntil && upcomingAppointments === 0,
        )
        .map(({ id }) => id)
        .sort(),
    );
  });
});

describe('lists of jobs', () => {
  it('are counted before they are cut', async () => {
    const period = { from: '2026-01-01', to: '2026-05-31' };
    const facts = await open.ask({ want: 'list', measure: 'jobs', period, limit: 5 });
    const rows = open
      .naive('jobs', 'none', period)
      .sort((one, other) =>
        `${one.date}${one.startTime}` < `${other.date}${other.startTime}` ? -1 : 1,
      );
    expect(facts.total.count).toBe(rows.length);
    expect(facts.jobs?.map(({ date, startTime }) => [date, startTime])).toEqual(
      rows.slice(0, 5).map(({ date, startTime }) => [date, startTime]),
    );
    const { text } = sayFacts(facts, 'en', TODAY);
    expect(text).toContain(`**${rows.length} jobs**`);
    expect(text).toContain(`…and ${rows.length - 5} more`);
  });

  it('of the longest have those that are as long', async () => {
    const filters = [{ name: 'hours_at_most', values: ['3'] }];
    const asked = {
      want: 'list',
      measure: 'hours',
      order: 'most',
      limit: 1,
      filters,
      period: EVER,
    };
    const facts = await open.ask(asked);
    const hours = open
      .naive('jobs', 'none', {})
      .map(({ date, startTime, endTime }) => hoursBetween(date, startTime, endTime));
    const longest = hours.filter((each) => each === 3);
    expect(longest.length).toBeGreaterThan(1);
    expect(facts.jobs).toHaveLength(1);
    expect(facts.level).toHaveLength(Math.min(longest.length - 1, MOST_LEVEL));
  });

  it('without days are of what is still to come, as the screen has it', async () => {
    const { body } = await open.person.get<Schemas['AppointmentLists']>('/api/appointments');
    const facts = await open.ask({ want: 'list', measure: 'jobs', limit: 50 });
    expect(facts.jobs?.map(({ id }) => id)).toEqual(body.upcoming.map(({ id }) => id));
    expect(facts.screen).toBe('/appointments');
  });
});
