import { isOpen } from '../../../scheduling/index.js';
import { NOW, type FilterKind } from '../definitions.js';
import { saysClosed, type Closed } from './closed.js';
import { NOT_MARKED } from './not-marked.js';

interface Status extends Closed {
  sql: string;
}

const of = (...statuses: string[]) =>
  `a.status in (${statuses.map((each) => `'${each}'`).join(', ')})`;

const VALUES: readonly Status[] = [
  {
    value: 'completed',
    words: {
      en: 'completed|complete|finished|did we finish|did i finish|we finished|i finished|have we finished|have i finished|got finished|done|closed|wrapped up|closed out',
      es: 'completado|completada|completados|completadas|terminado|terminada|terminados|terminadas|hecho|hecha|hechos|hechas|cerrado|cerrada|listo|lista|listos',
    },
    said: { en: 'completed', es: 'terminados' },
    sql: of('completed'),
  },
  {
    value: 'cancelled',
    words: {
      en: 'cancelled|canceled|called off|bailed|backed out|flaked',
      es: 'cancelado|cancelada|cancelados|canceladas|anulado|anulada|anulados|anuladas',
    },
    said: { en: 'cancelled', es: 'cancelados' },
    sql: of('cancelled'),
  },
  {
    value: 'no-show',
    words: {
      en: 'no show|no shows|noshow|noshows|no showed|noshowed|no showing|didnt show|did not show|didnt show up|did not show up|never showed|never showed up|not show up|not show|stood me up|stood us up|ghosted us|ghosted me',
      es: 'no llego|no llegaron|no se presento|no se presentaron|no aparecio|no aparecieron|planton|plantones|dejo plantado|dejaron plantado|dejaron plantados',
    },
    said: { en: 'no-shows', es: 'a los que nadie llegó' },
    sql: 'a.no_show',
  },
  {
    value: 'scheduled',
    words: { en: 'scheduled', es: 'programado|programada|programados|programadas' },
    said: { en: 'scheduled', es: 'programados' },
    sql: of('scheduled'),
  },
  {
    value: 'confirmed',
    words: {
      en: 'confirmed|locked in',
      es: 'confirmado|confirmada|confirmados|confirmadas',
    },
    said: { en: 'confirmed', es: 'confirmados' },
    sql: of('confirmed'),
  },
  {
    value: 'in-progress',
    words: {
      en: 'in progress|under way|underway|here right now|here now|currently here|here at the moment|at the shop right now|at the shop now|in the shop right now|in the shop now|in the shop at the moment|currently in the shop|being worked on|working on right now|working on now|on the lift',
      es: 'en progreso|en proceso|en curso|ahora en el taller|en el taller ahora|trabajando en',
    },
    said: { en: 'in progress', es: 'en curso' },
    sql: of('in-progress'),
  },
  {
    value: 'pending',
    words: {
      en: 'pending|need to approve|to approve|to be approved|needs approval|need approval|waiting for approval|awaiting approval|waiting for my ok|waiting for a yes|to accept',
      es: 'pendiente|pendientes|por aprobar|por aceptar',
    },
    said: { en: 'pending', es: 'pendientes' },
    sql: of('pending'),
  },
  {
    value: 'unconfirmed',
    words: {
      en: 'unconfirmed|no confirms|no confirm|but not confirmed|but not confirmed yet|but not yet confirmed|not confirmed|need to be confirmed|needs to be confirmed|to confirm|to be confirmed|need confirming|need to confirm|needs to confirm|have to confirm|has to confirm|needs confirming|havent confirmed|hasnt confirmed|not yet confirmed|waiting to be confirmed|awaiting confirmation|didnt confirm|did not confirm|didnt confirm yet|never confirmed',
      es: 'no estan confirmadas|no estan confirmados|no esta confirmada|no esta confirmado|sin confirmar|por confirmar|no confirmado|no confirmada|no confirmados|no confirmadas|falta confirmar|falta por confirmar|faltan por confirmar|faltan confirmar',
    },
    said: { en: 'not confirmed yet', es: 'sin confirmar' },
    saidNot: { en: 'confirmed or further', es: 'ya confirmados' },
    sql: of('scheduled', 'pending'),
  },
  {
    value: 'open',
    words: {
      en: 'open|not done|not finished|unfinished|left|remaining|still open|to do|todo|left to do|outstanding',
      es: 'abierto|abierta|abiertos|abiertas|sin terminar|por hacer|quedan|queda|faltan|restantes',
    },
    said: { en: 'still open', es: 'abiertos' },
    saidNot: { en: 'no longer open', es: 'ya cerrados' },
    sql: isOpen('a'),
  },
  {
    value: 'upcoming',
    words: {
      en: 'upcoming|coming up|to come|still to come|still coming|still coming in|still booked|still on the books|ahead|future|not yet started',
      es: 'proximo|proxima|proximos|proximas|por venir|que vienen|venidero|venideros|futuro|futuros|futuras',
    },
    said: { en: 'still to come', es: 'por venir' },
    saidNot: { en: 'past', es: 'pasados' },
    sql: `(a.ends_at > ${NOW} and ${isOpen('a')})`,
  },
  {
    value: 'unclosed',
    words: {
      en: `${NOT_MARKED}|unclosed|not closed|not closed out|over but not closed|over but not closed out|over and not closed|done but not closed|forgot to close|never closed|overdue|not marked done|not marked completed|still not closed|past due|didnt close|havent closed`,
      es: 'sin cerrar|no cerrado|no cerrados|olvide cerrar|atrasado|atrasados|vencido|vencidos|sin marcar',
    },
    said: { en: 'over and not closed', es: 'pasados sin cerrar' },
    sql: `(a.ends_at <= ${NOW} and ${isOpen('a')})`,
  },
];

/** Status of a job. */
export const status: FilterKind = {
  name: 'status',
  values: VALUES,
  rows: ['jobs', 'customers'],
  of: 'job',
  sql: (values) =>
    `(${VALUES.filter(({ value }) => values.includes(value))
      .map(({ sql }) => sql)
      .join(' or ')})`,
  said: saysClosed(VALUES),
};
