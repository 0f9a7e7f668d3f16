import { minutesBetween, timeAfter } from '@clearcoat/sdk/rules';
import { endsAfterStart } from './times';

describe('times of an appointment', () => {
  it.each([
    ['12:00', '13:00', true],
    ['12:00', '12:00', false],
    ['13:00', '12:30', false],
    ['22:00', '00:00', true],
    ['00:00', '00:00', true],
  ])('%s to %s is in order: %s', (start, end, inOrder) => {
    expect(endsAfterStart(start, end)).toBe(inOrder);
  });

  it.each([
    ['12:00', 240, '16:00'],
    ['09:00', 90, '10:30'],
    ['22:00', 240, '00:00'],
    ['20:00', 240, '00:00'],
  ])('%s and %i minutes end at %s', (start, minutes, end) => {
    expect(timeAfter(start, minutes)).toBe(end);
  });

  it('counts up to midnight', () => {
    expect(minutesBetween('22:30', '00:00')).toBe(90);
  });
});
