import { antdThemeConfig } from '../src/theme/antd-theme';
import { styleSheets } from './extract.mjs';

const sheets = styleSheets({ hashed: false });

describe("antd's style sheets, which are written when the shell is built", () => {
  it.each([
    ['light', false],
    ['light', true],
    ['dark', false],
    ['dark', true],
  ] as const)('say in the %s theme, for a thumb (%s), what they say in any', (mode, touch) => {
    const theme = { ...antdThemeConfig(mode, touch, true), zeroRuntime: false };
    expect(styleSheets(theme)).toEqual(sheets);
  });

  it('are there for what the kit draws, and read from left to right', () => {
    expect([...sheets.keys()]).toEqual(
      expect.arrayContaining(['Button-Button', 'DatePicker-DatePicker', 'Modal-confirm', 'Shared']),
    );
    expect([...sheets.values()].join('')).not.toMatch(/-rtl\b/);
  });
});
