/** A public page that one version of a remote prerendered (docs/decisions/0023). */
export interface DrawnPage {
  remote: string;
  version: string;
  /** Whether the markup matches this address, whose query may ask for something else. */
  isHere: boolean;
}

/**
 * Attributes that block prerendered controls until hydration: see `asleep.ts` of
 * `@clearcoat/federation`.
 */
const WAITING = ['inert', 'readonly', 'data-waits'];

/**
 * Prerendered page in the container, or undefined when it does not say which remote rendered it.
 *
 * @param search - the address's query
 */
export function drawnPageIn(container: HTMLElement, search: string): DrawnPage | undefined {
  const { drawnBy, varies = '' } = container.dataset;
  const [remote, version] = drawnBy?.split(' ') ?? [];
  if (!remote || !version) return undefined;
  const query = new URLSearchParams(search);
  return { remote, version, isHere: !varies.split(' ').some((name) => query.has(name)) };
}

/**
 * Turns prerendered markup into exactly what React would render, so that it hydrates and can be
 * pressed.
 */
export function wake(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
  for (const element of container.querySelectorAll('[data-waits]')) {
    for (const name of WAITING) element.removeAttribute(name);
  }
  // A remote looks up its style sheets by absolute URL before it loads them.
  for (const sheet of document.head.querySelectorAll<HTMLElement>('link[href], [data-href]')) {
    const address = sheet.dataset['href'] ?? sheet.getAttribute('href');
    if (address?.startsWith('/remotes/')) sheet.dataset['href'] = location.origin + address;
  }
}
