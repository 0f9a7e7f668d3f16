import { styleSheetOf } from './extract.mjs';

/** Returns the style sheet named in the query. */
export default function sheet() {
  return styleSheetOf(this.query.slice(1));
}
