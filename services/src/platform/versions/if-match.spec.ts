import { parseIfMatch } from './if-match.decorator.js';

describe('If-Match', () => {
  it.each([
    [undefined, undefined],
    ['*', undefined],
    ['"1"', 1],
    ['"999999999"', 999_999_999],
  ])('%p is the version %p', (header, version) => {
    expect(parseIfMatch(header)).toBe(version);
  });

  it.each(['', '1', '"0"', '"-1"', '"1.5"', '"x"', 'W/"1"', '"1", "2"', '"1000000000"', '"01"'])(
    'refuses %p',
    (header) => {
      expect(() => parseIfMatch(header)).toThrow(
        expect.objectContaining({
          details: expect.objectContaining({ statusCode: 400, code: 'bad_if_match' }),
        }),
      );
    },
  );
});
