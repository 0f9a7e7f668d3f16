import { addDays, formatDate, formatDay, formatMoment, formatWeekday, today } from './date';
import { formatMoney, formatPercent, percentChange } from './money';
import { joinFacts } from './facts';
import { AVATAR_COLORS, avatarColor, initials } from './person';
import { formatPhone, phoneHref } from './phone';

describe('money', () => {
  it.each([
    [1234, undefined, '$1,234'],
    [1234.5, undefined, '$1,234.50'],
    [1234.5, 'never', '$1,235'],
    [0, 'always', '$0.00'],
    [123456789012, undefined, '$123,456,789,012'],
    [Number.NaN, undefined, '$0'],
  ] as const)('formats %p (%p) as %p', (amount, cents, text) => {
    expect(formatMoney(amount, cents)).toBe(text);
  });

  it.each([
    [150, 100, 50, '+50.0%'],
    [50, 100, -50, '-50.0%'],
    [100, 100, 0, '+0.0%'],
    [100, 0, 0, '+0.0%'],
    [100, undefined, 0, '+0.0%'],
    [9999.9, 10000, -0.001, '+0.0%'],
  ])('compares %p with %p (CONST-28, CONST-29, CONST-31)', (current, previous, change, text) => {
    expect(percentChange(current, previous)).toBeCloseTo(change, 6);
    expect(formatPercent(percentChange(current, previous))).toBe(text);
  });
});

