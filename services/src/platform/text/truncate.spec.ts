import fc from 'fast-check';
import { truncate, truncateStart, wellFormed } from './truncate.js';

/** Any text, including malformed ones with lone surrogates. */
const anyText = fc.string({ unit: 'binary' });
const brokenText = fc
  .array(fc.integer({ min: 0, max: 0xffff }))
  .map((units) => String.fromCharCode(...units));

describe('cutting text', () => {
  it('never leaves half a character', () => {
    const most = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(fc.oneof(anyText, brokenText), most, (text, length) => {
        for (const cut of [truncate(text, length), truncateStart(text, length)]) {
          expect(/\p{Surrogate}/u.test(cut)).toBe(false);
          expect([...cut].length).toBeLessThanOrEqual(length);
        }
      }),
    );
  });

  it('keeps what fits, and of the rest the first or the last', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 20 }), (text, length) => {
        const characters = [...text];
        const isShort = text.length <= length;
        expect(truncate(text, length)).toBe(isShort ? text : characters.slice(0, length).join(''));
        expect(truncateStart(text, length)).toBe(
          isShort ? text : characters.slice(-length).join(''),
        );
      }),
    );
  });

  it('cuts between emojis', () => {
    expect(truncate(`${'x'.repeat(79)}🚗🚙`, 80)).toBe(`${'x'.repeat(79)}🚗`);
    expect(truncate('🚗🚙', 1)).toBe('🚗');
    expect(truncateStart('🚗🚙', 1)).toBe('🚙');
    expect(wellFormed('a\ud83d')).toBe('a\ufffd');
  });
});
