import { nextCursor } from './next-cursor';

describe('nextCursor', () => {
  it.each([
    ['</api/contacts?cursor=ab%3D&limit=50>; rel="next"', 'ab='],
    ['<https://x.example/api/contacts?limit=50&cursor=c>; rel=next', 'c'],
    ['</api/contacts?cursor=z>; rel="prev"', undefined],
    [null, undefined],
  ])('%s → %s', (header, cursor) => {
    expect(nextCursor(header)).toBe(cursor);
  });
});
