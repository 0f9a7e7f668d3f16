/* global document, localStorage, matchMedia */
/*
 * The theme holds from the first frame on, which a public page draws before the rest of its scripts are
 * there. The same key and meaning as in ui/src/theme/mode.ts.
 */
{
  const { documentElement } = document;
  documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light';
  try {
    const chosen = localStorage.getItem('clearcoat.theme');
    if (chosen) documentElement.dataset.theme = chosen;
  } catch {
    // Without site data the system decides.
  }
}
