import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useMediaQuery } from '../device/use-media-query';
import { usePrinting } from '../device/use-printing';
import { antdThemeConfig } from './antd-theme';
import './app.css';
import { useThemeMode } from './mode';
import './print.css';

/**
 * What pops up belongs to the part of the page that its button is in, also for who hears the page. Of
 * antd's dialog that is what can be pressed: what is around it lets all presses through.
 */
const partOf = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('.ant-modal-container, [role="dialog"], main') ??
  trigger?.closest<HTMLElement>('header') ??
  document.body;

/**
 * antd in Clearcoat's theme. The shell renders it once, around the app area.
 *
 * @example <ThemeProvider><AppLayout /></ThemeProvider>
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { theme } = useThemeMode();
  const touch = useMediaQuery('(pointer: coarse)');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  // antd computes its colours in JavaScript, so print.css can't turn a dark field light.
  const shownTheme = usePrinting() ? 'light' : theme;
  const config = useMemo(
    () => antdThemeConfig(shownTheme, touch, !still),
    [shownTheme, touch, still],
  );
  return (
    <StyleProvider layer>
      <ConfigProvider
        theme={config}
        wave={{ disabled: true }}
        getPopupContainer={partOf}
        button={{ autoInsertSpace: false }}
        virtual={false}
      >
        <App component={false}>{children}</App>
      </ConfigProvider>
    </StyleProvider>
  );
}
