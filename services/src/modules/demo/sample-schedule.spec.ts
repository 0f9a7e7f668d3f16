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
    'lies within opening hours, each crew does one job after the other, seen from %s',
    (today) => {
      const wrong: SampleAppointment[] = [];
      const free = new Map<string, number>();
      for (const job of sampleBusiness(today, 11 * 60).appointments) {
        const crew = `${job.date} ${job.crew}`;
        const from = free.get(crew) ?? 9 * 60;
        if (job.start < from || job.end <= job.start || job.end > 18 * 60) wrong.push(job);
        free.set(crew, job.end);
      }
      expect(wrong).toEqual([]);
    },
  );

  it('has the crews at work side by side from this week on', () => {
    const { appointments } = sampleBusiness('2026-06-17', 11 * 60);
    const crewsOn = (from: string, to: string) =>
      new Set(
        appointments.filter(({ date }) => from <= date && date <= to).map(({ crew }) => crew),
      );
    expect(crewsOn('2026-06-15', '2026-06-20')).toEqual(new Set([0, 1, 2]));
    const starts = appointments.filter(({ date, start }) => date >= '2026-06-15' && start <= 600);
    const days = new Set(starts.map(({ date }) => date));
    expect(starts.length).toBeGreaterThan(days.size);
  });

  it('works by the hour from this week on', () => {
    const starts = sample.appointments.filter(({ date }) => date >= '2026-06-15');
    expect(starts.filter(({ start }) => start % 60 !== 0)).toEqual([]);
  });

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
