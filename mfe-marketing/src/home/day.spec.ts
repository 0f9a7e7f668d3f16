import { demoDay } from './demo-day';
import { advance, takings } from './day';

describe('the demo day', () => {
  it('earns with each completed job until all is earned', () => {
    const [first, second, third] = demoDay;
    expect(first?.status).toBe('completed');
    expect(takings(demoDay)).toEqual({ earned: 7999, expected: 92997 });

    let day = advance(demoDay, second?.id ?? '');
    expect(takings(day).earned).toBe(32998);
    day = advance(day, third?.id ?? '');
    expect(day[2]?.status).toBe('in-progress');
    expect(takings(day).earned).toBe(32998);
    day = advance(day, third?.id ?? '');
    expect(takings(day).earned).toBe(takings(day).expected);
  });

  it('leaves a completed job as it is', () => {
    expect(advance(demoDay, demoDay[0]?.id ?? '')).toEqual(demoDay);
  });
});
