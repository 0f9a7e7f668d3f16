import {
  IDLE_BLOCKER,
  IDLE_NAVIGATION,
  NavigationType,
  UNSAFE_createBrowserHistory,
  type BlockerFunction,
  type DataRouter,
  type Location,
  type NavigateOptions,
  type RouteObject,
  type RouterState,
  type RouterSubscriber,
  type To,
} from 'react-router-dom';
import { Blockers } from './blockers';
import { RouteTable, type Matches, type NamedRoute } from './route-table';
import { ScrollPlaces } from './scroll-places';
import { isSamePage, locationAt, resolveTarget } from './target';
import { Travels, type Travel } from './travels';

type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
/** Adds routes below the one of that name. */
type Patch = (parent: string | null, routes: RouteObject[]) => void;

/** Options of the page's router. */
export interface PageRouterOptions {
  /** The initial routes match the address, so no lookup is needed. */
  isFound?: boolean;
  /** The initial page is prerendered, so there is nothing to scroll. */
  isDrawn?: boolean;
  /** Looks up routes that are not registered yet, before an address is shown that may need them. */
  patchRoutesOnNavigation?: (step: { path: string; patch: Patch }) => Promise<void> | void;
}

interface Options extends NavigateOptions {
  fromRouteId?: string;
}

/** Rendering options of a change. */
interface Shown {
  flushSync?: boolean;
  travel?: Travel | undefined;
}

const noneFound = (routes: NamedRoute[]) =>
  [{ params: {}, pathname: '', pathnameBase: '', route: routes[0] }] as NonNullable<Matches>;

/**
 * Router state and navigation for react-router's components. Replaces its own router without
 * loaders, actions, fetchers and forms, which are most of it (docs/decisions/0004).
 */
export class PageRouter {
  readonly basename = '/';
  readonly future = {};
  readonly window = window;
  readonly #history: History;
  readonly #table: RouteTable;
  readonly #look: PageRouterOptions['patchRoutesOnNavigation'];
  readonly #subscribers = new Set<RouterSubscriber>();
  readonly #scroll = new ScrollPlaces();
  readonly #travels = new Travels();
  readonly #blockers: Blockers;
  #state: RouterState;
  /** Number of the current navigation; earlier ones end without effect. */
  #step = 0;
  /** Set while the next history event only reverts a blocked one. */
  #onTakenBack: (() => void) | undefined;
  #onPopped: (() => void) | undefined;
  #isScrolled: boolean;
  #hasNews = false;
  /** Set until hydration is complete: then performs the navigation that happened meanwhile. */
  #onHydrated: (() => void) | undefined;
  /** Stops listening to the history. */
  readonly dispose: () => void;

