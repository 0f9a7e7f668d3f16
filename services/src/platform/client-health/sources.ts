import { inSources } from '@clearcoat/federation/stack';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

/** As many as fifty errors have, several times over. */
const MOST_KNOWN = 5_000;

/**
 * Tells frames in the sources, by the maps that lie beside the versions. Reading a map takes a while, so what was found
 * is kept; it is true for ever, since a published file never changes.
 */
export class Sources {
  private readonly found = new Map<string, string>();

  constructor(private readonly webRoot?: string) {}

  /** Of an error: its places are mostly in a file or two. */
  async tell(frames: string[]): Promise<string[]> {
    const { webRoot } = this;
    const unknown = frames.filter((frame) => !this.found.has(frame));
    if (webRoot && unknown.length > 0) {
      const told = inSources(path.resolve(webRoot), unknown.join('\n')).split('\n');
      for (const [index, frame] of unknown.entries()) this.keep(frame, told[index]);
      // Others get their turn between two errors.
      await turn();
    }
    return frames.map((frame) => this.found.get(frame) ?? frame);
  }

  /** Not what has no map: that may come yet. */
  private keep(frame: string, place = frame): void {
    if (place === frame) return;
    if (this.found.size >= MOST_KNOWN) this.found.clear();
    this.found.set(frame, place);
  }
}
