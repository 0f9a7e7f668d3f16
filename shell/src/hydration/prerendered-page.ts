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
