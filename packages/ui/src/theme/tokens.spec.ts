import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AVATAR_COLORS } from '@clearcoat/sdk';
import { contrast } from './contrast';
import { color, colors, contrastPairs, type ColorName } from './tokens';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

describe('tokens', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  });

  describe.each(['light', 'dark'] as const)('%s', (theme) => {
    it.each(contrastPairs)('%s on %s reaches %d', (front, back, least) => {
      expect(contrast(color(front, theme), color(back, theme))).toBeGreaterThanOrEqual(least);
    });
  });

  it.each(AVATAR_COLORS)('white initials are readable on %s', (background) => {
    expect(contrast('#FFFFFF', background)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.keys(colors) as ColorName[])('tokens.css agrees about %s', (name) => {
    const [light, dark] = colors[name].map((value) => value.toLowerCase());
    const value = light === dark ? light : `light-dark(${light}, ${dark})`;
    expect(css).toContain(`--cc-${name}: ${value};`);
  });

  it('tokens.css has no colour that the tokens lack', () => {
    const named = [...css.matchAll(/^ {2}--cc-([a-z-]+): (?:light-dark\(#|#)/gm)].map(
      ([, name]) => name,
    );
    expect(named.sort()).toEqual(Object.keys(colors).sort());
  });
});
