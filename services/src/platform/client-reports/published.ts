import { readRegistry, readShell, versionsOnDisk } from '@clearcoat/federation/store';
import path from 'node:path';

/**
 * Interval between reads of the registry, which costs file access. A new version is known that much
 * later.
 */
const READ_EVERY_MS = 5_000;
const OTHER = 'other';
/** Version names of pages that do not know their own version. */
const UNKNOWN = new Set(['', 'unknown']);
/** Names under which the shell files its own reports. */
export const OF_THE_SHELL = ['shell', 'registry'];

interface Named {
  remote: string;
  version: string;
}

/** Known remotes and versions. Anybody can send a report, so all unpublished names count as 'other'. */
export class Published {
  private shell = OTHER;
  private versions = new Map<string, Set<string>>();
  private readAt = -Infinity;

  constructor(private readonly webRoot?: string) {}

  /**
   * Canonical name of a remote and version. A shell without a known version counts as the published
   * one.
   */
  nameOf({ remote, version }: Named): Named {
    if (performance.now() - this.readAt > READ_EVERY_MS) this.read();
    if (remote === 'shell' && UNKNOWN.has(version)) return { remote, version: this.shell };
    const versions = this.versions.get(remote);
    if (!versions && !OF_THE_SHELL.includes(remote)) return { remote: OTHER, version: OTHER };
    return { remote, version: versions?.has(version) ? version : OTHER };
  }

  private read(): void {
    this.readAt = performance.now();
    if (!this.webRoot) return;
    const root = path.resolve(this.webRoot);
    try {
      this.versions = new Map(
        readRegistry(root).remotes.map(({ name, stable, previous, canary }) => {
          const used = [stable, previous, canary].flatMap((pointer) => pointer?.version ?? []);
          const kept = versionsOnDisk(root, name).map(({ version }) => version);
          return [name, new Set([...used, ...kept])];
        }),
      );
      this.shell = readShell(root)?.version ?? OTHER;
      this.versions.set('shell', new Set([this.shell]));
    } catch {
      // A registry that cannot be read is reported where it is written. Until then the previous
      // versions are used.
    }
  }
}
