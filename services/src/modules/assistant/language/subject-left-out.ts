import type { WordTokens } from './tokens.js';

const OF_SOMEBODY =
  /^(?:gasto|gastado|pago|pagado|vino|viene|vuelve|regresa|venido|compro|comprado|reservo|debe)$/;
const IS_OTHER = /^(?:quien|quienes|cual|cuales|que|clientes?|gente|se|el|un|la)$/;

/** 'Email too', after whose phone was asked for. */
const FIELD =
  /^(?:and |y )?(?:(?:give|get|show|send|tell) me |whats |what is |i need |i want )?(?:the |his |her |their |el |la |su )?(?:email|phone|phone number|number|address|(?:gate |door |access |garage )?code|license plate|plate|correo|telefono|direccion|numero|codigo)(?: too| also| as well| tambien)?$/;
export const asksTheirField = (tokens: WordTokens) =>
  FIELD.test(tokens.map(({ word }) => word).join(' '));

/** 'How many times', after whom was spoken of. */
const HOW_OFTEN = /^(?:and |y |so )?(?:how many times|how many visits|how often|cuantas veces)$/;
/** Nothing says whose, or on which days. */
export const leavesAllOut = (words: string) => HOW_OFTEN.test(words.replace(/ ella$/, ''));
export const isHowOften = (tokens: WordTokens) =>
  HOW_OFTEN.test(tokens.map(({ word }) => word).join(' '));

/** 'When was the last time', after whom was spoken of. */
const THEIR_TIME =
  /^(?:(?:and|so|ok) )*(?:(?:when|whens|what|whats|how much|how long)(?: (?:was|is|did|do|were|have)(?: (?:we|i|it))?(?: (?:do|done|charge|make|get|take))?)? )?(?:the )?(?:last|first|next) (?:time|visit)(?: (?:in|here|around))?$/;
/** '¿Cuándo fue su última visita?' */
const SUYO =
  /^(?:y )?(?:cuando|cual|que|cuanto|donde|when|what|which)\b.*\bsu (?:(?:ultim[oa]|proxim[oa]|primer[oa]?|last|next|first) )?(?:visita|cita|vez|carro|telefono|numero|correo|direccion|visit|appointment|time)$/;
const isOfTheirTime = (tokens: WordTokens) => {
  const words = tokens.map(({ word }) => word).join(' ');
  return THEIR_TIME.test(words) || SUYO.test(words);
};

/** '¿Qué carro trae?' */
const THEIR_CAR =
  /^(?:y )?(?:que|cual) (?:carro|coche|auto|troca|camioneta|vehiculo) (?:tiene|maneja)$/;
const isOfTheirCar = (tokens: WordTokens) =>
  THEIR_CAR.test(tokens.map(({ word }) => word).join(' '));

const LAST_TIME = /\bla (?:ultima|primera|last|first) (?:vez|time)\b/;
const isOfTheirDoing = (all: WordTokens): boolean => {
  // 'La última vez' is no other subject.
  const words = all
    .map(({ word }) => word)
    .join(' ')
    .replace(LAST_TIME, '')
    .trim();
  return isOfDoing(words.split(' ').map((word) => ({ word })));
};

const isOfDoing = (tokens: WordTokens) =>
  tokens.some(({ word }) => OF_SOMEBODY.test(word)) &&
  tokens.some(({ word }) => /^(?:cuanto|cuanta|cuando|cuantas)$/.test(word)) &&
  !tokens.some(({ word }) => IS_OTHER.test(word));

/** '¿Cuánto gastó?': Spanish leaves out who did it; 'quién gastó' and 'el pago' say something else. */
export const leavesSubjectOut = (tokens: WordTokens): boolean =>
  isOfTheirCar(tokens) ||
  isOfTheirTime(tokens) ||
  isOfTheirDoing(tokens) ||
  isHowOften(tokens) ||
  asksTheirField(tokens);
