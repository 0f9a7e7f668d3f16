import { escapeMarkdown } from '../../words/text.js';
import type { FilterKind } from '../definitions.js';
import { looseName } from '../makes.js';
import { either } from '../say/either.js';

const SAID = {
  en: { with: 'with', without: 'without', in: 'in an address' },
  es: { with: 'con', without: 'sin', in: 'en una dirección' },
};

const TEXT =
  "lower(concat_ws(' ', p.label, p.street, p.city, p.region, p.postcode, p.access_notes))";

/** Words of an address or of access notes. A job has one place, a customer may have several. */
export const place: FilterKind = {
  name: 'place',
  takes: {
    wanted: 'a word or words of a place: street, city, postcode or how to get in',
    accepts: (value) => looseName(value) !== '' && value.length <= 60,
  },
  rows: ['jobs', 'customers'],
  of: 'customer',
  needs: ['contacts:read'],
  reads: ['s'],
  sql(values, bind, _zone, rows) {
    const pattern = bind(`(^|[^[:alnum:]])(${values.map(looseName).join('|')})`);
    const places = (column: string) =>
      `(select p.${column} from places p where p.business_id = $1 and ${TEXT} ~ ${pattern}`;
    return rows === 'jobs'
      ? `a.place_id in ${places('id')})`
      : `s.contact_id in ${places('contact_id')} and p.archived_at is null)`;
  },
  said(values, language, not) {
    const words = SAID[language];
    const those = values.map((value) => `“${escapeMarkdown(value)}”`);
    return `${not ? words.without : words.with} ${either(those, language)} ${words.in}`;
  },
};
