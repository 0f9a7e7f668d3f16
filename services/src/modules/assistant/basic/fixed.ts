import { FIXED_TEXTS, suggestionsOf, type FixedKind } from '../answers/fixed.texts.js';
import type { Answer } from '../answers/answer.js';
import { beginsRequest } from '../actions/heads.js';
import { normalized } from '../language/normalize/normalize.js';
import type { Language } from '../plan/plan.js';
import { everyOf } from '../words/every-of.js';
import { Phrases } from '../words/phrases.js';
import type { Token, WordTokens } from '../words/tokens.js';
import { isHarm } from './harm.js';
import { isOfOtherShops, isOfSecrets } from './refusals.js';

const has = (phrases: Phrases, words: WordTokens) => phrases.in(words) !== undefined;

/** Whether the words consist of these phrases alone. */
const isOnly = (phrases: Phrases, words: WordTokens) =>
  words.length > 0 && phrases.runAt(words, 0) === words.length;

const WEATHER = new Phrases(
  'weather|rain|rains|raining|snow|snows|snowing|forecast',
  'clima|llueve|lluvia|llover|nieva|nevar',
);
const DAYS = new Phrases(
  'today|tonight|tomorrow|week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|it rain|it snow',
);
/** Words of weather questions that ask for advice or a message. */
const ASKS_ADVICE = new Phrases(
  'can i|can you|should i|how do i|how to|do i|does|what do i do|is it ok|puedo|como|wash|hurt',
);
const isOfWeather = (words: readonly Token[]) =>
  has(WEATHER, words) && has(DAYS, words) && !has(ASKS_ADVICE, words) && !beginsRequest(words);

const SMALL_TALK = new Phrases(
  everyOf(
    'tell|write|sing|make|give|say',
    'me|us|',
    'a|an|some|',
    'joke|jokes|poem|poems|song|songs|story|rap|haiku|essay',
  ),
  everyOf(
    'do|did|can|would|are',
    'you|u',
    'like|love|hate|feel|dream|sleep|eat|drink|happy|sad|tired|bored|married',
  ),
  'sing|dance|play music|i love you|meaning of life|stock price|stock market|bitcoin|lottery|horoscope|super bowl|world cup|the news|latest news|order pizza|pizza|set an alarm|set a timer|turn off the lights|book a flight|find me a hotel|translate',
  'chiste|poema|cuentame un|canta|que hora es|bitcoin|loteria|horoscopo|pon musica|noticias',
);
const TO_SOMEBODY = new Phrases('text|tell her|tell him|message|email|dile|manda|avisa');
const isSmallTalk = (words: WordTokens) => has(SMALL_TALK, words) && !TO_SOMEBODY.begin(words);

const DROPS = new Phrases(
  'keep it|keep it as is|leave it as is|never mind|nevermind|nvm|forget it|forget that|ignore that|leave it|leave that|scratch that|skip it|drop it|undo|undo that|take that back|go back|cancel that|scrap it|scrap that|discard it',
  everyOf(
    'dont|do not',
    'text|message|call|email|send|book|move|cancel|confirm|tell|do|bother|delete',
    '|her|him|them|it|that|those|anything|anybody',
  ),
  'olvidalo|dejalo|dejalo asi|no lo mandes|no lo hagas|ya no|no importa|no canceles|no muevas',
);
const DROPPED_WITH = new Phrases(
  'actually|no|ok|okay|oh|wait|just|please|sorry|thanks|yet|today|now|for now|then|well',
  'mejor|no|bueno|perdon|gracias|por ahora|entonces',
);
const FORBIDS = new Phrases(
  everyOf(
    'dont|do not|no|mejor no',
    'cancel|move|reschedule|delete|confirm|canceles|muevas|borres',
  ),
);
const INSTEAD = new Phrases('just|instead|only|but|pero|solo');
/** Words that withdraw a request. */
function isDropped(words: readonly Token[]): boolean {
  const start = DROPPED_WITH.runAt(words, 0);
  if (FORBIDS.lengthAt(words, start) > 0) return !has(INSTEAD, words);
  const length = DROPS.runAt(words, start);
  const end = start + length;
  return length > 0 && end + DROPPED_WITH.runAt(words, end) === words.length;
}

const GREETING = new Phrases(
  'what is your name|sorry|oops|my mistake|hi|hello|hey|morning|afternoon|evening|good morning|good afternoon|good evening|good night|thanks|thank you|help|what can you do|who are you|what are you|are you a real person|are you real|are you human|are you a robot|are you a bot|are you ai|who made you|do you speak spanish|do you speak english|what model are you|tell me about yourself|introduce yourself|there|so much|a lot|for me|with|help me|thx|ty|man|bro|dude|buddy|you there|anyone there|how are you|how is it going|whats up|sup|yo|bye|goodbye|see you|good job|well done|awesome|nice|nice one|cheers|cool|boss|ok|okay|alright|thats all|all good|all set|got it|perfect|great|lol|haha|that helps|that helped|you|are|youre|your|the best|amazing|helpful|good|pretty|good at this|long day|slow week|slow day|ur|a lifesaver|lifesaver|i am|beat|tired|exhausted|bot|rock',
  'hola|buenos days|buen day|buenas tardes|buenas noches|buenas|gracias|muchas gracias|ayuda|que puedes hacer|quien eres|que tal|hablas espanol',
);
const THANKS = new Phrases('thanks|thank you|thx|ty|cheers', 'gracias|muchas gracias');
const HOW_TO_BOOK = new Phrases(
  'schedule|book|make|create|add|new|an|a|appointment|booking|job|another|please',
  'agenda|agendar|reserva|reservar|crear|hacer|nueva|una|cita|otra|programar',
);
const BOOKED = new Phrases('appointment|booking|job', 'cita|reserva');

/** Harm first, because first aid must not wait. */
const RULES: readonly (readonly [FixedKind, (words: readonly Token[]) => boolean])[] = [
  ['safety', isHarm],
  ['secrets', isOfSecrets],
  ['others', isOfOtherShops],
  ['weather', isOfWeather],
  ['chat', isSmallTalk],
  ['dropped', isDropped],
  ['thanks', (words) => isOnly(GREETING, words) && has(THANKS, words)],
  ['greeting', (words) => isOnly(GREETING, words)],
  ['howToBook', (words) => isOnly(HOW_TO_BOOK, words) && has(BOOKED, words)],
];

interface Fixed {
  kind: FixedKind;
  language: Language;
}

/** Answers that come before all else: first aid, refusals, a greeting. */
export function fixedKindOf(text: string): Fixed | undefined {
  const { language, tokens } = normalized(text);
  const rule = RULES.find(([, isAsked]) => isAsked(tokens));
  return rule && { kind: rule[0], language };
}

export const fixedAnswer = ({ kind, language }: Fixed): Answer => ({
  text: FIXED_TEXTS[language][kind],
  sources: [],
  suggestions: suggestionsOf(kind, language),
});

/** Refusal of changes that no draft can express. */
export const writingAnswer = (text: string): Answer =>
  fixedAnswer({ kind: 'writing', language: normalized(text).language });
