/**
 * Packages that the shell shares with remotes. Webpack builds a shared package only if the shell
 * imports it, and this is the only place that does. Nothing is loaded before its first use. A test
 * compares the list with the shared policy.
 */
export const sharedEntries: Record<string, () => Promise<unknown>> = {
  react: () => import('react'),
  'react/': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/': () => import('react-dom/client'),
  '@tanstack/react-query': () => import('@tanstack/react-query'),
  '@clearcoat/api-client': () => import('@clearcoat/api-client'),
  '@clearcoat/sdk': () => import('@clearcoat/sdk'),
  '@clearcoat/sdk/offline': () => import('@clearcoat/sdk/offline'),
  '@clearcoat/sdk/query': () => import('@clearcoat/sdk/query'),
  '@clearcoat/sdk/rules': () => import('@clearcoat/sdk/rules'),
  '@clearcoat/ui/core': () => import('@clearcoat/ui/core'),
  '@clearcoat/ui/forms': () => import('@clearcoat/ui/forms'),
  '@clearcoat/ui/table': () => import('@clearcoat/ui/table'),
  '@clearcoat/ui/dates': () => import('@clearcoat/ui/dates'),
  '@clearcoat/ui/charts': () => import('@clearcoat/ui/charts'),
  '@clearcoat/ui/icons': () => import('@clearcoat/ui/icons'),
  '@clearcoat/ui/site': () => import('@clearcoat/ui/site'),
  '@clearcoat/ui/site-forms': () => import('@clearcoat/ui/site-forms'),
};

/** Entries that most pages of the app area use. */
const COMMON = ['core', 'forms', 'table', 'dates'].map((entry) => `@clearcoat/ui/${entry}`);

/** By then the first page is complete and no longer needs the network and the processor. */
const WARM_UP_AFTER_MS = 4_000;

/** Some browsers report the data-saver setting. */
const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Prefetches the common entries a while after the first page, so that the next page opens at once.
 */
export function warmUp(): () => void {
  if (isSavingData()) return () => undefined;
  const timer = setTimeout(() => {
    for (const entry of COMMON) sharedEntries[entry]?.().catch(() => undefined);
  }, WARM_UP_AFTER_MS);
  return () => clearTimeout(timer);
}
