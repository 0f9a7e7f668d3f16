import { canCancel, EDIT_STATUSES, NEW_STATUSES, statusOptions } from './status';

describe('statuses', () => {
  const labelsOf = (...list: Parameters<typeof statusOptions>) =>
    statusOptions(...list).map(({ label }) => label);

  it('has the lists of both forms', () => {
    expect(labelsOf(NEW_STATUSES, 'scheduled')).toEqual([
      ...['Scheduled', 'Confirmed', 'In progress', 'Completed', 'Cancelled'],
    ]);
    expect(labelsOf(EDIT_STATUSES, 'scheduled')).toEqual([
      ...['Scheduled', 'Confirmed', 'Completed', 'Cancelled', 'Pending'],
    ]);
  });

  it('never loses the present one', () => {
    expect(labelsOf(['scheduled'], 'pending')).toEqual(['Scheduled', 'Pending']);
    expect(labelsOf(['scheduled'], 'scheduled')).toEqual(['Scheduled']);
  });

  it('cancels only what is still open', () => {
    expect(canCancel('pending')).toBe(true);
    expect(canCancel('Completed')).toBe(false);
    expect(canCancel('cancelled')).toBe(false);
  });
});
