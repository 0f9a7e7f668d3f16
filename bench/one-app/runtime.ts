import type { RemoteModule } from '@clearcoat/sdk';

type Loader = () => Promise<{ default: RemoteModule }>;

/** The same sources as chunks of one application. */
const MODULES: Record<string, Loader> = {
  marketing: () => import('../../mfe-marketing/src/module'),
  crm: () => import('../../mfe-crm/src/module'),
  scheduling: () => import('../../mfe-scheduling/src/module'),
  insights: () => import('../../mfe-insights/src/module'),
  assistant: () => import('../../mfe-assistant/src/module'),
};

/** Never thrown here; the loader imports it by name. */
export class LoadTimeoutError extends Error {}

/** Replacement for the federation runtime: the container's name is the remote's. */
export async function loadVersion({ container }: { container: string }): Promise<RemoteModule> {
  const load = MODULES[container];
  if (!load) throw new Error(`There is no part called ${container}.`);
  return (await load()).default;
}
