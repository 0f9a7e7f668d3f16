import '@clearcoat/ui/fonts.css';
import '@clearcoat/ui/tokens.css';
import { lazy, startTransition, StrictMode, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Registry } from '@clearcoat/federation/registry';
import { RouterProvider, session } from '@clearcoat/sdk';
import { themeMode } from '@clearcoat/ui/site';
import { drawnPageIn, wake } from './drawn/drawn-page';
import { loadFirst, loadPages } from './drawn/first-routes';
import { fetchFirstPage } from './routing/first-page';
import { isOverrideAsked } from './federation/override-request';
import { loadRegistry } from './federation/registry-client';
import { reportViolations } from './federation/violations-watch';
import { RegistryDown } from './pages/RegistryDown';
import { createRouter, type Router } from './routing/router';
import { giveStylesTheNonce } from './style-nonce';
import { watchPage } from './watch/watch-page';
import { Toaster } from './toaster/Toaster';

const OverrideBadge = lazy(
  () => import(/* webpackChunkName: 'dev' */ './federation/OverrideBadge'),
);

/** Whatever else the page shows, it says when parts of it come from a dev server. */
const badge = () =>
  isOverrideAsked() && (
    <Suspense>
      <OverrideBadge />
    </Suspense>
  );

/** What stands in the page's `#root`. */
const page = (router: Router) => (
  <StrictMode>
    <RouterProvider router={router} />
    <Toaster />
    {badge()}
  </StrictMode>
);

type Watch = ReturnType<typeof watchPage>;

/** Goes on from what was drawn into the page, or draws it anew where another version shows it. */
async function show(container: HTMLElement, registry: Registry, watch: Watch): Promise<void> {
  const { href, pathname, search } = window.location;
  const drawn = drawnPageIn(container, search);
  const loaded = drawn && (await loadFirst(registry, drawn, pathname));
  // Whoever went back meanwhile is at another page than the one that is drawn.
  const first = window.location.href === href ? loaded : undefined;
  const router = createRouter(registry, first);
  watch(registry, router);
  // Until it can be shown, what was drawn stands there: a page of the same kind, and no flash of none.
  if (first) await loadPages(router.state.matches);
  if (!first?.isAsDrawn) return createRoot(container).render(page(router));
  wake(container);
  // In slices: what is pressed in between goes first, and the browser draws and scrolls meanwhile.
  startTransition(() => void hydrateRoot(container, page(router)));
}

/** Starts the page: who is signed in and which remotes there are is asked at the same time. */
export async function start(): Promise<void> {
  const watch = watchPage();
  reportViolations();
  giveStylesTheNonce();
  // A choice made on an earlier visit holds from the first frame on.
  document.documentElement.dataset.theme = themeMode.resolved();
  void session.load();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  try {
    const registry = await loadRegistry();
    fetchFirstPage(registry, window.location.pathname);
    window.clearcoat = {
      remotes: () =>
        import(/* webpackChunkName: 'rare' */ './federation/describe-remotes').then((module) =>
          module.describeRemotes(registry),
        ),
    };
    await show(container, registry, watch);
  } catch {
    createRoot(container).render(
      <>
        <RegistryDown onRetry={() => window.location.reload()} />
        {badge()}
      </>,
    );
  }
}
