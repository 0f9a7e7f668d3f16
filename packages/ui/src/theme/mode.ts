import { useSyncExternalStore } from 'react';
import { safeStorage } from '@clearcoat/sdk';

/** Choice of the person; 'system' follows the device. */
export type ThemeMode = 'light' | 'dark' | 'system';

const STORAGE_KEY = 'clearcoat.theme';
const DARK_QUERY = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function read(): ThemeMode {
  const stored = safeStorage.local.get(STORAGE_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

let mode: ThemeMode = read();

function systemIsDark(): boolean {
  return typeof matchMedia === 'function' && matchMedia(DARK_QUERY).matches;
}

function resolved(): 'light' | 'dark' {
  if (mode !== 'system') return mode;
  return systemIsDark() ? 'dark' : 'light';
}

function apply(): void {
  if (typeof document !== 'undefined') document.documentElement.dataset.theme = resolved();
  listeners.forEach((listener) => listener());
}

/**
 * Light or dark theme: stored on this device, set on the document as `data-theme`. The stored
 * choice applies as soon as this module is loaded.
 *
 * @example themeMode.set('dark');
 */
export const themeMode = {
  /** The person's choice. */
  get: (): ThemeMode => mode,
  /** The resulting theme. */
  resolved,
  set: (next: ThemeMode): void => {
    mode = next;
    if (next === 'system') safeStorage.local.remove(STORAGE_KEY);
    else safeStorage.local.set(STORAGE_KEY, next);
    apply();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

apply();
if (typeof matchMedia === 'function') matchMedia(DARK_QUERY).addEventListener('change', apply);

/**
 * Theme mode as React state.
 *
 * @returns the person's choice (`mode`) and the resulting theme (`theme`)
 * @example const { theme } = useThemeMode();
 */
export function useThemeMode(): { mode: ThemeMode; theme: 'light' | 'dark' } {
  const current = useSyncExternalStore(themeMode.subscribe, themeMode.get, () => 'system' as const);
  const theme = useSyncExternalStore(themeMode.subscribe, resolved, () => 'light' as const);
  return { mode: current, theme };
}
