import { isEmpty, list, paragraphs, text } from './fields.js';

const facts = { label: 'It is', longest: 4, heading: 'It', headings: /^it$/ };

describe('a field of a file', () => {
  it('of one line loses its breaks, and is tidied', () => {
    expect(text(facts).read(' a\n b ')).toBe('a b');
    expect(text({ ...facts, tidy: (given) => given.toUpperCase() }).read(' a')).toBe('A');
    expect(paragraphs(facts).read('a\n b')).toBe('a\n b');
  });

  it('of several texts holds each once, and comes back as it was written', () => {
    const words = list(facts);
    expect(words.read(' vip, fleet;vip\n, ')).toEqual(['vip', 'fleet']);
    expect(words.read(words.write(['vip', 'two words']))).toEqual(['vip', 'two words']);
    expect(words.read('')).toEqual(words.empty);
  });

  it('knows what is too long, and what is nothing', () => {
    expect([text(facts).isLongerThan('1234', 4), text(facts).isLongerThan('12345', 4)]).toEqual([
      false,
      true,
    ]);
    expect(list(facts).isLongerThan(['1', '12345'], 4)).toBe(true);
    expect(list(facts).isLongerThan(['1234', '1234'], 4)).toBe(false);
    expect([isEmpty(''), isEmpty([]), isEmpty('a'), isEmpty(['a'])]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
