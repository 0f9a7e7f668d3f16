/**
 * Prerendered buttons and forms do nothing without scripts, so they are inert. The shell's inline
 * script unlocks them and records their use until hydration (`shell/src/hydration/early-input.js`).
 */
const CONTROLS = /<(button|form|input|select|textarea)(?=[\s>/])/g;
const TYPED = new Set(['input', 'textarea']);

/**
 * Markup whose controls are inert without scripts.
 *
 * @param html - HTML rendered by React
 */
export const asleep = (html: string): string =>
  html.replace(CONTROLS, (tag, name: string) =>
    TYPED.has(name) ? `${tag} inert readonly data-waits` : `${tag} inert data-waits`,
  );
