import { canCancel, EDIT_STATUSES, NEW_STATUSES, statusOptions } from './status';

describe('statuses', () => {
  it('offers the list of the edit form and keeps a job in progress as it is', () => {
    const values = (present: 'scheduled' | 'in-progress') =>
      statusOptions(EDIT_STATUSES, present).map(({ value }) => value);
    expect(values('scheduled')).toEqual([
      'scheduled',
      'confirmed',
      'completed',
      'cancelled',
      'pending',
    ]);
    expect(values('in-progress')).toEqual([...values('scheduled'), 'in-progress']);
  });

  it('offers the list of the new form', () => {
    expect(statusOptions(NEW_STATUSES, 'scheduled').map(({ label }) => label)).toEqual([
      'Scheduled',
      'Confirmed',
      'In progress',
      'Completed',
      'Cancelled',
    ]);
  });

  it('cancels only what is still open', () => {
    expect(canCancel('pending')).toBe(true);
    expect(canCancel('Completed')).toBe(false);
    expect(canCancel('cancelled')).toBe(false);
  });
});
