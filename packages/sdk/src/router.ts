/**
 * The router, by name. The shell and every remote take it from here, so that one router is loaded
 * and only the parts in use are: components and hooks of react-router over a state of our own.
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
