import { theme as antdTheme, type ThemeConfig } from 'antd';
import { color, type ColorName, type ColorTheme } from './tokens';

/** All shades of a status: antd would derive some that are too faint to read. */
function statusTokens(name: 'Success' | 'Warning' | 'Error' | 'Info', theme: ColorTheme) {
  const key = name === 'Error' ? 'danger' : (name.toLowerCase() as 'success' | 'warning' | 'info');
  const text = color(`${key}-text`, theme);
  const tint = color(`${key}-tint`, theme);
  return {
    [`color${name}`]: text,
    [`color${name}Hover`]: text,
    [`color${name}Active`]: text,
    [`color${name}Text`]: text,
    [`color${name}TextHover`]: text,
    [`color${name}TextActive`]: text,
    [`color${name}Bg`]: tint,
    [`color${name}BgHover`]: tint,
    [`color${name}Border`]: text,
    [`color${name}BorderHover`]: text,
  };
}

function aliasTokens(theme: ColorTheme) {
  const c = (name: ColorName) => color(name, theme);
  return {
    colorPrimary: c('primary'),
    colorPrimaryHover: c('primary-hover'),
    colorPrimaryActive: c('primary-active'),
    colorPrimaryBorder: c('primary'),
    colorPrimaryText: c('link'),
    colorPrimaryTextHover: c('link-hover'),
    colorPrimaryTextActive: c('link-hover'),
    colorPrimaryBg: c('primary-tint'),
    colorPrimaryBgHover: c('primary-tint'),
    colorLink: c('link'),
    colorLinkHover: c('link-hover'),
    colorLinkActive: c('link-hover'),
    colorTextBase: c('text'),
    colorBgBase: c('surface'),
    colorText: c('text'),
    colorTextHeading: c('text'),
    colorTextLabel: c('text'),
    colorTextSecondary: c('text-secondary'),
    colorTextTertiary: c('text-secondary'),
    colorTextDescription: c('text-secondary'),
    colorTextQuaternary: c('placeholder'),
    colorTextPlaceholder: c('placeholder'),
    colorTextDisabled: c('disabled-text'),
    colorIcon: c('text-secondary'),
    colorIconHover: c('text'),
    colorBgLayout: c('canvas'),
    colorBgContainer: c('surface'),
    colorBgElevated: c('overlay'),
    colorBgSpotlight: c('spotlight'),
    colorTextLightSolid: c('on-primary'),
    colorBgContainerDisabled: c('disabled-bg'),
    colorBorder: c('control-border'),
    colorBorderDisabled: c('line'),
    colorBorderSecondary: c('line'),
    colorSplit: c('line'),
    controlOutline: c('focus'),
    controlOutlineWidth: 1,
    controlItemBgHover: c('hover'),
    controlItemBgActive: c('primary-tint'),
    controlItemBgActiveHover: c('primary-tint'),
    boxShadow: 'var(--cc-shadow-overlay)',
    boxShadowSecondary: 'var(--cc-shadow-overlay)',
  };
}

const shape = {
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSize: 15,
  borderRadius: 10,
  borderRadiusLG: 12,
  borderRadiusSM: 6,
  motionDurationFast: '0.1s',
  motionDurationMid: '0.16s',
  motionDurationSlow: '0.2s',
};

function componentTokens(theme: ColorTheme): ThemeConfig['components'] {
  const c = (name: ColorName) => color(name, theme);
  return {
    Button: {
      fontWeight: 550,
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      defaultHoverColor: c('text'),
      defaultHoverBorderColor: c('control-border-hover'),
      defaultHoverBg: c('hover'),
      defaultActiveColor: c('text'),
      defaultActiveBorderColor: c('control-border-hover'),
      defaultActiveBg: c('hover'),
      paddingInline: 16,
      colorError: c('danger'),
      colorErrorHover: c('danger-hover'),
      colorErrorActive: c('danger-active'),
      paddingInlineSM: 12,
      borderRadiusSM: 10,
    },
    Input: { hoverBorderColor: c('control-border-hover'), activeBorderColor: c('focus') },
    InputNumber: { hoverBorderColor: c('control-border-hover'), activeBorderColor: c('focus') },
    Select: {
      hoverBorderColor: c('control-border-hover'),
      activeBorderColor: c('focus'),
      optionSelectedBg: c('primary-tint'),
      optionActiveBg: c('hover'),
    },
    DatePicker: {
      hoverBorderColor: c('control-border-hover'),
      activeBorderColor: c('focus'),
      // Touch size without extra, so that two months fit a tablet.
      cellWidth: 44,
    },
    Tabs: {
      itemColor: c('text-secondary'),
      itemHoverColor: c('text'),
      itemActiveColor: c('link'),
      itemSelectedColor: c('link'),
      inkBarColor: c('link'),
      horizontalMargin: '0 0 20px',
      horizontalItemGutter: 24,
      titleFontSize: 15,
    },
    Form: {
      labelColor: c('text'),
      labelFontSize: 14,
      verticalLabelPadding: '0 0 4px',
      // Height of an error line, so that the layout does not shift when it appears.
      itemMarginBottom: 28,
    },
    Badge: { colorError: c('danger') },
    Modal: {
      titleFontSize: 20,
      borderRadiusLG: 16,
      contentBg: c('raised'),
      headerBg: c('raised'),
      footerBg: c('raised'),
    },
    Segmented: {
      trackBg: c('track'),
      itemColor: c('neutral-text'),
      itemHoverColor: c('text'),
      itemHoverBg: 'transparent',
      itemSelectedBg: c('chosen'),
      itemSelectedColor: c('text'),
    },
    Switch: { handleSize: 20, trackHeight: 24, trackMinWidth: 44 },
  };
}

/**
 * Colours that antd's algorithm would derive from a seed, pinned after it, above all for the dark
 * theme: a button's primary is our token.
 */
function pinned(theme: ColorTheme): MapAlgorithm {
  const c = (name: ColorName) => color(name, theme);
  const fixed = {
    colorPrimary: c('primary'),
    colorLink: c('link'),
    colorSuccess: c('success-text'),
    colorWarning: c('warning-text'),
    colorError: c('danger-text'),
    colorInfo: c('info-text'),
  };
  return (_seed, map) => ({ ...map, ...fixed }) as ReturnType<MapAlgorithm>;
}

type MapAlgorithm = Exclude<NonNullable<ThemeConfig['algorithm']>, unknown[]>;

/**
 * antd's theme in Clearcoat's colours, with explicit hover, status and placeholder shades.
 *
 * @param theme - light or dark
 * @param touch - a touch screen gets taller controls
 * @param motion - false with reduced motion
 */
export function antdThemeConfig(theme: ColorTheme, touch: boolean, motion: boolean): ThemeConfig {
  const dark = theme === 'dark';
  return {
    algorithm: [dark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm, pinned(theme)],
    hashed: false,
    // The style sheets are extracted when the shell is built (packages/ui/antd).
    zeroRuntime: true,
    cssVar: { key: 'cc' },
    token: {
      ...shape,
      motion,
      controlHeight: touch ? 44 : 40,
      controlHeightSM: touch ? 44 : 32,
      ...aliasTokens(theme),
      ...statusTokens('Success', theme),
      ...statusTokens('Warning', theme),
      ...statusTokens('Error', theme),
      ...statusTokens('Info', theme),
    },
    components: componentTokens(theme),
  };
}
