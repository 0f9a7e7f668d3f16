/** Width below which the panel covers the page. */
export const COVERING = '(width < 640px)';
