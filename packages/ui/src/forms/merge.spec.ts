import { merge } from './merge';

const base = { name: 'Ana', phone: '1', notes: '' };

describe('a form held against what is stored by now', () => {
  it('asks about what both changed, each to something else', () => {
    expect(merge(base, { ...base, notes: 'mine' }, { ...base, notes: 'theirs' })).toEqual({
      differing: [{ name: 'notes', yours: 'mine', theirs: 'theirs' }],
      taken: {},
    });
  });

  it('takes over what only the others changed', () => {
    expect(merge(base, { ...base, notes: 'mine' }, { ...base, phone: '2' })).toEqual({
      differing: [],
      taken: { phone: '2' },
    });
  });

  it('says nothing about what both changed to the same', () => {
    const same = { ...base, notes: 'same' };
    expect(merge(base, same, same)).toEqual({ differing: [], taken: {} });
  });
});
