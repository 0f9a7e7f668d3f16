import { createContext, use } from 'react';
import type { SlotHost } from '@clearcoat/sdk';
import type { Registry, RegistryRemote } from '@clearcoat/federation/registry';

/** What the shell's own components know about the remotes. */
export interface HostValue {
  registry: Registry;
  slots: SlotHost;
  /**
   * Loads a remote that is down, or another version of one that crashed, and puts its routes in
   * place. @throws RemoteLoadError
   */
  recover: (remote: RegistryRemote, crash?: unknown) => Promise<void>;
}

const HostContext = createContext<HostValue | null>(null);
export const HostProvider = HostContext.Provider;

export function useHost(): HostValue {
  const host = use(HostContext);
  if (!host) throw new Error('useHost needs the Root around it.');
  return host;
}
