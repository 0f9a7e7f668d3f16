import type { Answer } from '../answers/answer.js';
import { said } from '../answers/fixed.texts.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Measure } from '../plan/definitions.js';
import { MEASURES } from '../plan/measures/index.js';
import type { Language } from '../plan/plan.js';
import { everyOf } from '../words/every-of.js';
import { Phrases } from '../words/phrases.js';

/** A thing that a shop may ask for, and that no part of the records has. */
interface Unrecorded {
  name: Record<Language, string>;
  words: Phrases;
  /** Whatever else the words mean. */
  isAlways?: true;
}

const SHELF =
  'soap|wax|towels|microfiber|coating|chemicals|supplies|products|polish|compound|pads|apc|degreaser|shampoo|clay|gloves';

const UNRECORDED: readonly Unrecorded[] = [
  {
    name: { en: 'how somebody paid', es: 'cómo pagó cada cliente' },
    isAlways: true,
    words: new Phrases(
      everyOf(
        'pay|pays|paid|paying',
        'by|with|in|',
        'cash|card|check|credit card|cash app|venmo|zelle',
      ),
      'pagaron con|pagaron en|pago con|en efectivo|con tarjeta',
    ),
  },
  {
    name: { en: 'what customers have paid or owe', es: 'pagos ni deudas' },
    isAlways: true,
    words: new Phrases(
      'owe|owes|owed|owing|unpaid|not paid|hasnt paid|havent paid|has not paid|have not paid|didnt pay|paid yet|paid already|prepaid|paid up|settled up|outstanding balance|payments|overdue invoice|overdue invoices|invoices|deposits|deposit paid|has to pay',
      everyOf('me|nos|quien|quienes|cuanto|cuanto me|todavia|aun', 'debe|deben'),
      'facturas|pagos|sin pagar|ya pagado|ya pagados|por cobrar|sin cobrar|adeudan|no han pagado|no ha pagado|ya pagaron',
    ),
  },
  {
    name: { en: 'who is a man or a woman', es: 'quién es hombre o mujer' },
    isAlways: true,
    words: new Phrases('men|women|ladies|males|females', 'hombres|mujeres|damas'),
  },
  {
    name: { en: 'costs and profit', es: 'gastos ni utilidad' },
    isAlways: true,
    words: new Phrases(
      everyOf(
        'how much|how much money|what',
        'did|have|do|does',
        'i|we|my ads|our ads|gas|rent',
        'spend|spent|pay|paid|cost',
      ),
      'net profit|profit|profits|my rent|our rent|expenses|payroll|overhead|gas cost|cost me for gas|my ads cost|ads cost|cash do i have|cash do we have|bank account|bank balance',
      'cuanto gaste|cuanto gastamos|cuanto pague|cuanto pagamos|cuanto he gastado|ganancia neta|utilidad|gastos|nomina',
    ),
  },
  {
    name: { en: 'taxes', es: 'impuestos' },
    isAlways: true,
    words: new Phrases(
      'owe in taxes|owe in tax|tax do i owe|taxes do i owe|sales tax did i|tax collected|tax bill|taxes did i pay',
      'impuestos debo|debo de impuestos|debo en impuestos|impuestos pague',
    ),
  },
  {
    name: { en: 'tips', es: 'propinas' },
    words: new Phrases('tips|tipped|tip money', 'propina|propinas'),
  },
  {
    name: { en: 'reviews', es: 'reseñas' },
    words: new Phrases(
      'reviews|star reviews|stars|my rating|google rating|ratings|yelp',
      'resenas|estrellas',
    ),
  },
  {
    name: { en: 'what other shops charge', es: 'lo que cobran otros' },
    isAlways: true,
    words: new Phrases(
      everyOf(
        'other shops|other detailers|competitors|competition|everybody else|most shops',
        'charge|charging|get|ask',
      ),
      'cobra la competencia|cobran los demas|cobran otros',
    ),
  },
  {
    name: {
      en: 'figures for each person (jobs are counted by van or bay)',
      es: 'cifras por persona (los trabajos se cuentan por equipo)',
    },
    words: new Phrases(
      'which tech|which technician|which employee|which worker|best employee|best tech|employee is the best|tech did the most|overtime|clocked|hours did|who did the work|who did the job',
      'que empleado|que trabajador|mejor empleado',
    ),
  },
  {
    name: { en: 'stock of products', es: 'existencias de productos' },
    isAlways: true,
    words: new Phrases(
      everyOf('low on|short on|out of|have enough', SHELF),
      everyOf('how much|how many', SHELF, 'left|do we have|do i have'),
      'in stock|inventory|restock|running low on|run out of|bottles of|gallons of|did we use on|do we have left in',
      'inventario|existencias|botellas de|galones de|cuanto jabon',
    ),
  },
  {
    name: { en: 'birthdays', es: 'cumpleaños' },
    words: new Phrases('birthday|birthdays|how old', 'cumpleanos'),
  },
  {
    name: { en: 'mileage', es: 'kilometraje' },
    words: new Phrases('mileage|odometer|how many miles', 'kilometraje'),
  },
  {
    name: { en: 'calls and messages', es: 'llamadas ni mensajes' },
    isAlways: true,
    words: new Phrases(
      'texted back|wrote back|replied|missed calls|missed call|voicemail|voicemails|call back|callbacks|opened my text|read my text',
      'llamadas perdidas|contesto|respondio',
    ),
  },
  {
    name: { en: 'quotes', es: 'cotizaciones' },
    words: new Phrases('quotes|quoted|estimates', 'cotizaciones'),
  },
  {
    name: { en: 'how customers found you', es: 'cómo lo encontraron los clientes' },
    isAlways: true,
    words: new Phrases(
      'find us|found us|find me|found me|hear about us|heard about us|come from google|from referrals|referred by|who referred|from facebook|from instagram',
      'vinieron de google|nos encontraron|quien recomendo',
    ),
  },
  {
    name: { en: 'ads and visits to a website', es: 'anuncios ni visitas a la página' },
    words: new Phrases(
      'clicks|ads|site visits|followers|website visits',
      'anuncios|clics|seguidores',
    ),
  },
  {
    name: {
      en: 'why something was so (days can be put beside others)',
      es: 'por qué algo fue así (los días se pueden comparar con otros)',
    },
    words: new Phrases(
      everyOf('why', 'did|was|were|is|are', 'i|we|my|our|it|business|revenue|last|this|that'),
      'why is business|how come',
      'por que fue|por que estuvo|por que bajo',
    ),
  },
];

/** Topics that nothing is recorded of: one that a measure is called by is recorded. */
export const unrecordedBeside = (measures: readonly Pick<Measure, 'title'>[]): Unrecorded[] => {
  const titles = measures
    .flatMap(({ title }) => [title.en, title.es])
    .map((title) => title.split(' ').map((word) => ({ word })));
  return UNRECORDED.filter(({ words }) => !titles.some((title) => words.in(title) !== undefined));
};
const TOPICS = unrecordedBeside(MEASURES);

const TEXTS: Record<Language, (names: string) => string> = {
  en: (names) => `I don't know that: there is no record of ${names} here yet.`,
  es: (names) => `Eso no lo sé: aquí todavía no se registra nada de ${names}.`,
};

/** An honest no that says why; `isSure` where no other reading of the words is right. */
export function unrecordedAnswer(text: string, isSure = false): Answer | undefined {
  const { language, tokens } = normalized(text);
  const found = TOPICS.find(
    ({ words, isAlways }) => (isAlways ?? !isSure) && words.in(tokens) !== undefined,
  );
  return found && said(TEXTS[language](found.name[language]), text);
}
