/** What the releases of the platform look like in the API's answers. */

export interface ShellVersion {
  version: string;
  contract: string;
  publishedAt: string;
  shared: { name: string; version: string }[];
}

export interface VersionOnDisk {
  version: string;
  contract: string;
  publishedAt: string;
  /** Of a route, gzipped. */
  kilobytes: number;
}

/** How long a version took to load, over the last 24 hours. */
export interface VersionLoads {
  version: string;
  count: number;
  p50Ms: number;
  p95Ms: number;
  failures: number;
}

export interface LoadError {
  at: string;
  version: string;
  reason: string;
  traceId: string;
}

export interface PlatformRemote {
  name: string;
  stable: string;
  previous: string | null;
  canary: { version: string; percent: number } | null;
  /** Newest first. */
  versions: VersionOnDisk[];
  /** What the stable version asks the page for. */
  shared: { name: string; range: string }[];
  loads: VersionLoads[];
  /** Of the last 7 days, newest first. */
  errors: LoadError[];
}

export interface PlatformReleases {
  revision: string;
  shell: ShellVersion | null;
  remotes: PlatformRemote[];
}

/** One change of what runs. */
export interface ReleaseChange {
  at: string;
  by: string;
  action: 'publish' | 'promote' | 'canary' | 'rollback';
  app: string;
  from: string | null;
  to: string | null;
  percent: number | null;
}
