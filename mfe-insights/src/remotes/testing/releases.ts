import { http, HttpResponse, renderRoutes, server, sessionState } from '@clearcoat/testing';
import insights from '../../module';
import type { PlatformReleases, PlatformRemote, ReleaseChange } from '../releases-api';

export const STABLE = '1.2.0-1a2b3c4d';
export const PREVIOUS = '1.1.0-0f9e8d7c';
export const NEXT = '1.3.0-5e6f7a8b';

const onDisk = (version: string, publishedAt: string) => ({
  version,
  contract: '^1.1.0',
  publishedAt,
  kilobytes: 31.4,
});

/** A remote with a history and one untried version. */
export function platformRemote(values: Partial<PlatformRemote> = {}): PlatformRemote {
  return {
    name: 'crm',
    stable: STABLE,
    previous: PREVIOUS,
    canary: null,
    versions: [
      onDisk(NEXT, '2026-11-21T14:00:00.000Z'),
      onDisk(STABLE, '2026-11-20T15:00:00.000Z'),
      onDisk(PREVIOUS, '2026-11-12T09:30:00.000Z'),
    ],
    shared: [
      { name: 'react', range: '^19.0.0' },
      { name: '@clearcoat/sdk', range: '^1.0.0' },
    ],
    loads: [{ version: STABLE, count: 1204, p50Ms: 412, p95Ms: 1240, failures: 3 }],
    errors: [],
    ...values,
  };
}

export function platformReleases(values: Partial<PlatformReleases> = {}): PlatformReleases {
  return {
    revision: 'r1',
    shell: {
      errors: [],
      version: '1.0.0-99aa88bb',
      contract: '1.1.0',
      publishedAt: '2026-11-19T08:00:00.000Z',
      shared: [{ name: 'react', version: '19.3.0' }],
    },
    remotes: [platformRemote()],
    ...values,
  };
}

export function releaseChange(values: Partial<ReleaseChange> = {}): ReleaseChange {
  return {
    at: '2026-11-20T15:00:00.000Z',
    by: 'platform@clearcoat.example',
    action: 'promote',
    app: 'crm',
    from: PREVIOUS,
    to: STABLE,
    percent: null,
    ...values,
  };
}

export const RELEASES = '/api/platform/releases';

/** Stubs the tab's requests; each answer is the current state. */
export function serveReleases(
  releases: () => Partial<PlatformReleases>,
  history: () => ReleaseChange[] = () => [],
): void {
  server.use(
    http.get(RELEASES, () => HttpResponse.json(platformReleases(releases()))),
    http.get(`${RELEASES}/history`, () => HttpResponse.json(history())),
  );
}

/** The tab as a platform administrator. */
export const openRemotesTab = () =>
  renderRoutes(insights.routes, {
    path: '/admin?tab=remotes',
    session: { permissions: [...sessionState().permissions, 'platform:manage'] },
  });
