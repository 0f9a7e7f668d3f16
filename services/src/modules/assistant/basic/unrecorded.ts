import type { Answer } from '../answers/answer.js';
import { said } from '../answers/fixed.texts.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Measure } from '../plan/definitions.js';
import { MEASURES } from '../plan/measures/index.js';
import type { Language } from '../plan/plan.js';
import { everyOf } from '../words/every-of.js';
import { Phrases } from '../words/phrases.js';

/** Topic that a shop may ask for and the records lack. */
interface Unrecorded {
  name: Record<Language, string>;
  words: Phrases;
  isAlways?: true;
}

const topic = (en: string, es: string, ...words: readonly string[]): Unrecorded => ({
  name: { en, es },
  words: new Phrases(...words),
});
/** Topic regardless of other meanings of the words. */
const always = (...of: Parameters<typeof topic>): Unrecorded => ({
  ...topic(...of),
  isAlways: true,
});

const SHELF =
  'soap|wax|towels|microfiber|coating|chemicals|supplies|products|polish|compound|pads|apc|degreaser|shampoo|clay|gloves';

const UNRECORDED: readonly Unrecorded[] = [
  always(
    'how somebody paid',
    'cómo pagó cada cliente',
    everyOf(
      'pay|pays|paid|paying',
      'by|with|in|',
      'cash|card|check|credit card|cash app|venmo|zelle',
    ),
    'pagaron con|pagaron en|pago con|en efectivo|con tarjeta',
  ),
  always(
    'taxes',
    'impuestos',
    'owe in taxes|owe in tax|tax do i owe|taxes do i owe|sales tax did i|tax collected|tax bill|taxes did i pay',
    'impuestos debo|debo de impuestos|debo en impuestos|impuestos pague',
  ),
  always(
    'what customers have paid or owe',
    'pagos ni deudas',
    'owe|owes|owed|owing|unpaid|not paid|hasnt paid|havent paid|has not paid|have not paid|didnt pay|paid yet|paid already|prepaid|paid up|settled up|outstanding balance|overdue invoice|overdue invoices|invoices|deposits|deposit paid|has to pay',
    everyOf('me|nos|quien|quienes|cuanto|cuanto me|todavia|aun', 'debe|deben'),
    'facturas|sin pagar|ya pagado|ya pagados|por cobrar|sin cobrar|adeudan|no han pagado|no ha pagado|ya pagaron',
  ),
  always(
    'who is a man or a woman',
    'quién es hombre o mujer',
    'men|women|ladies|males|females',
    'hombres|mujeres|damas',
  ),
  always(
    'costs and profit',
    'gastos ni utilidad',
    everyOf(
      'how much|how much money|what',
      'did|have|do|does',
      'i|we|my ads|our ads|gas|rent',
      'spend|spent|pay|paid|cost',
    ),
    'net profit|profit|profits|my rent|our rent|expenses|payroll|overhead|gas cost|cost me for gas|my ads cost|ads cost|cash do i have|cash do we have|bank account|bank balance',
    'cuanto gaste|cuanto gastamos|cuanto pague|cuanto pagamos|cuanto he gastado|ganancia neta|utilidad|gastos|nomina',
  ),
  topic('tips', 'propinas', 'tips|tipped|tip money', 'propina|propinas'),
  topic(
    'reviews',
    'reseñas',
    'reviews|star reviews|stars|my rating|google rating|ratings|yelp',
    'resenas|estrellas',
  ),
  always(
    'what other shops charge',
    'lo que cobran otros',
    everyOf(
      'other shops|other detailers|competitors|competition|everybody else|most shops',
      'charge|charging|get|ask',
    ),
    'cobra la competencia|cobran los demas|cobran otros',
  ),
  topic(
    'figures for each person (jobs are counted by van or bay)',
    'cifras por persona (los trabajos se cuentan por equipo)',
    'which tech|which technician|which employee|which worker|best employee|best tech|employee is the best|tech did the most|overtime|clocked|hours did|who did the work|who did the job',
    'que empleado|que trabajador|mejor empleado',
  ),
  always(
    'stock of products',
    'existencias de productos',
    everyOf('low on|short on|out of|have enough', SHELF),
    everyOf('how much|how many', SHELF, 'left|do we have|do i have'),
    'in stock|inventory|restock|running low on|run out of|bottles of|gallons of|did we use on|do we have left in',
    'inventario|existencias|botellas de|galones de|cuanto jabon',
  ),
  topic('birthdays', 'cumpleaños', 'birthday|birthdays|how old', 'cumpleanos'),
  topic('mileage', 'kilometraje', 'mileage|odometer|how many miles', 'kilometraje'),
  always(
    'calls and messages',
    'llamadas ni mensajes',
    'texted back|wrote back|replied|missed calls|missed call|voicemail|voicemails|call back|callbacks|opened my text|read my text',
    'llamadas perdidas|contesto|respondio',
  ),
  topic('quotes', 'cotizaciones', 'quotes|quoted|estimates', 'cotizaciones'),
  always(
    'how customers found you',
    'cómo lo encontraron los clientes',
    'find us|found us|find me|found me|hear about us|heard about us|come from google|from referrals|referred by|who referred|from facebook|from instagram',
    'vinieron de google|nos encontraron|quien recomendo',
  ),
  topic(
    'ads and visits to a website',
    'anuncios ni visitas a la página',
    'clicks|ads|site visits|followers|website visits',
    'anuncios|clics|seguidores',
  ),
  topic(
    'why something was so (days can be put beside others)',
    'por qué algo fue así (los días se pueden comparar con otros)',
    everyOf('why', 'did|was|were|is|are', 'i|we|my|our|it|business|revenue|last|this|that'),
    'why is business|how come',
    'por que fue|por que estuvo|por que bajo',
  ),
];

/** Topics that no measure covers. A measure covers one if they share phrases in both languages. */
export const unrecordedBeside = (measures: readonly Pick<Measure, 'words'>[]): Unrecorded[] => {
  const has = (words: Phrases, phrases: string) =>
    phrases.split('|').some((each) => words.isAllOf(each.split(' ').map((word) => ({ word }))));
  const isOf = (topicWords: Phrases) =>
    measures.some(({ words: { en, es } }) => has(topicWords, en) && has(topicWords, es));
  return UNRECORDED.filter(({ words }) => !isOf(words));
};
const TOPICS = unrecordedBeside(MEASURES);

const TEXTS: Record<Language, (names: string) => string> = {
  en: (names) => `I don't know that: there is no record of ${names} here yet.`,
  es: (names) => `Eso no lo sé: aquí todavía no se registra nada de ${names}.`,
};

/** Says why the records lack a topic; `isSure` limits it to topics of `always`. */
export function unrecordedAnswer(text: string, isSure = false): Answer | undefined {
  const { language, tokens } = normalized(text);
  const found = TOPICS.find(
    ({ words, isAlways }) => (isAlways ?? !isSure) && words.in(tokens) !== undefined,
  );
  return found && said(TEXTS[language](found.name[language]), text);
}
