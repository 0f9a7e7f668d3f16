import { IDLE_BLOCKER, type Blocker, type BlockerFunction, type Location } from 'react-router-dom';

type Ask = Parameters<BlockerFunction>[0];
type Blocked = ReadonlyMap<string, Blocker>;

/** Registered navigation blockers. The last one registered is asked. */
export class Blockers {
  readonly #asked = new Map<string, BlockerFunction>();
  readonly #all: () => Blocked;
  readonly #set: (blockers: Map<string, Blocker>) => void;

  constructor(all: () => Blocked, set: (blockers: Map<string, Blocker>) => void) {
    this.#all = all;
    this.#set = set;
  }

  get(name: string, ask: BlockerFunction): Blocker {
    this.#asked.set(name, ask);
    return this.#all().get(name) ?? IDLE_BLOCKER;
  }

  remove(name: string): void {
    this.#asked.delete(name);
  }

  /** Name of the blocker that stops this navigation, or undefined. */
  blocking(step: Ask): string | undefined {
    const [name, ask] = [...this.#asked].at(-1) ?? [];
    if (name === undefined || this.#all().get(name)?.state === 'proceeding') return undefined;
    return ask?.(step) ? name : undefined;
  }

  /** Blocks a navigation until an answer; `go` performs it. */
  block(name: string, location: Location, go: () => void): void {
    const change = (blocker: Blocker) => this.#set(new Map(this.#all()).set(name, blocker));
    const proceed = () => {
      change({ state: 'proceeding', location, proceed: undefined, reset: undefined });
      go();
    };
    change({ state: 'blocked', location, proceed, reset: () => change(IDLE_BLOCKER) });
  }
}
