/** Texts of the remotes page. */
import type { PlatformRemote, ReleaseChange } from './releases-api';

const SECOND_MS = 1_000;

/** @example formatDuration(1240) // '1.2 s' */
export function formatDuration(ms: number): string {
  return ms < SECOND_MS ? `${Math.round(ms)} ms` : `${(ms / SECOND_MS).toFixed(1)} s`;
}

export const everyoneGets = (version: string) =>
  `Everyone gets ${version}; open tabs follow within a minute.`;

/** Effect of a promotion on the canary. */
export function canaryAfter({ canary }: PlatformRemote, version: string, ends: boolean): string {
  if (!canary) return '';
  if (canary.version === version) return 'Its canary ends, since everyone gets it.';
  return ends
    ? `The canary of ${canary.version} ends.`
    : `${canary.version} stays the canary of ${canary.percent}% of the businesses.`;
}

/** Versions to choose from: all on disk except stable. */
export const candidatesOf = ({ stable, versions }: PlatformRemote) =>
  versions.filter(({ version }) => version !== stable);

/** Reason why no version can be chosen, or null. */
export const candidatesProblem = (remote: PlatformRemote) =>
  candidatesOf(remote).length > 0 ? null : 'There is no other version on disk.';

export const rollbackProblem = ({ previous }: PlatformRemote) =>
  previous === null ? 'There is no previous version to go back to.' : null;

export const pauseProblem = ({ percent }: NonNullable<PlatformRemote['canary']>) =>
  percent > 0 ? null : 'Nobody gets the canary now.';

/** Past-tense text of a change. */
export function describeChange({ action, app, percent }: ReleaseChange): string {
  switch (action) {
    case 'publish':
      return `Published ${app}`;
    case 'promote':
      return `Promoted ${app}`;
    case 'rollback':
      return `Rolled back ${app}`;
    case 'canary':
      return percent === 0 ? `Paused the canary of ${app}` : `Canary of ${app} for ${percent}%`;
  }
}
