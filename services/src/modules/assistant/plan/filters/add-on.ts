import { escapeMarkdown } from '../../words/text.js';
import type { FilterKind } from '../definitions.js';
import { saidOf } from '../say/either.js';

const ANY = 'any';
const SAID = { en: 'with ', es: 'con ' };
const SAID_ANY = { en: 'an add-on', es: 'un extra' };

/** Add-ons of a job, by name. 'any' stands for any add-on. */
export const addOn: FilterKind = {
  name: 'add_on',
  values: [
    {
      value: ANY,
      words: {
        en: 'add on|add ons|addon|addons|with an add on|with add ons|with extras',
        es: 'extra|extras|adicional|adicionales|con extras',
      },
    },
  ],
  takes: {
    wanted: "an add-on's name",
    accepts: (value) => value.trim() !== '' && value.length <= 100,
  },
  names: 'select name from addons where business_id = $1 order by 1',
  rows: ['jobs', 'customers'],
  of: 'job',
  needs: ['appointments:read'],
  sql(values, bind) {
    const named = values.includes(ANY)
      ? ''
      : ` and lower(l.name) = any(${bind(values.map((value) => value.toLowerCase()))}::text[])`;
    return `exists (select from appointment_lines l
      where l.business_id = $1 and l.appointment_id = a.id and l.kind = 'addon'${named})`;
  },
  said: (values, language, not) =>
    saidOf(
      values.map(
        (value) => SAID[language] + (value === ANY ? SAID_ANY[language] : escapeMarkdown(value)),
      ),
      language,
      not,
    ),
};
