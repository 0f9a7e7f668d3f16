/** Meaning of a text message. `other`: something for a person to read. */
export type Answer = 'stop' | 'start' | 'help' | 'confirm' | 'other';

/** Words that carriers and the law take for a refusal, in English and Spanish. */
const STOP = new Set(
  [
    'stop',
    'stopall',
    'stop all',
    'unsubscribe',
    'cancel',
    'end',
    'quit',
    'revoke',
    'opt out',
  ].concat(['optout', 'remove me', 'no more', 'no mas', 'alto', 'parar', 'baja']),
);
const START = new Set(['start', 'unstop', 'resume', 'subscribe', 'iniciar', 'alta']);
const HELP = new Set(['help', 'info', 'ayuda']);
const CONFIRM = new Set([
  'c',
  'y',
  'yes',
  'yep',
  'yeah',
  'ok',
  'okay',
  'confirm',
  'confirmed',
  'si',
  'confirmo',
]);

/** Words around the one that matters: 'please stop texting me', 'yes, thank you'. */
const AROUND =
  /\b(please|pls|thanks|thank you|gracias|por favor|now|texting|messaging|texts|text|messages|sms|me|us|all|sending|these|this|the|to)\b/g;

const ACCENTS = /\p{M}/gu;
/** Letters with blanks between them: 's t o p'. */
const SPELLED = /^(?:[a-z] ){2,}[a-z]$/;

/** Letters of a message, without case, accents, punctuation and repeated letters at the end. */
function plain(text: string): string {
  const letters = text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();
  return SPELLED.test(letters) ? letters.replaceAll(' ', '') : letters;
}

const core = (text: string) => text.replaceAll(AROUND, ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * The meaning of a whole message. A word within a sentence means nothing: 'Stop by at nine' and 'Can I
 * cancel Friday?' are for a person.
 */
export function answerOf(text: string): Answer {
  const whole = plain(text);
  const word = core(whole).replace(/(.)\1+$/, '$1') || whole;
  for (const each of [whole, core(whole), word]) {
    if (STOP.has(each)) return 'stop';
    if (START.has(each)) return 'start';
    if (HELP.has(each)) return 'help';
    if (CONFIRM.has(each)) return 'confirm';
  }
  return 'other';
}
