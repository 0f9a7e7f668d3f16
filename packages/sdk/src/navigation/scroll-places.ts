import type { Location, UIMatch } from 'react-router-dom';
import type { Matches } from './route-table';

type NameOf = (location: Location, matches: UIMatch[]) => string | null;

/**
 * Scroll positions of the pages. `ScrollRestoration` provides the storage and the current
 * position.
 */
export class ScrollPlaces {
  #places: Record<string, number> | undefined;
  #now: (() => number) | undefined;
  #nameOf: NameOf | undefined;

  /** @returns stops the recording */
  use(places: Record<string, number>, now: () => number, nameOf?: NameOf): () => void {
    this.#places = places;
    this.#now = now;
    this.#nameOf = nameOf;
    return () => (this.#places = undefined);
  }

  save(location: Location, matches: NonNullable<Matches>): void {
    if (this.#places && this.#now) this.#places[this.#name(location, matches)] = this.#now();
  }

  saved(location: Location, matches: NonNullable<Matches>): number | null {
    return this.#places?.[this.#name(location, matches)] ?? null;
  }

  #name(location: Location, matches: NonNullable<Matches>): string {
    const seen = matches.map(({ route, pathname, params }) => ({
      id: route.id,
      pathname,
      params,
      data: undefined,
      loaderData: undefined,
      handle: route.handle as unknown,
    }));
    return this.#nameOf?.(location, seen) ?? location.key;
  }
}
