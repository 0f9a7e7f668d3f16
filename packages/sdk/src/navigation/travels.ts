import type { Location } from 'react-router-dom';

/** One page that turns into another, as the browser's view transitions show it. */
export interface Travel {
  currentLocation: Location;
  nextLocation: Location;
}

/** Between which pages a transition was shown: the way back shows the same one. */
export class Travels {
  readonly #shown = new Set<string>();

  there(from: Location, to: Location): Travel {
    this.#shown.add(`${from.pathname} ${to.pathname}`);
    return { currentLocation: from, nextLocation: to };
  }

  /** What the step through the history from one page to another shows. */
  again(from: Location, to: Location): Travel | undefined {
    if (this.#shown.has(`${from.pathname} ${to.pathname}`)) {
      return { currentLocation: from, nextLocation: to };
    }
    return this.#shown.has(`${to.pathname} ${from.pathname}`)
      ? { currentLocation: to, nextLocation: from }
      : undefined;
  }
}
