import { safeStorage } from '@clearcoat/sdk';

export const KEY = 'clearcoat.mfe';
export const PARAMETER = 'mfe';

/** Whether this tab requests overrides; their code is loaded only then. */
export const isOverrideAsked = (): boolean =>
  safeStorage.session.get(KEY) !== null ||
  new URLSearchParams(window.location.search).has(PARAMETER);
