import type { Location } from 'react-router-dom';

/** A navigation with a view transition. */
export interface Travel {
  currentLocation: Location;
  nextLocation: Location;
}

/** Navigations that had a view transition, so that the way back has one too. */
export class Travels {
  readonly #shown = new Set<string>();

  there(from: Location, to: Location): Travel {
    this.#shown.add(`${from.pathname} ${to.pathname}`);
    return { currentLocation: from, nextLocation: to };
  }

  /** View transition of a history navigation between two pages, or undefined. */
  again(from: Location, to: Location): Travel | undefined {
    if (this.#shown.has(`${from.pathname} ${to.pathname}`)) {
      return { currentLocation: from, nextLocation: to };
    }
    return this.#shown.has(`${to.pathname} ${from.pathname}`)
      ? { currentLocation: to, nextLocation: from }
      : undefined;
  }
}
