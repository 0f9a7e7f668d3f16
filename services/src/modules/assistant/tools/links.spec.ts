import { stopwatch } from '../../../../test/support/thread-clock.js';
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
  ['[[a](b)](//evil.example)', '[a] (//evil.example)'],
  ['[\n[a](b)](//evil.example)', '[\na] (//evil.example)'],
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

describe('a text made to be slow', () => {
  const PIECES = [
    '[a](',
    '[',
    '![',
    '[a](<',
    '<',
    'http://',
    '[a]: ',
    '](',
    '(',
    'www.',
    '!',
    '<\t',
  ];
  const LENGTH = 200_000;

  it.each(PIECES.map((piece) => [piece]))('%j repeated is read in one go', (piece) => {
    const text = piece.repeat(LENGTH / piece.length);
    const ran = stopwatch();
    withOwnLinks(text);
    filtered([text]);
    filtered(text.slice(0, 20_000).match(/.{1,7}/gs) ?? []);
    expect(ran()).toBeLessThan(1_000);
  });

  it('a link that was held back too long does not slip through', () => {
    const url = `https://evil.example/${'x'.repeat(500)}`;
    for (const text of [`[a](${url})`, `![a](${url})`, `<${url}>`, url]) {
      expect(filtered([...text])).not.toContain('evil.example');
    }
    const words = 'w'.repeat(400);
    expect(filtered([...`[${words}](https://evil.example)`])).not.toContain('evil.example');
  });
});

it('a job of the own crew is a page of ours', () => {
  const link = '[Interior Detail](/my-jobs/0b9e2f6a-1)';
  expect(withOwnLinks(link)).toBe(link);
});
