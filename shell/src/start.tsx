import '@clearcoat/ui/fonts.css';
import '@clearcoat/ui/tokens.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, session, setTimeFormat } from '@clearcoat/sdk';
import { themeMode } from '@clearcoat/ui/site';
import { fetchFirstPage } from './federation/first-page';
import { isOverrideAsked } from './federation/override-request';
import { loadRegistry } from './federation/registry-client';
import { reportViolations } from './federation/violations-watch';
import { RegistryDown } from './pages/RegistryDown';
import { createRouter } from './routing/router';
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

/** Times of day are shown as the business of whoever is signed in shows them. */
function followTimeFormat(): void {
  session.subscribe(() => setTimeFormat(session.get().user?.timeFormat));
}

/** Starts the page: who is signed in and which remotes there are is asked at the same time. */
export async function start(): Promise<void> {
  reportViolations();
  giveStylesTheNonce();
  // A choice made on an earlier visit holds from the first frame on.
  document.documentElement.dataset.theme = themeMode.resolved();
  followTimeFormat();
  void session.load();
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root.');
  const root = createRoot(container);
  try {
    const registry = await loadRegistry();
    fetchFirstPage(registry, window.location.pathname);
    window.clearcoat = {
      remotes: () =>
        import(/* webpackChunkName: 'rare' */ './federation/describe-remotes').then((module) =>
          module.describeRemotes(registry),
        ),
    };
    const router = createRouter(registry);
    watchPage(registry, router);
    root.render(
      <StrictMode>
        <RouterProvider router={router} />
        <Toaster />
        {badge()}
      </StrictMode>,
    );
  } catch {
    root.render(
      <>
        <RegistryDown onRetry={() => window.location.reload()} />
        {badge()}
      </>,
    );
  }
}
