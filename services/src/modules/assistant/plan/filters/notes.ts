import { escapeMarkdown } from '../../words/text.js';
import type { FilterKind } from '../definitions.js';
import { looseName, partsOf } from '../makes.js';
import { either } from '../say/either.js';

/** Pattern that matches singular and plural: 'prefer mornings' finds 'prefers mornings'. */
const inAnyNumber = (value: string) =>
  partsOf(value)
    .map((part) => (part.length > 3 ? `${part.replace(/s$/, '')}s?` : part))
    .join('[^[:alnum:]]*');

const SAID = { en: 'with a note of', es: 'con una nota de' };
const SAID_NOT = { en: 'without a note of', es: 'sin una nota de' };

/** Words in the notes of a customer, and for a job in its notes too: 'dog' finds 'dogs'. */
export const notes: FilterKind = {
  name: 'notes',
  takes: {
    wanted: 'a word or words of the notes',
    accepts: (value) => looseName(value) !== '' && value.length <= 60,
  },
  rows: ['jobs', 'customers'],
  of: 'customer',
  reads: ['c'],
  sql(values, bind, _zone, rows) {
    const pattern = bind(`(^|[^[:alnum:]])(${values.map(inAnyNumber).join('|')})`);
    const ofCustomer = `c.notes ~* ${pattern}`;
    return rows === 'jobs' ? `(${ofCustomer} or a.notes ~* ${pattern})` : ofCustomer;
  },
  said: (values, language, not) =>
    `${(not ? SAID_NOT : SAID)[language]} ${either(
      values.map((value) => `“${escapeMarkdown(value)}”`),
      language,
    )}`,
};
