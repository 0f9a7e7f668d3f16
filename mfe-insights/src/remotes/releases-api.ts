import { queryOptions } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, listOf, shapes } from '@clearcoat/api-client/answers';

const RELEASES = '/api/platform/releases';
/** Refetch interval while the page is visible. */
const REFRESH_MS = 30_000;
const KEPT_CHANGES = 50;

export type PlatformReleases = Schema<'PlatformReleases'>;
export type PlatformRemote = Schema<'PlatformRemote'>;
export type ShellVersion = Schema<'PlatformShell'>;
export type VersionLoads = Schema<'PlatformLoads'>;
export type LoadError = Schema<'PlatformFailure'>;
export type ReleaseChange = Schema<'ReleaseChange'>;

export const releasesQuery = () =>
  queryOptions({
    queryKey: [RELEASES] as const,
    queryFn: ({ signal }) => callAs(shapes.PlatformReleases, api.GET(RELEASES, { signal })),
    refetchInterval: REFRESH_MS,
  });

export const historyQuery = () =>
  queryOptions({
    // Part of the releases key, so that both are invalidated together.
    queryKey: [RELEASES, 'history'] as const,
    queryFn: ({ signal }) =>
      callAs(
        listOf(shapes.ReleaseChange),
        api.GET(`${RELEASES}/history`, {
          params: { query: { limit: KEPT_CHANGES } },
          signal,
        }),
      ),
    refetchInterval: REFRESH_MS,
  });

const to = (remote: string) => ({ path: { remote } });

export const promote = (remote: string, version: string) =>
  callAs(
    shapes.PlatformReleases,
    api.POST(`${RELEASES}/{remote}/promote`, { params: to(remote), body: { version } }),
  );

export const startCanary = (remote: string, version: string, percent: number) =>
  callAs(
    shapes.PlatformReleases,
    api.POST(`${RELEASES}/{remote}/canary`, { params: to(remote), body: { version, percent } }),
  );

/** @param from - the version to leave; refused when another one runs by now */
export const rollBack = (remote: string, from: string) =>
  callAs(
    shapes.PlatformReleases,
    api.POST(`${RELEASES}/{remote}/rollback`, { params: to(remote), body: { from } }),
  );
