import { createContext, use } from 'react';
import type { SlotHost } from '@clearcoat/sdk';
import type { Registry } from '@clearcoat/federation/registry';

/** What the shell's own components know about the remotes. */
export interface HostValue {
  registry: Registry;
  slots: SlotHost;
}

const HostContext = createContext<HostValue | null>(null);
export const HostProvider = HostContext.Provider;

export function useHost(): HostValue {
  const host = use(HostContext);
  if (!host) throw new Error('useHost needs the Root around it.');
  return host;
}
