import { queryOptions } from '@tanstack/react-query';
import { api, type Schema } from '@clearcoat/api-client';
import { callAs, shapes } from '@clearcoat/api-client/answers';

const BROWSERS = '/api/platform/browsers';
const REFRESH_MS = 30_000;

export type BrowserError = Schema<'PlatformError'>;
export type RouteVitals = Schema<'PlatformVitals'>;
export type Share = Schema<'PlatformShare'>;

export const browsersQuery = () =>
  queryOptions({
    queryKey: [BROWSERS] as const,
    queryFn: ({ signal }) => callAs(shapes.PlatformBrowsers, api.GET(BROWSERS, { signal })),
    refetchInterval: REFRESH_MS,
  });
