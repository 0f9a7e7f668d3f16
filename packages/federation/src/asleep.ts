/**
 * What is drawn has buttons and forms that do nothing before the page's scripts run. Until then nobody
 * can press them, and nothing can be typed that would be lost; the shell wakes them (`shell/src/start`).
 */
const CONTROLS = /<(button|form|input|select|textarea)(?=[\s>/])/g;
const TYPED = new Set(['input', 'textarea']);

/**
 * Markup whose controls wait for the page's scripts.
 *
 * @param html - what React drew
 */
export const asleep = (html: string): string =>
  html.replace(CONTROLS, (tag, name: string) =>
    TYPED.has(name) ? `${tag} inert readonly data-waits` : `${tag} inert data-waits`,
  );
