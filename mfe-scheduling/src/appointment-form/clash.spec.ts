import { clashText } from './clash';

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
