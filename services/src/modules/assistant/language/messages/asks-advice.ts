import { Sayings } from '../forms/sayings.js';
import { spelled } from '../normalize/spelled.js';

const OWN = {
  us: 'i|we',
  you: 'i|we|you',
  earner: 'i|we|you|a detailer',
  word: '[^ ]+',
  some: '(?:[^ ]+ ){0,3}[^ ]+',
  all: '.+',
  judged: 'ok|okay|safe|good|bad|toxic|legal|illegal|worth|needed|necessary|dangerous|too',
  used: 'soaps?|shampoo|wax|pads?|towels?|products?|brush(?:es)?|polish|compound|cleaner|psi|grit|dilution|ratio|chemicals?|tools?|machine|kind of',
  counted: 'coats?|layers?|steps?|passes|towels?|pads?|ounces|gallons|amps|watts',
  best: 'order|ways?|practices?|products?|soaps?|shampoo|times? of|times? to|methods?|techniques?|tools?|towels?|pads?|brush(?:es)?|wax(?:es)?|coatings?',
  gets: 'gets?|getting|is|are|been',
  sold: 'booked|sold|ordered|requested',
  soon: 'today|tomorrow|on|this|next',
  done: 'fit|squeeze|get|take|do|call|text|email|message|send|book|schedule|move|cancel|have|see a|see an',
  duty: 'debo|debe|deben|debemos|deberia|deberiamos|conviene',
  done_with: 'usar|poner|aplicar|comprar|hacer',
  cared:
    'lavo|lavar|encero|encerar|pulo|pulir|limpio|limpiar|aspiro|aplico|aplicar|cambio|cambiar|renuevo|descontamino|pongo',
  protects: 'ceras?|selladora?|ceramic[oa]s?|recubrimientos?|coatings?|sellantes?',
  act: 'clean|remove|take|wash|see|put|get|say|tell|make_customer|make_a|make_my|fix|pay|polish|dry|use|stop|send|print|delete|add|change|protect|apply|restore|vacuum|dilute|mix',
  handled:
    'get|remove|clean|stop|fix|handle|treat|prevent|avoid|save|wash|dry|protect|restore|deal|start|explain|respond|answer|approach',
  was: 'va|vamos|fue|estuvo|esta|estan|me fue|nos fue',
} as const;

const ASKS = new Sayings(
  [
    'how can|should|could|to|far|come',
    'how do|often|long <word>',
    'how many <word> can|should',
    'how many <counted>',
    'how much do|would <you> pay a|an|my|for',
    'how much does it cost|take',
    'how much can <earner> make|earn',
    'how|what|which|when|where <some>? should <us>',
    'in? what|which order',
    'what should|shouldnt|happens|to_do|is_the_best',
    'what do <you> do when|if|about|with|in',
    'what do <you> need for|to',
    'what do|does <all> mean',
    'how i|we|you|he can? <act>',
    'how <act>',
    'how_much to? pay to|for a|an|my|the? worker|helper|employee|guy',
    'what i|we do|say|put|use if|when|with|about|for',
    'where i|we see|put|change|find|add|set|pay',
    'what is? the diff|difference|different',
    'what <used>',
    'where do|can|is|are i|we|my|the',
    'is <some> <judged>',
    'is_it|why|tip|tips|can_the',
    'best <best>',
    'can <you> <word>',
    'does rain|it|a|an|the',
    'do i need|have_to|charge',
    'do people|customers|clients|most_people|most_customers tip~',
    'should <us>',
    'como <word>',
    'cada_cuanto|cuantas_veces|que_tan_seguido se|hay_que|tengo_que',
    'cada_cuanto|cuantas_veces|que_tan_seguido <duty>',
    'cada_cuanto|cuantas_veces|que_tan_seguido <cared>',
    'que|cual|cuales <some>? uso|usamos',
    'cuanto le|les? pago|pagamos|pagarle|debo_pagar|debo_pagarle a un|una',
    'cuantos|cuantas <some>? necesito|necesita|uso|ocupo para|por',
    'cuando hay_que',
    'cuando <duty>',
    'que|cual|cuales <some>? <duty> <done_with>',
    'que hago|hacemos|hacer si|cuando|con|para',
    'que|cual|cuales <some>? me? recomiendas|recomienda|sirve|funciona para|en|con',
    'se? <duty>',
    'hay_que',
    'cuanto tiempo? tarda|dura',
    'donde veo|encuentro|cambio|pongo|agrego',
    'por que',
  ],
  OWN,
  'start',
);
const ASKS_LAST = new Sayings(
  [
    '<word> what do|should|can <us> do|say|write|answer now|then|about_it|about_that|first?',
    '<word> what do|should <us> tell|say_to|write_to|answer him|her|them|people',
    '<word> what now|then',
    '<word> now what',
    '<word> que le? hago|hacemos|digo|decimos|contesto|respondo|escribo ahora?',
  ],
  OWN,
  'end',
);
/** 'The seat is still wet, what do I tell her': what is told before it is no question of the records. */
export const asksWhatThen = (message: string): boolean => ASKS_LAST.says(spelled(message));
/** 'It keeps freezing, how do I stop it' */
const ASKS_THEN = new Sayings(['<word> how do|should|can <us> <handled>'], OWN, 'anywhere');
/** 'How often is it booked', 'can we fit one in', 'como va': of the records. */
const OF_RECORDS = new Sayings(
  [
    'how do|often|long <all>? <gets> <sold>',
    'how long till|til|until|before my|our|the next|first|last',
    'how do|often|long <all>? compare|spend|spent|since|ago|on_us|on_me',
    'how do|often|long <all>? noshow|no_show~ us|on',
    'how do|often|long <all>? job|appointment|visit <soon>',
    'what do <you> need for|to <all>? <soon>',
    'how come <all>? i|we|my',
    'how|what|which|when|where customer|client~',
    'can <you> <done>',
    'does <all> day|job',
    'como <was>',
    'debo|debemos|deberia llamar|contactar|llegar|salir|cobrarle',
  ],
  OWN,
  'start',
);

const LASTS = new Sayings(
  ['y|e* cuanto tiempo? dura|duran|me_dura <some>? <protects>'],
  OWN,
  'start',
);
/** 'Cuánto dura la cera' is how long it holds, and no length of jobs, as in 'cuánto dura un detallado'. */
export const asksHowLongItHolds = (message: string): boolean => LASTS.says(spelled(message));

/** How to do something, not how something was. */
export function asksAdvice(message: string): boolean {
  const words = spelled(message);
  const isAsked = ASKS.says(words) || ASKS_LAST.says(words) || ASKS_THEN.says(words);
  return isAsked && !OF_RECORDS.says(words);
}
