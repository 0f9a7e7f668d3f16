import { safeStorage } from '@clearcoat/sdk';

export const KEY = 'clearcoat.mfe';
export const PARAMETER = 'mfe';

/** Whether this tab asks for remotes from a dev server; only then the code for them is loaded. */
export const isOverrideAsked = (): boolean =>
  safeStorage.session.get(KEY) !== null ||
  new URLSearchParams(window.location.search).has(PARAMETER);
