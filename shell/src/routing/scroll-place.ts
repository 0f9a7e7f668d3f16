/** The router's location key of the first page in a document. */
const LOADED = 'default';

/**
 * Key under which the scroll position is stored: the history entry. The first page of a document
 * has no entry key, so its address is used instead.
 */
export function scrollPlaceOf(at: { key: string; pathname: string; search: string }): string {
  return at.key === LOADED ? `${at.pathname}${at.search}` : at.key;
}
