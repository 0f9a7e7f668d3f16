import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import type { WordTokens } from '../words/tokens.js';

const POLITE = new Phrases('please|can you|can u|could you|could u|hey|will you');
const PERFORMS = new Phrases(
  'sing|dance|whistle|beatbox',
  everyOf('play', 'me|us|some|', 'music|a song|songs|a game'),
  everyOf('cuentame|dime|escribe|escribeme|hazme|haz', 'un|una', 'chiste|historia|poema|cuento'),
  everyOf('pon|ponme|toca|canta|cantame', '|una|un poco de|algo de|la', 'musica|cancion|radio'),
);
const GIVES = new Phrases('tell|write|sing|make|give|say');
const VERSES = new Phrases(
  'joke|jokes|poem|poems|song|songs|story|stories|rap|haiku|essay|something funny',
);
const YOURSELF = new Phrases(
  everyOf(
    'do|did|can|would|are',
    'you|u',
    'like|love|hate|enjoy|feel|dream|sleep|eat|drink|get tired|get bored|happy|sad|tired|bored|hungry|lonely|married|single|alive|in love',
  ),
  everyOf(
    'do',
    'you|u',
    'have',
    'feelings|emotions|friends|a name|a body|a soul|a family|a girlfriend|a boyfriend|a wife',
  ),
  everyOf('i love', 'you|u'),
);
const CAN_YOU = new Phrases(
  everyOf('can', 'you|u', 'drive|cook|swim|walk|fly|hear|smell|think|lie'),
);
const GOOGLE = new Phrases('google');
/** That is of the business. */
const OF_GOOGLE = new Phrases(
  'review|reviews|business|calendar|calendars|map|maps|profile|ad|ads|listing|listings',
);
const TRANSLATE = new Phrases('translate');
const INTO = new Phrases('to|into|in');
/** Those two it knows. */
const OURS = new Phrases('spanish|english|espanol|ingles');

const begins = (phrases: Phrases, words: WordTokens, at = 0) => phrases.lengthAt(words, at) > 0;

const asksToTranslate = (words: WordTokens, at: number) =>
  begins(TRANSLATE, words, at) &&
  begins(INTO, words, words.length - 2) &&
  !begins(OURS, words, words.length - 1);

const asksToGoogle = (words: WordTokens, at: number) =>
  begins(GOOGLE, words, at) && words.length > at + 1 && !begins(OF_GOOGLE, words, at + 1);

/** Of the world, and not of a new car. */
const NEWS = new Phrases(
  everyOf("whats|what's|what is|any|tell me|read me|check", 'the|in the|', 'news|latest news'),
  everyOf('que', 'hay de|dicen las|', 'noticias'),
);

/** What is in the world besides: no page of the handbook is near to it, whatever words they share. */
const WORLD = new Phrases(
  'stock price|stock market|bitcoin|crypto|lottery|lotto|powerball|horoscope|netflix|super bowl|world cup|meaning of life|how many calories|lose weight|quit my job|get divorced|marry me|a date tonight',
  everyOf(
    'what|which',
    '|kind of|new',
    'car|phone|house|laptop|tv|dog',
    'should i|do i|should my wife|should my son',
    'buy|get',
  ),
  everyOf(
    'is|does',
    'my',
    'wife|husband|girlfriend|boyfriend|mom|dad|son|daughter',
    'mad|love|cheating|angry|happy|hate',
  ),
  everyOf('am i', 'a|an', '|good|bad|great', 'boss|person|father|husband|wife|mom|dad'),
  everyOf('book|find|get|order', 'me|us|', 'a|some|', 'flight|hotel|uber|pizza|dinner|lunch|taxi'),
  everyOf(
    'turn|switch|shut',
    'on|off',
    'the|my|',
    'light|lights|tv|radio|music|heat|heater|ac|alarm',
  ),
  everyOf('set|start', 'a|an|my|the', 'alarm|timer|stopwatch'),
  'bitcoin|loteria|horoscopo|quien gano el partido|pide una pizza|pon una alarma|prende la luz|apaga la luz',
);
/** Told to somebody it is what is written to them: 'text Ana that we turn off the lights at 6'. */
export const isOfTheWorld = (words: WordTokens): boolean =>
  WORLD.in(words) !== undefined || CLOCK.isAllOf(words);
const CLOCK = new Phrases('que hora es|que horas son|me dices la hora');

/** What is nobody's work: jokes, verses, feelings. */
export function isSmallTalk(words: WordTokens): boolean {
  const at = POLITE.runAt(words, 0);
  return (
    begins(PERFORMS, words, at) ||
    (begins(GIVES, words, at) && VERSES.in(words) !== undefined) ||
    begins(YOURSELF, words) ||
    CAN_YOU.isAllOf(words) ||
    NEWS.isAllOf(words) ||
    asksToTranslate(words, at) ||
    asksToGoogle(words, at)
  );
}

const YOU = new Phrases(
  everyOf('you|u', 'are|r|'),
  'youre|ur|your',
  everyOf('this|it|that', 'thing|app|bot|assistant|', 'is|was|'),
  'its|thats|eres',
);
const VERY = new Phrases(
  'so|really|pretty|very|just|actually|the|a|an|fucking|damn|muy|el|la|at this|at it|with this',
);
const BAD = new Phrases(
  'useless|stupid|dumb|idiot|suck|sucks|crap|garbage|trash|terrible|worthless|wrong|no good|broken',
  everyOf('no|not|not any|not much|not a', 'help|helping|helpful|working|good'),
  'inutil|tonto|malo|mala',
);
const CURSES = new Phrases('wtf|fuck|shit|screw you|bullshit');
const GOOD = new Phrases(
  'good|great|best|awesome|smart|amazing|helpful|lifesaver|life saver|genius|cool|nice|quick|fast',
  'bueno|buena|genial|listo|lista|mejor',
);

/** 'You are so ...', and nothing else. */
function isCalled(what: Phrases, words: WordTokens): boolean {
  const from = YOU.lengthAt(words, 0);
  const at = from + VERY.runAt(words, from);
  const length = what.lengthAt(words, at);
  const end = at + length;
  return from > 0 && length > 0 && end + VERY.runAt(words, end) === words.length;
}

export const isBlame = (words: WordTokens): boolean =>
  begins(CURSES, words) || isCalled(BAD, words);

export const isPraise = (words: WordTokens): boolean => isCalled(GOOD, words);
