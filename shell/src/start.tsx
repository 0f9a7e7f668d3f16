import '@clearcoat/ui/fonts.css';
import '@clearcoat/ui/tokens.css';
import { lazy, startTransition, StrictMode, Suspense, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Registry } from '@clearcoat/federation/registry';
import { RouterProvider, session } from '@clearcoat/sdk';
import { themeMode } from '@clearcoat/ui/site';
import { replayLater } from './hydration/early';
import { drawnPageIn } from './hydration/prerendered-page';
import { loadFirst, loadPages } from './hydration/first-routes';
import { fetchFirstPage } from './routing/first-page';
import { isOverrideAsked } from './federation/override-request';
import { loadRegistry } from './federation/registry-client';
import { reportViolations } from './federation/violations-watch';
import { RegistryDown } from './pages/RegistryDown';
import { createRouter, type Router } from './routing/router';
import { giveStylesTheNonce } from './style-nonce';
import { watchPage } from './telemetry/watch-page';
import { Toaster } from './toaster/Toaster';

const OverrideBadge = lazy(
  () => import(/* webpackChunkName: 'dev' */ './federation/OverrideBadge'),
);

/** Badge for remotes from a dev server, shown on every page. */
const badge = () =>
  isOverrideAsked() && (
    <Suspense>
      <OverrideBadge />
    </Suspense>
  );

/** Calls back once everything around it is rendered. */
function Rendered({ then }: { then: () => Promise<void> }) {
  useEffect(() => void then(), [then]);
  return null;
}

const page = (router: Router, replay: () => Promise<void>) => (
  <StrictMode>
    <RouterProvider router={router} />
    <Toaster />
    {badge()}
    <Rendered then={replay} />
  </StrictMode>
);

type Watch = ReturnType<typeof watchPage>;

/** Hydrates the prerendered page, or renders it again if another version shows it. */
async function show(container: HTMLElement, registry: Registry, watch: Watch): Promise<void> {
  const { pathname, search } = window.location;
  const drawn = drawnPageIn(container, search);
  const loaded = drawn && (await loadFirst(registry, drawn, pathname));
  // After a Back navigation the prerendered page is no longer the current one.
  const first = globalThis.earlyInput?.isElsewhere() ? undefined : loaded;
  const router = createRouter(registry, first);
  watch(registry, router);
  // The prerendered page stays visible until the new one can render, to avoid a blank page.
  if (first) await loadPages(router.state.matches);
  const tree = page(router, await replayLater());
  if (!first?.isAsDrawn) return createRoot(container).render(tree);
  globalThis.earlyInput?.restore();
  // A transition hydrates in slices, so that input and paint go first.
  startTransition(() => void hydrateRoot(container, tree));
}

/** Starts the page; requests the session and the registry in parallel. */
export async function start(): Promise<void> {
  const watch = watchPage();
  reportViolations();
  globalThis.earlyInput?.tellProblems();
  giveStylesTheNonce();
  // Applies the stored theme before the first frame.
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
    globalThis.earlyInput?.stop();
    createRoot(container).render(
      <>
        <RegistryDown onRetry={() => window.location.reload()} />
        {badge()}
      </>,
    );
  }
}
