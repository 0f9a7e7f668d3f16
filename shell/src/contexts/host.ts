import { createContext, use } from 'react';
import type { Registry } from '@clearcoat/federation/registry';

/** Access to the remotes for the shell's own components. */
export interface HostValue {
  registry: Registry;
}

const HostContext = createContext<HostValue | null>(null);
export const HostProvider = HostContext.Provider;

export function useHost(): HostValue {
  const host = use(HostContext);
  if (!host) throw new Error('useHost needs the Root around it.');
  return host;
}
