/**
 * Adds the page's nonce to every style element that a script creates: antd's, and those of
 * libraries that do not support nonces. Styles inserted as markup get none and are blocked.
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
