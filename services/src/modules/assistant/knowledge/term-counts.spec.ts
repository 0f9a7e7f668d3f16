import { addTo, hashOf, TermCounts } from './term-counts.js';

it('knows how often each term is there, and nothing of the others', () => {
  const terms = Array.from({ length: 5_000 }, (_, index) => `term ${index}`);
  const counts = new Map<number, number>();
  for (const [index, term] of terms.entries()) addTo(counts, hashOf(term), index + 0.5);
  addTo(counts, hashOf('term 7'), 1);
  const kept = new TermCounts(counts);
  expect(kept.size).toBe(5_000);
  expect(kept.get(hashOf('term 0'))).toBe(0.5);
  expect(kept.get(hashOf('term 7'))).toBe(8.5);
  expect(kept.get(hashOf('term 4999'))).toBe(4_999.5);
  expect(kept.get(hashOf('term 5000'))).toBe(0);
  expect(new TermCounts(new Map()).get(hashOf('term 0'))).toBe(0);
});
