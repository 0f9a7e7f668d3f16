/** FNV-1a hash of a term. Collisions are so rare that they do no harm. */
export function hashOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * Counts of terms by hash, in two typed arrays. A `Map` of strings took ten times the memory in
 * each process.
 */
export class TermCounts {
  private readonly hashes: Uint32Array;
  private readonly counts: Float32Array;

  constructor(counts: ReadonlyMap<number, number>) {
    this.hashes = Uint32Array.from(counts.keys()).sort();
    this.counts = Float32Array.from(this.hashes, (hash) => counts.get(hash) ?? 0);
  }

  get size(): number {
    return this.hashes.length;
  }

  /** 0 if the term is unknown. */
  get(hash: number): number {
    let [from, to] = [0, this.hashes.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.hashes[middle] ?? 0) < hash) from = middle + 1;
      else to = middle;
    }
    return this.hashes[from] === hash ? (this.counts[from] ?? 0) : 0;
  }
}

export const addTo = (counts: Map<number, number>, hash: number, count: number) =>
  counts.set(hash, (counts.get(hash) ?? 0) + count);
