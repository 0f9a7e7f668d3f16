/**
 * Prerendered buttons and forms do nothing before hydration. Until then they are inert, so that no
 * input is lost; the shell wakes them (`shell/src/start`).
 */
const CONTROLS = /<(button|form|input|select|textarea)(?=[\s>/])/g;
const TYPED = new Set(['input', 'textarea']);

/**
 * Markup whose controls are inert until hydration.
 *
 * @param html - HTML rendered by React
 */
export const asleep = (html: string): string =>
  html.replace(CONTROLS, (tag, name: string) =>
    TYPED.has(name) ? `${tag} inert readonly data-waits` : `${tag} inert data-waits`,
  );