  constructor(history: History, routes: RouteObject[], options: PageRouterOptions) {
    this.#history = history;
    this.#table = new RouteTable(routes);
    this.#look = options.patchRoutesOnNavigation;
    const { isFound = false, isDrawn = false } = options;
    this.#isScrolled = isDrawn;
    if (isDrawn) this.#onHydrated = () => undefined;
    const matches = this.#table.match(history.location.pathname);
    const isThere = matches !== null && (isFound || !this.#mayBeElsewhere(matches));
    this.#state = {
      historyAction: history.action,
      location: history.location,
      matches: isThere ? matches : [],
      initialized: isThere,
      renderFallback: !isThere,
      navigation: IDLE_NAVIGATION,
      restoreScrollPosition: isDrawn ? false : null,
      preventScrollReset: false,
      revalidation: 'idle',
      loaderData: {},
      actionData: null,
      errors: null,
      fetchers: new Map(),
      blockers: new Map(),
    };
    this.#blockers = new Blockers(
      () => this.#state.blockers,
      (blockers) => this.#update({ blockers }),
    );
    this.dispose = history.listen(({ action, location, delta }) =>
      this.#popped(action, location, delta),
    );
    if (!isThere) void this.#start(NavigationType.Pop, history.location);
  }

  get state(): RouterState {
    return this.#state;
  }
  get routes(): NamedRoute[] {
    return this.#table.routes;
  }
  get manifest(): Record<string, NamedRoute> {
    return this.#table.byName;
  }

  readonly createHref = (to: To): string => this.#history.createHref(to);
  readonly createURL = (to: To): URL => this.#history.createURL(to);
  readonly encodeLocation = (to: To) => this.#history.encodeLocation(to);

  readonly subscribe = (subscriber: RouterSubscriber): (() => void) => {
    this.#subscribers.add(subscriber);
    // State changes between the first render and the first subscription.
    if (this.#hasNews) this.#tell({});
    const onHydrated = this.#onHydrated;
    this.#onHydrated = undefined;
    onHydrated?.();
    return () => this.#subscribers.delete(subscriber);
  };

  getBlocker(name: string, ask: BlockerFunction) {
    return this.#blockers.get(name, ask);
  }

  deleteBlocker(name: string): void {
    this.#state.blockers.delete(name);
    this.#blockers.remove(name);
  }

  enableScrollRestoration(...places: Parameters<ScrollPlaces['use']>): () => void {
    const stop = this.#scroll.use(...places);
    if (!this.#isScrolled && this.#state.navigation === IDLE_NAVIGATION) {
      this.#isScrolled = true;
      const place = this.#scroll.saved(this.#state.location, this.#matches);
      if (place !== null) this.#update({ restoreScrollPosition: place });
    }
    return stop;
  }

  patchRoutes(parent: string | null, routes: RouteObject[], isNewer = false): void {
    this.#table.patch(parent, routes, isNewer);
    this.#update({});
  }

  readonly navigate = async (to: To | number | null, options: Options = {}): Promise<void> => {
    this.#onPopped?.();
    if (typeof to === 'number') {
      const popped = new Promise<void>((resolve) => (this.#onPopped = resolve));
      this.#history.go(to);
      return popped;
    }
    const here = { location: this.#state.location, matches: this.#matches };
    const path = resolveTarget(here, to, options.fromRouteId, options.relative);
    this.#requireOwn(typeof to === 'string' ? to : path, path);
    const next = locationAt(path, options.state);
    Object.assign(next, this.#history.encodeLocation(next));
    const action = options.replace === true ? NavigationType.Replace : NavigationType.Push;
    const step = { currentLocation: here.location, nextLocation: next, historyAction: action };
    const blocker = this.#blockers.blocking(step);
    if (blocker) this.#blockers.block(blocker, next, () => void this.navigate(to, options));
    else await this.#start(action, next, options);
  };

  get #matches() {
    return this.#state.matches as NonNullable<Matches>;
  }

  /** Accepts addresses of this site only. */
  #requireOwn(asked: string, path: string): void {
    const here = this.createURL('/');
    for (const address of [asked, path]) {
      if (new URL(address, here).origin !== here.origin) {
        throw new Error('External navigation is not allowed');
      }
    }
  }

  #popped(action: NavigationType, location: Location, delta: number | null): void {
    if (this.#onHydrated) {
      this.#onHydrated = () => this.#popped(action, location, delta);
      return;
    }
    if (this.#onTakenBack) {
      this.#onTakenBack();
      this.#onTakenBack = undefined;
      return;
    }
    const step = { currentLocation: this.#state.location, nextLocation: location };
    const blocker = this.#blockers.blocking({ ...step, historyAction: action });
    if (blocker === undefined || delta === null) return void this.#start(action, location);
    const takenBack = new Promise<void>((resolve) => (this.#onTakenBack = resolve));
    this.#history.go(-delta);
    this.#blockers.block(blocker, location, () => {
      void takenBack.then(() => this.#history.go(delta));
    });
    this.#onPopped?.();
  }

  /** A route with parameters matches many addresses, so another route may match better. */
  #mayBeElsewhere(matches: Matches): boolean {
    const [first] = matches ?? [];
    return this.#look !== undefined && (!first || Object.keys(first.params).length > 0);
  }

  async #start(action: NavigationType, location: Location, options: Options = {}): Promise<void> {
    this.#step += 1;
    const step = this.#step;
    const { initialized } = this.#state;
    this.#scroll.save(this.#state.location, this.#matches);
    let matches = this.#table.match(location.pathname);
    const isHere = matches && initialized && isSamePage(this.#state.location, location);
    if (!isHere && this.#mayBeElsewhere(matches)) {
      if (initialized) {
        const navigation = this.#loading(action, location);
        this.#update({ navigation }, { flushSync: options.flushSync === true });
      }
      const patch: Patch = (parent, routes) => {
        if (step === this.#step) this.#table.patch(parent, routes);
      };
      await this.#look?.({ path: location.pathname, patch });
      if (step !== this.#step) return;
      matches = this.#table.match(location.pathname);
    }
    this.#end(action, location, matches, options);
  }

  #loading(historyAction: NavigationType, location: Location): RouterState['navigation'] {
    const matches = this.#state.matches;
    return { ...IDLE_NAVIGATION, state: 'loading', location, matches, historyAction };
  }

  #end(action: NavigationType, location: Location, found: Matches, options: Options): void {
    const { location: left, blockers } = this.#state;
    const matches = found ?? noneFound(this.routes);
    const [{ route }] = matches as [NonNullable<Matches>[number]];
    if (action === NavigationType.Push) this.#history.push(location, location.state);
    else if (action === NavigationType.Replace) this.#history.replace(location, location.state);
    const travel =
      action === NavigationType.Pop
        ? this.#travels.again(left, location)
        : options.viewTransition && this.#travels.there(left, location);
    this.#update(
      {
        historyAction: action,
        location,
        matches,
        initialized: true,
        renderFallback: false,
        navigation: IDLE_NAVIGATION,
        restoreScrollPosition: this.#scroll.saved(location, matches),
        preventScrollReset: options.preventScrollReset === true,
        errors: found
          ? null
          : { [route.id]: new Error(`There is no page at ${location.pathname}.`) },
        blockers: new Map([...blockers.keys()].map((name) => [name, IDLE_BLOCKER])),
      },
      { flushSync: options.flushSync === true, travel: travel || undefined },
    );
    this.#onPopped?.();
    this.#onPopped = undefined;
  }

  #update(news: Partial<RouterState>, how: Shown = {}): void {
    this.#state = { ...this.#state, ...news };
    this.#tell(how);
  }

  #tell({ flushSync = false, travel }: Shown): void {
    this.#hasNews = this.#subscribers.size === 0;
    for (const subscriber of this.#subscribers) {
      subscriber(this.#state, {
        deletedFetchers: [],
        newErrors: null,
        viewTransitionOpts: travel,
        flushSync,
      });
    }
  }
}

/**
 * Creates the page's one router over the browser's history.
 *
 * @param options - facts about the page. Default: it is empty, and all routes are registered
 * @example createBrowserRouter([{ path: '/', element: <HomePage /> }]);
 */
export const createBrowserRouter = (
  routes: RouteObject[],
  options: PageRouterOptions = {},
): DataRouter =>
  // RouterProvider and the hooks of `router.ts` use nothing else of the type.
  new PageRouter(UNSAFE_createBrowserHistory(), routes, options) as unknown as DataRouter;
