/** Published versions as text for a terminal. */
import type { RemoteVersion } from './registry.ts';
import type { HistoryEntry } from './release.ts';
import { readHistory, readRegistry, readShell, versionsOnDisk } from './store.ts';

const SHOWN_CHANGES = 5;

const describe = (label: string, version: RemoteVersion | undefined) =>
  version ? `  ${label.padEnd(10)} ${version.version}  contract ${version.contract}` : '';

/** One line for each change: time, person, action, app, from, to. */
export function describeHistory(entries: HistoryEntry[]): string {
  return entries
    .map(({ at, by, action, app, from, to, percent }) => {
      const share = percent === undefined ? '' : ` for ${percent}%`;
      return `${at.slice(0, 19)}Z  ${by}  ${action} ${app}  ${from ?? 'nothing'} → ${to}${share}`;
    })
    .join('\n');
}

/** One paragraph for each remote: running version, fallback, versions on disk and last changes. */
export function list(webRoot: string): string {
  const shell = readShell(webRoot);
  const paragraphs = readRegistry(webRoot).remotes.map((remote) => {
    const onDisk = versionsOnDisk(webRoot, remote.name);
    const share = remote.canary ? `canary ${remote.canary.percent}%` : '';
    return [
      `${remote.name} (${onDisk.length} kept)`,
      describe('stable', remote.stable),
      describe('previous', remote.previous),
      describe(share, remote.canary),
      `  on disk    ${onDisk.map(({ version }) => version).join(', ')}`,
    ];
  });
  const latest = readHistory(webRoot).slice(-SHOWN_CHANGES);
  return [
    ...(shell ? [`shell\n  live       ${shell.version}  contract ${shell.contract}`] : []),
    ...paragraphs.map((lines) => lines.filter(Boolean).join('\n')),
    ...(latest.length > 0 ? [`Last changes\n${describeHistory(latest)}`] : []),
  ].join('\n');
}
