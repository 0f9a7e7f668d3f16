import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { normalized } from '../language/normalize/normalize.js';
import { asksToDo, asksToDoBehind } from '../language/messages/requests-in.js';
import { beginsMessage } from '../language/messages/request-words.js';
import type { WordTokens } from '../words/tokens.js';
import type { Language } from '../plan/plan.js';
import { asksAdvice } from '../language/messages/asks-advice.js';
import { isDropped } from './drops.js';
import { isHarm } from './harm.js';
import { FIXED_TEXTS, suggestionsOf, type FixedKind } from '../answers/fixed.texts.js';
import type { Answer } from '../answers/answer.js';
import { isOfOtherShops, isOfSecrets } from './refusals.js';
import { isBlame, isOfTheWorld, isPraise, isSmallTalk } from './small-talk.js';
import { isTelling } from './tells.js';
import { isToWrite } from './to-write.js';

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

const THANKS = new Phrases('thanks|thank you|thx|ty|cheers', 'gracias|muchas gracias');

/** 'He said yes': nothing is done by that, and no card of theirs is asked for. */
const REPLIED = new Phrases(
  everyOf(
    'he|she|they|customer|the customer',
    'said|says',
    'yes|no|yeah|ok|okay|fine|its fine|thats fine|that works|it works|sure|no thanks|maybe',
  ),
  everyOf('|el|ella', 'dijo|dice|dijeron|contesto', 'que si|que no|si|no|que esta bien|ok'),
);

const HOW_TO_BOOK = new Phrases(
  'schedule|book|make|create|add|new|an|a|appointment|booking|job|another|please',
  'agenda|agendar|reserva|reservar|crear|hacer|nueva|una|cita|otra|programar',
);
const BOOKED = new Phrases('appointment|booking|job', 'cita|reserva');

/** All of these words, one after the other, and no others. */
const isOnly = (phrases: Phrases, words: WordTokens) =>
  words.length > 0 && phrases.runAt(words, 0) === words.length;

/** Harm first: nothing may delay what is said to it. */
const RULES: readonly Rule[] = [
  { kind: 'safety', isAsked: (_, words) => isHarm(words) },
  { kind: 'secrets', isAsked: (_, words) => isOfSecrets(words) },
  { kind: 'others', isAsked: (_, words) => isOfOtherShops(words) },
  {
    kind: 'weather',
    isAsked: (text, words) =>
      FORECAST.in(words) !== undefined ||
      (WILL_IT.lengthAt(words, 0) > 0 && DAYS.in(words) !== undefined) ||
      // What is to be said to somebody may be of the rain.
      (!isTelling(text) &&
        !asksToDo(words) &&
        !asksToDoBehind(text) &&
        !beginsMessage(words) &&
        WEATHER.in(words) !== undefined &&
        DAYS.in(words) !== undefined &&
        !asksAdvice(text)),
  },
  { kind: 'chat', isAsked: (_, words) => isSmallTalk(words) },
  {
    kind: 'chat',
    isAsked: (text, words) => isOfTheWorld(words) && !isTelling(text),
  },
  { kind: 'blame', isAsked: (_, words) => isBlame(words) },
  { kind: 'dropped', isAsked: (_, words) => isDropped(words) },
  { kind: 'replied', isAsked: (_, words) => REPLIED.isAllOf(words) },
  {
    kind: 'thanks',
    isAsked: (_, words) => isOnly(GREETING, words) && THANKS.in(words) !== undefined,
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

/** What comes before anything is done: harm, what is refused, a greeting. */
export function fixedKindOf(text: string): Fixed | undefined {
  const { language, tokens } = normalized(text);
  const rule = RULES.find((each) => each.isAsked(text, tokens));
  return rule && { kind: rule.kind, language };
}

/** What is asked to be changed, and refused when no draft could be made of it. */
export const writingIn = (text: string): Fixed | undefined =>
  isToWrite(text) ? { kind: 'writing', language: normalized(text).language } : undefined;

export interface Fixed {
  kind: FixedKind;
  language: Language;
}

export const fixedAnswer = ({ kind, language }: Fixed): Answer => ({
  text: FIXED_TEXTS[language][kind],
  sources: [],
  suggestions: suggestionsOf(kind, language),
});
