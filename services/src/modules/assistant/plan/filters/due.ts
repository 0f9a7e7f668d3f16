import { LAST_VISIT_IS } from '../../../crm/index.js';
import { ZONE, type FilterKind } from '../definitions.js';
import { everyOf } from '../../words/every-of.js';
import { saysClosed, type Closed } from './closed.js';
import { upcoming } from './upcoming.js';

interface Due extends Closed {
  /** Customers with an upcoming appointment are left out. */
  isUnbooked?: true;
  sql: string;
}

/** Phrases for customers to call: 'Whom should I call to come back in'. */
const CALLED_BACK = [
  everyOf(
    'should|can|could|do',
    'i|we',
    'call|text|message|contact|reach out to|get',
    'to come back|to come back in|to come in|to rebook|to book again',
  ),
  everyOf('need|needs', 'a', 'call|follow up|nudge|reminder to come back'),
  everyOf('should i|should we|to|can i|can we|could i|could we', 'bring|win|get', 'back|back in'),
].join('|');

/** Phrases for customers who have not come back. Without a day, that means for eight months. */
export const NOT_BACK = everyOf(
  'no',
  'han vuelto|ha vuelto|vuelven|volvieron|volvio|han regresado|ha regresado|regresan|regresaron|regreso',
);

const VALUES: readonly Due[] = [
  {
    value: 'due',
    words: {
      en: `${CALLED_BACK}|due|due for a visit|due for maintenance|due for a maintenance wash|due for a maintenance visit|due for a maintenance detail|due for their maintenance|due for another|due back|overdue for a visit|ready for another|should come back|need to come back|follow up|to follow up with|reach out to|should i call|i should call|should i text|i should text|should i contact|i should contact|i should reach out to|i should follow up with|win back`,
      es: 'le toca|les toca|le toca venir|les toca venir|le toca volver|les toca volver|toca volver|deben volver|deberian volver|por volver|para llamar|dar seguimiento|a quien llamar|debo llamar|tengo que llamar a alguien|hay que llamar a alguien|a quien tengo que llamar|a quien hay que llamar',
    },
    said: { en: 'due for a visit', es: 'a quienes les toca volver' },
    isUnbooked: true,
    sql: LAST_VISIT_IS.due,
  },
  {
    value: 'lapsed',
    words: {
      en: 'lapsed|lost customers|customers have we lost|customers have i lost|clients have we lost|clients have i lost|customers did we lose|clients did we lose|customers i lost|customers we lost|clients i lost|clients we lost|lost touch|inactive|dormant|gone cold|ghosted|gone quiet|stopped coming|stopped coming in|quit coming|quit coming in|quit on us|dont come anymore|havent come back|dont come back|do not come back|havent been back|fell off|dropped off|used to come|used to come in|used to come a lot|used to come in a lot|used to come all the time|used to come regularly|but stopped|and then stopped|but quit|used to be regulars',
      es: `inactivo|inactivos|perdidos|clientes perdidos|dejaron de venir|ya no vienen|${NOT_BACK}|ya no regresan|ya no vuelven|dormidos`,
    },
    said: { en: 'not here for eight months', es: 'sin visita en ocho meses' },
    isUnbooked: true,
    sql: LAST_VISIT_IS.lapsed,
  },
  {
    value: 'never',
    words: {
      en: 'spent nothing|have spent nothing|spent zero|never spent anything|have never spent anything|havent spent anything|never been here|never been in|never been to us|never shown up|has never been|have never been|never came|never came in|never visited|no visits|without a visit|hasnt been here yet|no history|with no jobs|with no appointments|without any jobs|without any appointments|never had a job',
      es: 'nunca vino|nunca vinieron|nunca han venido|sin visitas|sin historial|nunca han estado|no han venido nunca',
    },
    said: { en: 'never here yet', es: 'que nunca han venido' },
    saidNot: { en: 'who have been here', es: 'que ya han venido' },
    sql: LAST_VISIT_IS.never,
  },
];

/** Customers by the time since their last visit, as on the dashboard, and those beyond that. */
export const due: FilterKind = {
  name: 'due',
  values: VALUES,
  rows: ['customers'],
  of: 'customer',
  reads: ['s'],
  sql(values, bind) {
    const unbooked = `not (${upcoming.sql(['booked'], bind, ZONE, 'customers')})`;
    const asked = VALUES.filter(({ value }) => values.includes(value)).map(({ sql, isUnbooked }) =>
      isUnbooked ? `(${sql} and ${unbooked})` : `(${sql})`,
    );
    return `(${asked.join(' or ')})`;
  },
  said: saysClosed(VALUES),
};
