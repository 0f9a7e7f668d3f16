import { LinkFilter, withOwnLinks } from './links.js';

const filtered = (pieces: string[]) => {
  const filter = new LinkFilter();
  return pieces.map((piece) => filter.push(piece)).join('') + filter.end();
};

it.each([
  ['[Jordan](/contacts/12-ab)', '[Jordan](/contacts/12-ab)'],
  ['[Section](/handbook/pet-hair)', '[Section](/handbook/pet-hair)'],
  [
    '[Call](tel:+1555) [Write](mailto:a@b.example)',
    '[Call](tel:+1555) [Write](mailto:a@b.example)',
  ],
  ['[a](https://evil.example/?d=1)', 'a'],
  ['[a](//evil.example)', 'a'],
  ['[a](/\\evil.example)', 'a'],
  ['[a](javascript:alert)', 'a'],
  ['[a](/api/logout)', 'a'],
  ['[a](mailto:a@b.example?bcc=x@evil.example)', 'a'],
  ['![a](/contacts/1)', 'a'],
  ['![a](https://evil.example/p.png "t")', 'a'],
  ['<https://evil.example>', '(link removed)'],
  ['see www.evil.example now', 'see (link removed) now'],
  ['one\n[1]: //evil.example/x\ntwo', 'one\n\ntwo'],
  ['costs [about] 5 (five)', 'costs [about] 5 (five)'],
  ['we have what for fun', 'we have what for fun'],
])('%s', (text, expected) => {
  expect(withOwnLinks(text)).toBe(expected);
  expect(filtered([...text])).toBe(expected);
  expect(filtered(text.split(/(?<= )/))).toBe(expected);
});

it('holds back nothing that cannot become a link', () => {
  const filter = new LinkFilter();
  expect(filter.push('Your')).toBe('Your');
  expect(filter.push(' revenue')).toBe(' revenue');
  expect(filter.push(' [Jor')).toBe(' ');
  expect(filter.push('dan](/contacts/1)')).toBe('[Jordan](/contacts/1)');
  expect(filter.push(`[${'x'.repeat(3_000)}`)).toHaveLength(3_001);
});
