/**
 * Named exports of the router. The shell and all remotes import it from here, so that one router
 * is loaded and unused parts are dropped. Components and hooks are react-router's, over a router
 * state of our own.
 */
export { createBrowserRouter, type PageRouterOptions } from './navigation/page-router';
export {
  Link,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
  useViewTransitionState,
  type LinkProps,
  type NavLinkProps,
  type RouteObject,
} from 'react-router-dom';
