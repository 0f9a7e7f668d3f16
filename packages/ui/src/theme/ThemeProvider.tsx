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
 * Container of a popup: the part of the page that its button is in, also for screen readers. For
 * antd's dialogs it is the inner container, because the outer one ignores pointer events.
 */
const partOf = (trigger?: HTMLElement): HTMLElement =>
  trigger?.closest<HTMLElement>('.ant-modal-container, [role="dialog"], main') ??
  trigger?.closest<HTMLElement>('header') ??
  document.body;

/**
 * antd in Clearcoat's theme. Rendered once by the shell, around the app area.
 *
 * @example <ThemeProvider><AppLayout /></ThemeProvider>
 */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { theme } = useThemeMode();
  const touch = useMediaQuery('(pointer: coarse)');
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  // antd computes its colours in JavaScript, so print.css cannot lighten a dark field.
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
