import type { Clock } from '../clock/clock.js';
import type { Principal } from '../tenancy/context.js';

/** Cache time. A revocation takes effect on every process within a second. */
export const KEPT_MS = 900;

type Found = Principal | undefined;

interface Kept {
  /** Start of the lookup; the result is at least as new. */
  since: number;
  found: Promise<Found>;
}

/**
 * Short cache of session lookups, so that the parallel requests of a screen share one. A change in a
 * business by this process invalidates its entries.
 */
export class KeptSessions {
  /** Number of cache hits. */
  hits = 0;
  /** Entries by token hash, oldest first. */
  private readonly kept = new Map<string, Kept>();
  /** Time of the last change by business, oldest first. */
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

  /** Invalidates a business's entries after any change, such as permissions or time zone. */
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

  /** Whether a time is recent. Future times are not, since the clock may have been set back. */
  private isRecent(at: number): boolean {
    return Math.abs(this.now() - at) < KEPT_MS;
  }

  /** Deletes this entry unless a newer one has replaced it. */
  private drop(key: string, kept: Kept): void {
    if (this.kept.get(key) === kept) this.kept.delete(key);
  }
}

/** Deletes entries of a time-ordered map up to the first valid one. */
function dropUntil<Value>(map: Map<string, Value>, isGood: (value: Value) => boolean): void {
  for (const [key, value] of map) {
    if (isGood(value)) return;
    map.delete(key);
  }
}
