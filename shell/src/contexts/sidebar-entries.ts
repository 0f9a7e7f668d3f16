import { useSession } from '@clearcoat/sdk';
import type { SidebarContribution } from '@clearcoat/federation/registry';
import { useHost } from './host';

export const SECTIONS = [
  { id: 'main', label: 'Main' },
  { id: 'settings', label: 'Settings' },
] as const;

/**
 * Sidebar entries of the remotes that the person may use, in order. While the session is unknown
 * the skeleton shows all of them.
 */
export function useEntries(): SidebarContribution[] {
  const { registry } = useHost();
  const { permissions, status } = useSession();
  const granted: readonly string[] = permissions;
  const isSketch = status === 'unknown';
  return registry.remotes
    .flatMap((remote) => remote.contributes.sidebar)
    .filter(({ permission }) => !permission || isSketch || granted.includes(permission))
    .filter(({ unless }) => !unless || (!isSketch && !granted.includes(unless)))
    .sort((a, b) => a.order - b.order);
}
