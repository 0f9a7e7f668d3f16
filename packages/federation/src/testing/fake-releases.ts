import type { Release, ShellRelease } from '../release.ts';

/** A release of crm as the tool writes them; `values` replace parts of it. */
export function release(version: string, values: Partial<Release> = {}): Release {
  return {
    schema: 1,
    name: 'crm',
    version,
    entry: `/remotes/crm/${version}/remoteEntry.js`,
    container: `mfe_crm_${version}`,
    contract: '^1.0.0',
    runtime: '2.9.2',
    integrity: 'sha384-x',
    publishedAt: '2026-11-21T12:00:00.000Z',
    timeoutMs: 8000,
    contributes: {
      routes: [{ path: `/contacts-${version.replaceAll('.', '-')}`, layout: 'app' }],
      sidebar: [],
      slots: [],
    },
    exposes: ['./module'],
    shared: { react: '^19.0.0' },
    strayStyles: [],
    routeBytes: 1000,
    budgetBytes: 2000,
    files: {},
    ...values,
  };
}

/** A shell that {@link release} works with. */
export function shellRelease(values: Partial<ShellRelease> = {}): ShellRelease {
  return {
    schema: 1,
    version: '1.0.0-shell',
    publishedAt: '2026-11-21T12:00:00.000Z',
    contract: '1.1.0',
    runtime: '2.9.2',
    shared: { react: '19.3.1' },
    slots: ['app.overlay'],
    ...values,
  };
}
