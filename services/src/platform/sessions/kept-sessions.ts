import type { Clock } from '../clock/clock.js';
import type { Principal } from '../tenancy/context.js';

/** A revocation holds on every replica within a second of it: nothing is kept for longer. */
export const KEPT_MS = 900;

type Found = Principal | undefined;

interface Kept {
  /** When the look-up began: what it tells is at least as new. */
  since: number;
  found: Promise<Found>;
}

/**
 * Whom a session belongs to, for a moment: a screen sends several requests at once, and one look-up does for
 * all of them. What this process changes of a business it does not take for known any longer.
 */
export class KeptSessions {
  /** How often nobody had to look. */
  hits = 0;
  /** By the hash of the token, the oldest first. */
  private readonly kept = new Map<string, Kept>();
  /** By business, the oldest first: when something in it changed. */
  private readonly changes = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** @param look asks the database */
  async resolve(key: string, look: () => Promise<Found>): Promise<Found> {
    const known = this.kept.get(key);
    if (known && this.isRecent(known.since)) {
      const found = await known.found;
      if (found && known.since > (this.changes.get(found.businessId) ?? -1)) {
        this.hits += 1;
        return found;
      }
    }
    return this.look(key, look);
  }

  forget(key: string): void {
    this.kept.delete(key);
  }

  /** Something of this business has changed: who may do what, its zone, or anything else. */
  changed(businessId: string): void {
    this.changes.delete(businessId);
    this.changes.set(businessId, this.now());
    dropUntil(this.changes, (at) => this.isRecent(at));
  }

  private async look(key: string, look: () => Promise<Found>): Promise<Found> {
    const kept = { since: this.now(), found: look() };
    this.kept.delete(key);
    this.kept.set(key, kept);
    dropUntil(this.kept, ({ since }) => this.isRecent(since));
    const found = await kept.found.catch((error: Error) => {
      this.drop(key, kept);
      throw error;
    });
    if (!found) this.drop(key, kept);
    return found;
  }

  private now(): number {
    return this.clock.now().getTime();
  }

  /** Nor is what seems to be of later: a computer's clock may be set back. */
  private isRecent(at: number): boolean {
    return Math.abs(this.now() - at) < KEPT_MS;
  }

  /** Only the one that is meant: there may be a newer one by now. */
  private drop(key: string, kept: Kept): void {
    if (this.kept.get(key) === kept) this.kept.delete(key);
  }
}

/** Of a map in the order of time, what is older than the first that is still good. */
function dropUntil<Value>(map: Map<string, Value>, isGood: (value: Value) => boolean): void {
  for (const [key, value] of map) {
    if (isGood(value)) return;
    map.delete(key);
  }
}
