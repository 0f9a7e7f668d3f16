/**
 * Gives every style that a script writes into the page the page's nonce: antd's, and those of its
 * parts and of the charts that know of none. What comes in with markup has none, and is not applied.
 */
export function giveStylesTheNonce(page: Document = document): void {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (!nonce) return;
  const create = page.createElement.bind(page);
  page.createElement = (name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLStyleElement) element.nonce = nonce;
    return element;
  };
}
