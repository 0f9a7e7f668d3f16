import { readRegistry, readShell, versionsOnDisk } from '@clearcoat/federation/store';
import path from 'node:path';

/** Reading the registry costs files; a version is known that much later. */
const READ_EVERY_MS = 5_000;
const OTHER = 'other';
/** As a page says it that does not know its own. */
const UNKNOWN = new Set(['', 'unknown']);
/** What the shell's own reports are filed under. */
export const OF_THE_SHELL = ['shell', 'registry'];

interface Named {
  remote: string;
  version: string;
}

/**
 * Which remotes and versions there are. Anyone can send a report, so what never was published is counted as one
 * and the same.
 */
export class Published {
  private shell = OTHER;
  private versions = new Map<string, Set<string>>();
  private readAt = -Infinity;

  constructor(private readonly webRoot?: string) {}

  /** Of the shell no file says its version: where nobody knows it, it is the one that is published. */
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
      // One that cannot be read is told where it is changed; until it can, those from before are known.
    }
  }
}
