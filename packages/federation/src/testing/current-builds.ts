import { staleApps } from '../build';
import type { App } from '../workspace';

/**
 * Guard for tests that read the builds of this workspace: stale builds would fail them for
 * unrelated reasons.
 *
 * @throws Error naming the apps whose build is missing or stale
 */
export function requireCurrentBuilds(apps: App[]): void {
  const stale = staleApps(apps).map(({ name }) => name);
  if (stale.length === 0) return;
  throw new Error(
    `The build in dist is missing, or older than the sources, of ${stale.join(', ')}: npm run build.`,
  );
}
