import { inSources } from '@clearcoat/federation/stack';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';

/** Cache size, several times the frames of fifty errors. */
const MOST_KNOWN = 5_000;

/**
 * Maps frames to sources by the published source maps. Reading a map is slow, so results are cached.
 * They never expire because published files do not change.
 */
export class Sources {
  private readonly found = new Map<string, string>();

  constructor(private readonly webRoot?: string) {}

  /** Maps the frames of one error, which mostly lie in one or two files. */
  async tell(frames: string[]): Promise<string[]> {
    const { webRoot } = this;
    const unknown = frames.filter((frame) => !this.found.has(frame));
    if (webRoot && unknown.length > 0) {
      const told = inSources(path.resolve(webRoot), unknown.join('\n')).split('\n');
      for (const [index, frame] of unknown.entries()) this.keep(frame, told[index]);
      // Yields to other work between two errors.
      await turn();
    }
    return frames.map((frame) => this.found.get(frame) ?? frame);
  }

  /** Frames without a map are not cached, because the map may still be published. */
  private keep(frame: string, place = frame): void {
    if (place === frame) return;
    if (this.found.size >= MOST_KNOWN) this.found.clear();
    this.found.set(frame, place);
  }
}
