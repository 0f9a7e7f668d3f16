import { Sayings } from '../../language/forms/sayings.js';
import { wordSet } from '../../words/word-set.js';

const IS_THAT = new Sayings(
  [
    '<a>? quick|short? <message>? know? <about> it|this|that|all_that|eso|esto|ello',
    '<a>? quick|short? <message>? know? <about> <their> <new>? <thing>',
    'know|that|so|both',
    'both_of|all_of? those|them|it|that',
    '<their> new time|date|day|slot',
    'el|la|su nuevo|nueva hora|fecha|cita',
  ],
  {
    a: 'a|an|un',
    message: 'text|message|note|email|mail|line|mensaje|correo',
    about: 'about|regarding|of|sobre|acerca de|de',
    their: 'the|her|his|their|el|la|su',
    new: 'new|nuevo|nueva',
    thing: 'time|date|day|slot|change|move|appointment|booking|hora|fecha|cambio|cita',
  },
);

/** 'About it', 'let her know': what was talked about is to be told. */
export const isThat = (words: string) => IS_THAT.says(words);

const JOB = wordSet('appointment|booking|cita');
/** 'About her appointment': what is booked for her, whatever was talked about. */
export const isOfJob = (words: string) => isThat(words) && JOB.has(words.split(' ').at(-1) ?? '');
