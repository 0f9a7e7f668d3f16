/** A public page that one version of a remote prerendered (docs/decisions/0023). */
export interface DrawnPage {
  remote: string;
  version: string;
  /** Whether the markup matches this address, whose query may ask for something else. */
  isHere: boolean;
}

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
 * Turns prerendered markup into exactly what React would render, so that it hydrates.
 */
export function restoreMarkup(container: HTMLElement): void {
  globalThis.earlyInput?.asPrerendered();
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset['style'] ?? '';
    element.removeAttribute('data-style');
  }
}

/** A remote looks up its style sheets by absolute URL, to load those that the page lacks. */
export function nameStyleSheets(): void {
  for (const sheet of document.head.querySelectorAll<HTMLElement>('link[href], [data-href]')) {
    const address = sheet.dataset['href'] ?? sheet.getAttribute('href');
    if (address?.startsWith('/remotes/')) sheet.dataset['href'] = location.origin + address;
  }
}
