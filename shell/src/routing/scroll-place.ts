/** The router gives this key to whatever page a document was loaded with. */
const LOADED = 'default';

/**
 * Under which name it is remembered how far a page was scrolled: its place in the history. A page that is
 * loaded as a document has none of its own; there it is the address, or it would open where another
 * page was left.
 */
export function scrollPlaceOf(at: { key: string; pathname: string; search: string }): string {
  return at.key === LOADED ? `${at.pathname}${at.search}` : at.key;
}
