import { queryOptions } from '@tanstack/react-query';
import { api, call } from '@clearcoat/api-client';
import type { PlatformReleases, ReleaseChange } from './release-types';

const RELEASES = '/api/platform/releases';
/** Figures and versions are asked for anew this often while the page is looked at. */
const REFRESH_MS = 30_000;
const KEPT_CHANGES = 50;

interface Options {
  params?: { path?: { remote: string }; query?: { limit: number } };
  body?: object;
  signal?: AbortSignal;
}
type Send = <T>(path: string, options: Options) => Promise<{ data?: T; response: Response }>;

/** openapi.json does not describe these paths yet. */
const releases = api as unknown as { GET: Send; POST: Send };

export const releasesQuery = () =>
  queryOptions({
    queryKey: [RELEASES] as const,
    queryFn: ({ signal }) => call(releases.GET<PlatformReleases>(RELEASES, { signal })),
    refetchInterval: REFRESH_MS,
  });

export const historyQuery = () =>
  queryOptions({
    // Below the releases: what makes them stale makes it stale as well.
    queryKey: [RELEASES, 'history'] as const,
    queryFn: ({ signal }) =>
      call(
        releases.GET<ReleaseChange[]>(`${RELEASES}/history`, {
          params: { query: { limit: KEPT_CHANGES } },
          signal,
        }),
      ),
    refetchInterval: REFRESH_MS,
  });

const change = (action: 'promote' | 'canary' | 'rollback', remote: string, body: object) =>
  call(
    releases.POST<PlatformReleases>(`${RELEASES}/{remote}/${action}`, {
      params: { path: { remote } },
      body,
    }),
  );

export const promote = (remote: string, version: string) => change('promote', remote, { version });

export const startCanary = (remote: string, version: string, percent: number) =>
  change('canary', remote, { version, percent });

export const rollBack = (remote: string) => change('rollback', remote, {});
