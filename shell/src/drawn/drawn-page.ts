/** A page that was drawn before it was asked for, by one version of a remote (docs/decisions/0023). */
export interface DrawnPage {
  remote: string;
  version: string;
  /** Whether it is what stands at this very address, whose query may ask for something else. */
  isHere: boolean;
}

/** What waits for the page's scripts: see `asleep.ts` of `@clearcoat/federation`. */
const WAITING = ['inert', 'readonly', 'data-waits'];

/**
 * What was drawn into the page, where it says who drew it.
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

/** Makes of what was drawn exactly what React would have made: from then on it can be pressed. */
export function wake(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
  for (const element of container.querySelectorAll('[data-waits]')) {
    for (const name of WAITING) element.removeAttribute(name);
  }
  // A remote looks for its style sheets by their whole address before it loads them.
  for (const sheet of document.head.querySelectorAll<HTMLElement>('link[href], [data-href]')) {
    const address = sheet.dataset['href'] ?? sheet.getAttribute('href');
    if (address?.startsWith('/remotes/')) sheet.dataset['href'] = location.origin + address;
  }
}
