import { styleSheetOf } from './extract.mjs';

/** The style sheet that the query names. */
export default function sheet() {
  return styleSheetOf(this.query.slice(1));
}
