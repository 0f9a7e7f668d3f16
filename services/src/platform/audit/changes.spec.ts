import { changedFields, changesOf } from './changes.js';

const before = { name: 'Wash', price: 10, version: 1 };

describe('what a save changed', () => {
  it('stands with before and after, or only by name', () => {
    const after = { name: 'Wash', price: 12, version: 2 };
    expect(changesOf(before, after)).toEqual({ changed: { price: [10, 12] } });
    expect(changedFields(before, after)).toEqual({ fields: ['price'] });
  });

  it('is nothing when only the version differs', () => {
    const after = { ...before, version: 2 };
    expect([changesOf(before, after), changedFields(before, after)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
