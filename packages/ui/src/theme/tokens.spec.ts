import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AVATAR_COLORS } from '@clearcoat/sdk';
import { theme as antdTheme } from 'antd';
import { antdThemeConfig } from './antd-theme';
import { contrast, luminance } from './contrast';
import { color, colors, contrastPairs, elevations, type ColorName } from './tokens';

const css = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

/** Mixes two colours like color-mix() in sRGB. */
function mixed(one: string, share: number, other: string): string {
  const channels = [1, 3, 5].map((at) => {
    const [first = 0, second = 0] = [one, other].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round(first * share + second * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

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

  it('rises from the canvas to what lies over everything, in the dark by light', () => {
    const heights = elevations.map((name) => luminance(color(name, 'dark')));
    expect(heights).toEqual(heights.toSorted((low, high) => low - high));
    expect(new Set(heights).size).toBe(elevations.length);
  });

  it.each(['light', 'dark'] as const)(
    'what is chosen is lighter than its track, in %s',
    (theme) => {
      expect(luminance(color('chosen', theme))).toBeGreaterThan(luminance(color('track', theme)));
    },
  );

  it.each(['light', 'dark'] as const)(
    "antd keeps the tokens' primary and statuses, in %s",
    (theme) => {
      const token = antdTheme.getDesignToken(antdThemeConfig(theme, false, true));
      expect(token.colorPrimary).toBe(color('primary', theme));
      expect(token.colorPrimaryHover).toBe(color('primary-hover', theme));
      expect(token.colorError).toBe(color('danger-text', theme));
      expect(token.colorLink).toBe(color('link', theme));
    },
  );

  describe.each([
    ['light', 0.82, '#000000', 0.14],
    ['dark', 0.3, '#FFFFFF', 0.26],
  ] as const)('initials in %s', (theme, share, towards, tint) => {
    it.each(AVATAR_COLORS)('are readable in %s on its tint', (own) => {
      const ground = mixed(own, tint, color('surface', theme));
      expect(contrast(mixed(own, share, towards), ground)).toBeGreaterThanOrEqual(4.5);
    });
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
