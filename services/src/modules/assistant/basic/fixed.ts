import { Phrases } from '../actions/phrases.js';
import { everyOf } from '../language/every-of.js';
import { normalized } from '../language/normalize.js';
import { asksToDo } from '../language/requests-in.js';
import type { WordTokens } from '../language/tokens.js';
import type { Language } from '../plan/plan.js';
import { asksAdvice } from './asks-advice.js';
import { isHarm } from './harm.js';
import { FIXED_TEXTS, suggestionsOf, type FixedKind } from './fixed.texts.js';
import type { Answer } from './answer.js';
import { isOfOtherShops, isOfSecrets } from './refusals.js';
import { isBlame, isPraise, isSmallTalk } from './small-talk.js';

/** One kind of question that always has the same answer. */
interface Rule {
  kind: FixedKind;
  isAsked(text: string, words: WordTokens): boolean;
}

const WEATHER = new Phrases(
  'weather|rain|rains|raining|snow|snows|snowing',
  'clima|llueve|lluvia|llover|va a llover|nieva|nevar',
);
const WILL_IT = new Phrases('will it');
/** Without a day it is of the next hours. */
const FORECAST = new Phrases(
  everyOf(
    'will it|is it gonna|is it going to|is it supposed to',
    'rain|snow|freeze|storm|hail|be cold|be hot|be sunny|be windy|be nice out|clear up|get cold|get hot',
  ),
);
const DAYS = new Phrases(
  'today|tomorrow|evening|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday',
);
const GREETING = new Phrases(
  'what is your name|sorry|oops|my mistake|wrong button|wrong one|hi|hello|hey|morning|mornin|afternoon|evening|good morning|good afternoon|good evening|good night|thanks|thank you|help|what can you do|who are you|what are you|are you a real person|are you real|are you human|are you a robot|are you a bot|are you ai|who made you|who built you|do you speak spanish|do you speak english|what model are you|which model are you|tell me about yourself|about yourself|introduce yourself|there|so much|a lot|for me|with|help me|thx|ty|man|bro|dude|buddy|you there|anyone there|how are you|how is it going|whats up|what is up|sup|yo|bye|goodbye|see you|good job|well done|awesome|nice|nice one|cheers|cool|boss|chief|ok|okay|alright|thats all|that is all|all good|all set|got it|perfect|great',
  'hola|buenos days|buen day|buenas tardes|buenas noches|buenas|gracias|muchas gracias|ayuda|que puedes hacer|quien eres|que tal|hablas espanol|habla espanol|hablan espanol',
);
/** What was asked for is not to be done after all. */
const DROPS = new Phrases(
  'keep it|keep that|keep it as is|leave it as is|never mind|nevermind|nvm|forget it|forget that|ignore that|leave it|leave that|leave it alone|scratch that|dont|dont do it|dont do that|dont send it|dont send that|dont bother|skip it|skip that|drop it|do not|do not do it|do not do that|do not send it|do not send that|do not bother|undo|undo that|undo it|take that back|take it back|go back',
  'olvidalo|dejalo|dejalo asi|no lo mandes|no lo hagas|ya no|no importa',
);
const DROPPED_WITH = new Phrases(
  'actually|no|ok|okay|oh|wait|on second thought|just|please|sorry|thanks|for now|then|well|hm|hmm',
  'mejor|no|bueno|perdon|gracias|por ahora|entonces',
);
/** 'Don't text her yet' */
const NOT_YET =
  /^(?:no,? |ok,? |wait,? )*(?:don'?t|do not) (?:text|message|call|e-?mail|send|book|move|cancel|confirm|tell)(?: (?:her|him|them|it|that|those|anything|anybody))?(?: (?:yet|now|today|for now|please))*\W*$/i;
/** Nothing else is said with it. */
function isDropped(words: WordTokens): boolean {
  const found = DROPS.in(words);
  if (!found) return false;
  const rest = [...words.slice(0, found.at), ...words.slice(found.at + found.length)];
  return DROPPED_WITH.runAt(rest, 0) === rest.length;
}

/** 'Don't cancel Ana': as long as nobody confirms it, nothing is. */
const isNotToChange = (words: WordTokens) =>
  NOT.lengthAt(words, 0) > 0 && CHANGE.lengthAt(words, NOT.lengthAt(words, 0)) > 0;
const NOT = new Phrases(
  everyOf('|nevermind|never mind|nvm|no|wait|actually|please|ok', 'dont|do not'),
  'no|mejor no',
);
const CHANGE = new Phrases('cancel|move|reschedule|delete|confirm', 'canceles|muevas|borres');

const HOW_TO_BOOK = new Phrases(
  'schedule|book|make|create|add|new|an|a|appointment|booking|job|another|please',
  'agenda|agendar|reserva|reservar|crear|hacer|nueva|una|cita|otra|programar',
);
const BOOKED = new Phrases('appointment|booking|job', 'cita|reserva');

const TELLS =
  /^(?:please )?(?:tell|text|message|let|email|ask|remind|write|send|dile|manda|avisa)\b/i;

/** What is to be said to somebody: no article is. */
export const isTelling = (text: string) => TELLS.test(text);

const TELLS_SOMEBODY =
  /^(?:please )?(?:tell|let|ask|remind|notify|dile|avisa) (?!me\b|us\b|you\b)\w+/i;

/** Somebody else is to hear it: no record is an answer. */
export const isTellingSomebody = (text: string) => TELLS_SOMEBODY.test(text);

const WRITING =
  /^(?:(?:please|can you|could you|go ahead and|now|just)\s+)*(delete|remove|cancel|erase|wipe|change|update|edit|move|reschedule|rename|refund|mark|raise|lower|pay|transfer)\b.*\b(appointments?|bookings?|jobs?|customers?|clients?|contacts?|accounts?|users?|services?|prices?|data|records?|revenue|everything|everyone|database|notes?|invoices?)\b/i;
const WRITING_SOMEBODY =
  /^(?:[Pp]lease )?(?:(?:[Cc]ancel|[Rr]eschedule|[Dd]elete|[Mm]ove) \p{Lu}|(?:cancel|reschedule) (?!.*\b(?:polic|fee)))/u;
const ADDING =
  /^(?:please\s+)?(?:add|create|set|put)\b.*\b(customers?|contacts?|users?|services?|menu|prices?|notes?|photos?|pictures?)\b/i;
/** What somebody else would have to do. */
const ERRAND =
  /^(?:please |can you |could you )*(?:fix|repair|order|buy|purchase|call|phone|dial|ring)\b(?! (?:back|rate|list|number|numbers|no|for (?:the|that|an?|my|our|his|her|their))\b).*\b(?:me|us|for me|for us|him|her|more|some|the|\p{Lu}\w+)\b/iu;
/** 'Order me 5 gallons of soap' is done on no page. */
export const isErrand = (text: string) => ORDERING.test(text);
const ORDERING =
  /^(?:please |can you |can u |could you )*(?:(?:order|buy|purchase)\b|(?:file|pay|do|prepare) (?:my|our) (?:tax\w*|bills?|rent|payroll|bookkeeping)\b)/i;
const WRITING_ES = new Phrases(
  'borra|borrar|elimina|eliminar|cancela|cancelar|anula|cambia|cambiar|actualiza|edita|mueve|sube|baja|marca|reembolsa|transfiere',
);

/** All of these words, one after the other, and no others. */
const isOnly = (phrases: Phrases, words: WordTokens) =>
  words.length > 0 && phrases.runAt(words, 0) === words.length;

/** Harm first: nothing may delay what is said to it. */
const RULES: readonly Rule[] = [
  {
    kind: 'safety',
    isAsked: (_, words) => isHarm(words),
  },
  { kind: 'secrets', isAsked: (_, words) => isOfSecrets(words) },
  { kind: 'others', isAsked: (_, words) => isOfOtherShops(words) },
  {
    kind: 'weather',
    isAsked: (text, words) =>
      FORECAST.in(words) !== undefined ||
      (WILL_IT.lengthAt(words, 0) > 0 && DAYS.in(words) !== undefined) ||
      // What is to be said to somebody may be of the rain.
      (!TELLS.test(text) &&
        !asksToDo(words) &&
        WEATHER.in(words) !== undefined &&
        DAYS.in(words) !== undefined &&
        !asksAdvice(text)),
  },
  { kind: 'chat', isAsked: (_, words) => isSmallTalk(words) },
  { kind: 'blame', isAsked: (_, words) => isBlame(words) },
  {
    kind: 'dropped',
    isAsked: (text, words) => isDropped(words) || NOT_YET.test(text) || isNotToChange(words),
  },
  {
    kind: 'greeting',
    isAsked: (_, words) =>
      isOnly(GREETING, words) || isPraise(words.slice(GREETING.runAt(words, 0))),
  },
  {
    kind: 'howToBook',
    isAsked: (_, words) => isOnly(HOW_TO_BOOK, words) && BOOKED.in(words) !== undefined,
  },
];

export const writingAnswer = (text: string): Answer =>
  fixedAnswer({ kind: 'writing', language: normalized(text).language });

/** What is asked to be changed, and no draft could be made of. */
const WRITES: Rule = {
  kind: 'writing',
  isAsked: (text, words) =>
    [WRITING, WRITING_SOMEBODY, ADDING, ERRAND, ORDERING].some((each) => each.test(text)) ||
    WRITING_ES.lengthAt(words, 0) > 0,
};

function fixedBy(rules: readonly Rule[], text: string): Fixed | undefined {
  const { language, tokens } = normalized(text);
  const rule = rules.find((each) => each.isAsked(text, tokens));
  return rule && { kind: rule.kind, language };
}

/** What comes before anything is done: harm, what is refused, a greeting. */
export const fixedKindOf = (text: string) => fixedBy(RULES, text);

/** What is refused when nothing could be done. */
export const writingIn = (text: string) => fixedBy([WRITES], text);

export interface Fixed {
  kind: FixedKind;
  language: Language;
}

export const fixedAnswer = ({ kind, language }: Fixed): Answer => ({
  text: FIXED_TEXTS[language][kind],
  sources: [],
  suggestions: suggestionsOf(kind, language),
});
