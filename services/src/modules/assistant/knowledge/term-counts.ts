/** A term as a number (FNV-1a): of a hundred thousand terms one has that of another, which tells nobody anything. */
export function hashOf(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/**
 * How often each of many terms is there, by their hashes, in two arrays of numbers: as a `Map` of strings the terms
 * of the handbook took ten times the memory, in each process.
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

  /** 0 where the term is not there. */
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

/** Adds to what is counted of a term. */
export const addTo = (counts: Map<number, number>, hash: number, count: number) =>
  counts.set(hash, (counts.get(hash) ?? 0) + count);
