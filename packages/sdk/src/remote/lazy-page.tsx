import {
  createContext,
  lazy,
  Suspense,
  use,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

let retryEpoch = 0;

/** Retries every page whose code failed to load. The shell calls it on 'Try again'. */
export function startRetryEpoch(): void {
  retryEpoch += 1;
}

const PageSkeletonContext = createContext<ReactNode>(null);

/** Provides the skeleton of a page whose code is loading; rendered by the shell only. */
export const PageSkeletonProvider = PageSkeletonContext.Provider;

/**
 * A page whose code loads on first render. Unlike with `React.lazy` alone, a failed load is not
 * cached: after 'Try again' the code is requested again.
 *
 * @param load - imports the module with the page as its default export
 * @param skeleton - skeleton while the code loads. Default: the shell's
 * @example { path: '/contacts', element: lazyPage(() => import('./routes/ContactsPage')) }
 */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  skeleton?: ReactNode,
): ReactNode {
  let failedIn = -1;
  const make = () =>
    lazy(() =>
      load().catch((error: unknown) => {
        failedIn = retryEpoch;
        throw error;
      }),
    );
  let Page: ComponentType = make();

  /**
   * Lets prerendered markup stay until the page's code is loaded; see the shell's
   * `first-routes.ts`.
   */
  LazyPage.preload = async () => {
    // React suspends once even for code that is loaded already.
    Page = (await load()).default;
  };
  function LazyPage() {
    const [Current] = useState(() => {
      if (failedIn >= 0 && failedIn < retryEpoch) {
        failedIn = -1;
        Page = make();
      }
      return Page;
    });
    const standIn = use(PageSkeletonContext);
    return (
      <Suspense fallback={skeleton ?? standIn}>
        <Current />
      </Suspense>
    );
  }
  return <LazyPage />;
}
