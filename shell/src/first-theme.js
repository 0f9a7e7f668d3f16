/* global document, localStorage, matchMedia */
/*
 * The theme holds from the first frame on, which a public page draws before the rest of its scripts are
 * there. The same key and meaning as in ui/src/theme/mode.ts.
 */
{
  const system = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    let theme = system.matches ? 'dark' : 'light';
    try {
      theme = localStorage.getItem('clearcoat.theme') ?? theme;
    } catch {
      // Without site data the system decides.
    }
    document.documentElement.dataset.theme = theme;
  };
  apply();
  system.addEventListener('change', apply);
}
