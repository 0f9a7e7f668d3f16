import { statusAfter } from './appointment.status.js';
import { APPOINTMENT_STATUSES } from './dto/appointment.dto.js';

describe('the status after a save', () => {
  it('is what was sent, when the sender saw what is stored', () => {
    for (const stored of APPOINTMENT_STATUSES) {
      for (const sent of APPOINTMENT_STATUSES) expect(statusAfter(stored, sent, true)).toBe(sent);
    }
  });

  it('stays when nothing is said', () => {
    for (const stored of APPOINTMENT_STATUSES) {
      expect(statusAfter(stored, undefined, false)).toBe(stored);
      expect(statusAfter(stored, undefined, true)).toBe(stored);
    }
  });

  it.each([
    ['cancelled', 'scheduled', 'cancelled'],
    ['completed', 'scheduled', 'completed'],
    ['in-progress', 'pending', 'in-progress'],
    ['scheduled', 'pending', 'scheduled'],
    ['pending', 'scheduled', 'scheduled'],
    ['scheduled', 'completed', 'completed'],
    ['completed', 'cancelled', 'cancelled'],
  ] as const)('from %s with an old %s is %s', (stored, sent, after) => {
    expect(statusAfter(stored, sent, false)).toBe(after);
  });
});
