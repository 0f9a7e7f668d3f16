import { clashText, overlapText } from './clash';

const clash = {
  customer: { id: 'c1', name: 'Ana Ruiz', phone: '', email: '' },
  service: 'Full Detail',
  startTime: '12:00',
  endTime: '16:00',
};

describe('clashText', () => {
  it('says nothing when nothing clashes', () => {
    expect(clashText([])).toBe('');
  });

  it('names the clash and counts the others', () => {
    expect(clashText([clash])).toContain('Ana Ruiz (Full Detail, 12:00–4:00 PM).');
    expect(clashText([clash, clash, clash])).toContain('12:00–4:00 PM), and 2 more.');
    const all = Array.from({ length: 20 }, () => clash);
    expect(clashText(all)).toContain('12:00–4:00 PM), and at least 19 more.');
  });
});

it('says after a save what it landed on', () => {
  const first = { id: 'a', service: 'Wash', startTime: '09:00', endTime: '10:00' };
  expect(overlapText({})).toBe('');
  expect(overlapText({ overlaps: [{ ...first, customer: 'Ana' }] })).toBe(
    'It overlaps with Ana (Wash, 9:00–10:00 AM).',
  );
  const both = [
    { ...first, customer: '' },
    { ...first, customer: 'Ben' },
  ];
  expect(overlapText({ overlaps: both })).toBe(
    'It overlaps with another customer (Wash, 9:00–10:00 AM), and 1 more.',
  );
});