describe('dates', () => {
  it('shows a moment in the zone of the business', () => {
    const moment = '2026-11-22T02:30:00Z';
    expect(formatMoment(moment, 'America/New_York')).toMatch(/^Nov 21, 2026, 9:30\sPM$/);
    expect(formatMoment(moment, 'Asia/Kolkata')).toMatch(/^Nov 22, 2026, 8:00\sAM$/);
  });

  it('never takes a page down over an odd value', () => {
    const moment = new Date('2026-11-22T02:30:00Z');
    expect(formatMoment('soon', 'America/New_York')).toBe('Invalid date');
    expect(formatMoment(moment.toISOString(), 'Mars/Olympus')).toMatch(/2026/);
    expect(formatDate(today('Mars/Olympus', moment))).toMatch(/^Nov 2[12], 2026$/);
    expect(formatDate(today('America/New_York', new Date('soon')))).toBe('Invalid date');
    expect(formatDate(undefined as never)).toBe('Invalid date');
    expect(formatPercent(Number.NaN)).toBe('+0.0%');
    expect(formatPercent(undefined as never)).toBe('+0.0%');
    expect(formatMoney(undefined as never)).toBe('$0');
    expect(AVATAR_COLORS).toContain(avatarColor(undefined));
  });

  it('shows short month, day, year whatever the zone of the machine', () => {
    expect(formatDate('2026-11-21')).toBe('Nov 21, 2026');
    expect(formatDate('2026-01-01')).toBe('Jan 1, 2026');
    expect(formatWeekday('2026-11-21')).toBe('Sat');
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '21.11.2026'])('refuses %p', (text) => {
    expect(formatDate(text)).toBe('Invalid date');
  });

  it('takes today from the zone of the business', () => {
    const lateEvening = new Date('2026-03-01T03:30:00Z');
    expect(today('America/New_York', lateEvening)).toBe('2026-02-28');
    expect(today('Asia/Kolkata', lateEvening)).toBe('2026-03-01');
  });

  it('counts days across months, leap days and clock changes', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it.each([
    ['2026-11-22', 'Today'],
    ['2026-11-23', 'Tomorrow'],
    ['2026-11-24', 'Tue, Nov 24'],
    ['2026-11-21', 'Sat, Nov 21'],
    ['2025-11-23', 'Nov 23, 2025'],
    ['2027-01-01', 'Jan 1, 2027'],
    ['soon', 'Invalid date'],
  ])('calls the day %s %s', (date, text) => {
    expect(formatDay(date, '2026-11-22')).toBe(text);
  });

  it('knows tomorrow across the turn of a year', () => {
    expect(formatDay('2027-01-01', '2026-12-31')).toBe('Tomorrow');
  });
});

describe('people', () => {
  it.each([
    ['Ana Ruiz', 'AR'],
    ['ana maría de la cruz', 'AC'],
    ['Cher', 'C'],
    ['  ', 'UU'],
    [undefined, 'UU'],
    ['🚗 Wash', '🚗W'],
    ['E\u0301va O\u0308st', 'ÉÖ'],
  ])('abbreviates %p to %p (CONST-19)', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it('gives a name the same colour every time, one of eight (CONST-20)', () => {
    expect(avatarColor('Ana Ruiz')).toBe(avatarColor('Ana Ruiz'));
    expect(AVATAR_COLORS).toHaveLength(8);
    const names = Array.from({ length: 400 }, (_, index) => `Customer ${index}`);
    expect(new Set(names.map(avatarColor)).size).toBe(8);
  });

  it('carries white text at 4.5:1 or more on each colour', () => {
    const channel = (value: number) =>
      value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    for (const color of AVATAR_COLORS) {
      const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
        channel(parseInt(color.slice(at, at + 2), 16) / 255),
      );
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('phone numbers', () => {
  it.each([
    ['1-800-DETAILS', '1-800-DETAILS', 'tel:+18003382457'],
    ['(555) 4-SHINE-IT', '(555) 4-SHINE-IT', 'tel:+15554744634'],
    ['1-800-MATTRESS', '1-800-MATTRESS', 'tel:+18006288737'],
    ['555-1234 home', '555-1234 home', 'tel:5551234'],
    ['5551234567', '(555) 123-4567', 'tel:+15551234567'],
    ['1-555-123-4567', '(555) 123-4567', 'tel:+15551234567'],
    ['555.123.4567', '(555) 123-4567', 'tel:+15551234567'],
    ['+49 30 901820', '+49 30 901820', 'tel:+4930901820'],
    ['+1 (555) 123-4567', '+1 (555) 123-4567', 'tel:+15551234567'],
    ['555-1234', '555-1234', 'tel:5551234'],
    ['5551234567 ext 8', '5551234567 ext 8', 'tel:+15551234567'],
    ['', '', 'tel:'],
  ])('%j is shown as %j and called with %j', (text, shown, href) => {
    expect(formatPhone(text)).toBe(shown);
    expect(phoneHref(text)).toBe(href);
  });

  it('can be written to as well', () => {
    expect(phoneHref('5551234567', 'sms')).toBe('sms:+15551234567');
  });
});

describe('written without Intl, as Intl writes it', () => {
  const dollars = (decimals: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  const AMOUNTS = [0, 0.004, 0.005, 0.5, 1.005, 2.5, 9.995, 999.5, 1000, 123_456.785, 1e9 + 0.25];

  it.each(AMOUNTS.flatMap((amount) => [amount, -amount - 1]))('%d', (amount) => {
    expect(formatMoney(amount, 'never')).toBe(dollars(0).format(amount));
    expect(formatMoney(amount, 'always')).toBe(dollars(2).format(amount));
  });

  it('every day of two years', () => {
    const utc = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
    const long = utc({ dateStyle: 'medium' });
    const short = utc({ weekday: 'short', month: 'short', day: 'numeric' });
    for (let date = '2027-01-01'; date < '2029-01-01'; date = addDays(date, 1)) {
      const midnight = new Date(`${date}T00:00Z`);
      expect(formatDate(date)).toBe(long.format(midnight));
      expect(formatDay(date, `${date.slice(0, 4)}-13-31`)).toBe(short.format(midnight));
    }
  });
});

it('joins facts by dots that never begin a line', () => {
  expect(joinFacts(['Ford', '', undefined, false, null, '$80'])).toBe('Ford\u00a0· $80');
});
