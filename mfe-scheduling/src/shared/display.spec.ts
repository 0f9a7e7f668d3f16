import { describe as inWords } from './display';

const ana = { id: 'c1', name: 'Ana Ruiz', phone: '5550100199', email: '' };

describe('an appointment in words', () => {
  it('reads as stated', () => {
    expect(inWords({ customer: ana, date: '2026-11-21', time: '09:30:00' })).toEqual({
      customer: 'Ana Ruiz',
      phone: '(555) 010-0199',
      date: 'Nov 21, 2026',
      time: '9:30 AM',
      vehicle: '',
    });
    const whole = { customer: ana, date: '2026-11-21', time: '09:30', endTime: '13:00' };
    expect(inWords(whole).time).toBe('9:30 AM–1:00 PM');
  });

  it('has a word for everything that is missing', () => {
    const customer = { ...ana, name: '', phone: '' };
    expect(inWords({ customer, date: '', time: '', vehicle: null })).toEqual({
      customer: 'Unknown',
      phone: 'No phone',
      date: 'No date',
      time: 'No time',
      vehicle: '',
    });
    expect(inWords({ customer, date: 'soon', time: '' }).date).toBe('Invalid date');
  });
});
