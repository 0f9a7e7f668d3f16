import { Phrases } from '../../words/phrases.js';
import { everyOf } from '../../words/every-of.js';
import type { WordTokens } from '../../words/tokens.js';

const SO = 'and|so|y|';

/** 'Email too', after whose phone was asked for. */
const ASKS_FOR = new Phrases(
  everyOf(
    SO,
    'give me|get me|show me|send me|tell me|whats|what is|i need|i want|',
    'the|his|her|their|el|la|su|',
  ),
);
const FIELD = new Phrases(
  everyOf(
    'email|phone|phone number|number|address|code|gate code|door code|access code|garage code|license plate|plate|correo|telefono|direccion|numero|codigo',
    'too|also|as well|tambien|',
  ),
);
export function asksTheirField(words: WordTokens): boolean {
  const at = ASKS_FOR.lengthAt(words, 0);
  const length = FIELD.lengthAt(words, at);
  return length > 0 && at + length === words.length;
}

/** 'And where do they live' */
const LIVES = new Phrases(everyOf(SO, 'where', 'do|does', 'they|he|she', 'live|stay'));
export const asksWhereTheyLive = (words: WordTokens): boolean => LIVES.isAllOf(words);

/** 'How many times', after whom was spoken of. */
const HOW_OFTEN = new Phrases(
  everyOf(
    SO,
    'how many times|how many visits|how often|cuantas veces',
    '|came|come|came in|came here|been here|been in|visited|vino|ha venido',
  ),
);
export const isHowOften = (words: WordTokens): boolean => HOW_OFTEN.isAllOf(words);
/** Nothing says whose, or on which days. */
export const leavesAllOut = (words: WordTokens): boolean =>
  isHowOften(words.at(-1)?.word === 'ella' ? words.slice(0, -1) : words);

/** 'When was the last time', 'how much did we charge last time', after whom was spoken of. */
const ASKED_OF_IT = new Phrases(
  everyOf(
    'when|whens|what|whats|how much|how long',
    'was|is|did|do|were|have|',
    'we|i|it|',
    'do|done|charge|make|get|take|',
  ),
);
const THEIR_TIME = new Phrases(
  everyOf('the|', 'last|first|next', 'time|visit', 'in|here|around|in here|'),
);
const OPENING = new Phrases('and|so|ok');
function isOfTheirTime(words: WordTokens): boolean {
  const so = OPENING.runAt(words, 0);
  const at = so + ASKED_OF_IT.lengthAt(words, so);
  const length = THEIR_TIME.lengthAt(words, at);
  return length > 0 && at + length === words.length;
}

/** '¿Cuándo fue su última visita?' */
const ASKS_ES = new Phrases(everyOf('y|', 'cuando|cual|que|cuanto|donde|when|what|which'));
const SUYO = new Phrases(
  everyOf(
    'su',
    'ultima|ultimo|proxima|proximo|primera|primer|primero|last|next|first|',
    'visita|cita|vez|carro|telefono|numero|correo|direccion|visit|appointment|time',
  ),
);
function isOfTheirs(words: WordTokens): boolean {
  const found = ASKS_ES.begin(words) ? SUYO.in(words, 1) : undefined;
  return found !== undefined && found.at + found.length === words.length;
}

/** '¿Qué carro trae?' */
const THEIR_CAR = new Phrases(
  everyOf('y|', 'que|cual', 'carro|coche|auto|troca|camioneta|vehiculo', 'tiene|maneja'),
);

const DID = new Phrases(
  'gasto|gastado|pago|pagado|vino|viene|vuelve|regresa|venido|compro|comprado|reservo|debe',
);
const HOW_MUCH = new Phrases('cuanto|cuanta|cuando|cuantas');
const BY_OTHERS = new Phrases('quien|quienes|cual|cuales|que|cliente|clientes|gente|se|el|un|la');
/** 'La última vez' is no other subject. */
const LAST_TIME = new Phrases(everyOf('la', 'ultima|primera|last|first', 'vez|time'));
function isOfTheirDoing(words: WordTokens): boolean {
  const found = LAST_TIME.in(words);
  const rest = found
    ? [...words.slice(0, found.at), ...words.slice(found.at + found.length)]
    : words;
  return (
    DID.in(rest) !== undefined &&
    HOW_MUCH.in(rest) !== undefined &&
    BY_OTHERS.in(rest) === undefined
  );
}

/** '¿Cuánto gastó?': Spanish leaves out who did it; 'quién gastó' and 'el pago' say something else. */
export const leavesSubjectOut = (words: WordTokens): boolean =>
  THEIR_CAR.isAllOf(words) ||
  isOfTheirTime(words) ||
  isOfTheirs(words) ||
  isOfTheirDoing(words) ||
  isHowOften(words) ||
  asksTheirField(words);
