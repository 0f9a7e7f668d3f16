import { createElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/** A route with its id, as react-router's components need it. */
export type NamedRoute = RouteObject & { id: string; children?: NamedRoute[] };
export type Matches = ReturnType<typeof matchRoutes<NamedRoute>>;

const hasNoChildren = ({ children = [] }: RouteObject) => children.length === 0;

/** Whether a route already exists at the new one's place. */
function isSame(route: RouteObject, known: RouteObject): boolean {
  if (route.id !== undefined && route.id === known.id) return true;
  const { index, path, caseSensitive, children = [] } = route;
  if (index !== known.index || path !== known.path) return false;
  if (caseSensitive !== known.caseSensitive) return false;
  if (hasNoChildren(route) && hasNoChildren(known)) return true;
  return children.every((child) => known.children?.some((other) => isSame(child, other)));
}

/** Data comes through queries (docs/decisions/0004), so nobody would run these. */
const WITHOUT = ['loader', 'action', 'lazy'] as const;

function withName(route: RouteObject, id: string, children: NamedRoute[] | undefined): NamedRoute {
  const unknown = WITHOUT.find((part) => route[part]);
  if (unknown)
    throw new Error(`The route '${route.path ?? id}' has a ${unknown}, which nothing runs.`);
  const { ErrorBoundary: Boundary, ...rest } = route;
  const boundary = Boundary && { errorElement: createElement(Boundary) };
  return { ...rest, ...boundary, id, children } as NamedRoute;
}

const SHOWN = ['element', 'errorElement', 'hydrateFallbackElement'] as const;

/** All routes, as a tree and by id. */
export class RouteTable {
  readonly byName: Record<string, NamedRoute> = {};
  readonly routes: NamedRoute[];

  constructor(routes: readonly RouteObject[]) {
    this.routes = this.#name(routes, []);
  }

  /** Routes that match an address, outermost first; null if there is none. */
  match(pathname: string): Matches {
    return matchRoutes(this.routes, { pathname });
  }

  /**
   * Adds routes below another one. Existing routes stay, or with `isNewer` get the new elements.
   *
   * @throws Error when there is no route with that id
   */
  patch(parent: string | null, added: readonly RouteObject[], isNewer = false): void {
    const siblings = parent === null ? this.routes : this.#childrenOf(parent);
    for (const route of added) {
      const known = siblings.find((other) => isSame(route, other));
      if (!known) siblings.push(...this.#name([route], [parent ?? '_', String(siblings.length)]));
      else if (isNewer) {
        for (const part of SHOWN) if (route[part]) Object.assign(known, { [part]: route[part] });
      }
    }
  }

  #childrenOf(name: string): NamedRoute[] {
    const route = this.byName[name];
    if (!route) throw new Error(`There is no route '${name}'.`);
    return (route.children ??= []);
  }

  #name(routes: readonly RouteObject[], place: readonly string[]): NamedRoute[] {
    return routes.map((route, index) => {
      const own = [...place, String(index)];
      const id = route.id ?? own.join('-');
      if (this.byName[id]) throw new Error(`Two routes are named '${id}'.`);
      const children = route.children && this.#name(route.children, own);
      return (this.byName[id] = withName(route, id, children));
    });
  }
}
