import { sampleBusiness, type SampleAppointment } from './sample-schedule.js';

const month = (date: string) => date.slice(0, 7);

describe('the sample business', () => {
  const sample = sampleBusiness('2026-06-17', 11 * 60);

  it('has the promised size, and is the same every time', () => {
    expect([sample.customers.length, sample.appointments.length]).toEqual([180, 1400]);
    expect(sampleBusiness('2026-06-17', 11 * 60)).toEqual(sample);
    expect(new Set(sample.customers.map(({ name }) => name)).size).toBe(180);
  });

  it('is slow in winter and rushes from mid-March', () => {
    const jobs = (prefix: string) =>
      sample.appointments.filter(({ date }) => date.startsWith(prefix));
    expect(jobs('2026-01').length * 2).toBeLessThan(jobs('2026-04').length);
    const march = jobs('2026-03').map(({ date }) => Number(date.slice(8)));
    const early = march.filter((day) => day < 15).length;
    expect(early * 1.5).toBeLessThan(march.length - early);
  });

  it.each(['2026-01-10', '2026-04-15', '2026-06-17', '2026-11-22'])(
    'lies within opening hours, one job after the other, seen from %s',
    (today) => {
      const wrong: SampleAppointment[] = [];
      let before = { date: '', end: 0 };
      for (const job of sampleBusiness(today, 11 * 60).appointments) {
        const free = job.date === before.date ? before.end : 8 * 60;
        if (job.start < free || job.end <= job.start || job.end > 18 * 60) wrong.push(job);
        before = job;
      }
      expect(wrong).toEqual([]);
    },
  );

  it('has every status, and nothing open in the past', () => {
    const open = sample.appointments.filter(
      ({ date, status }) =>
        date < '2026-06-17' && !['completed', 'cancelled', 'no-show'].includes(status),
    );
    expect(open).toEqual([]);
    expect(new Set(sample.appointments.map(({ status }) => status))).toEqual(
      new Set([
        'scheduled',
        'confirmed',
        'in-progress',
        'completed',
        'cancelled',
        'no-show',
        'pending',
      ]),
    );
  });

  it.each(['2026-06-01', '2026-02-01', '2026-11-02', '2026-03-01'])(
    'has completed jobs in the month of %s, at any hour',
    (today) => {
      const { appointments } = sampleBusiness(today, 1);
      const done = appointments.filter(
        ({ date, status }) =>
          month(date) === month(today) && date <= today && status === 'completed',
      );
      expect(done.length).toBeGreaterThan(2);
      expect(appointments.some(({ date }) => date > today)).toBe(true);
    },
  );
});
