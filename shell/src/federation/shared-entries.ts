/**
 * Everything the shell shares with remotes. A shared package is part of the shell's build only if
 * the shell itself imports it: this is the one place that does, and nothing is loaded before its
 * use. A test holds the list against the shared policy.
 */
export const sharedEntries: Record<string, () => Promise<unknown>> = {
  react: () => import('react'),
  'react/': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/': () => import('react-dom/client'),
  '@tanstack/react-query': () => import('@tanstack/react-query'),
  '@clearcoat/api-client': () => import('@clearcoat/api-client'),
  '@clearcoat/sdk': () => import('@clearcoat/sdk'),
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

/** What most pages of the app area are made of. */
const COMMON = ['core', 'forms', 'table', 'dates'].map((entry) => `@clearcoat/ui/${entry}`);

/** By then the first page is there, and needs the line and the processor no longer. */
const WARM_UP_AFTER_MS = 4_000;

/** Some browsers say so of their line. */
const isSavingData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetches the common entries a while after the first page, so that the next one opens at once. */
export function warmUp(): () => void {
  if (isSavingData()) return () => undefined;
  const timer = setTimeout(() => {
    for (const entry of COMMON) sharedEntries[entry]?.().catch(() => undefined);
  }, WARM_UP_AFTER_MS);
  return () => clearTimeout(timer);
}
