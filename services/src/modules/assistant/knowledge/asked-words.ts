import { spelledOut } from '../language/phone-words.js';
import { numberOf } from '../language/periods/rule.js';
import { distance, respelled } from '../language/spelling.js';
import { tokensOf } from '../language/tokens.js';
import { asOneWord, isStopWord, stemOf } from '../text.js';
import { sameAs } from './synonyms.js';

/** A word of a question, as an article may have it. */
export interface AskedWord {
  /** As typed. */
  raw: string;
  /** Its stem, and those that mean the same. */
  forms: readonly string[];
  /** True of everything one may ask about: it says nothing of what is asked. */
  isAside: boolean;
  /** What is to be done: 'how do I dry'. */
  isAct: boolean;
  /** That is somebody else's trade: nothing here says how. */
  isOtherTrade: boolean;
}

/** Words that ask, do something to whatever is named, or say where and when: any article may be without them. */
const ASIDES = new Set(
  (
    'been being be rocker quarter panel pillar mirror spoiler tailgate hatch bed front rear back driver passenger side left middle fair reasonable fulldetail monday tuesday wednesday thursday friday saturday sunday better best worse person require around hurt trick into minute wear figure off wont cant doesnt hood bumper fender roof trunk door going got went come comes came took ' +
    'want wants wanted need needs tried try trying ask asks asked says say said saying like itself himself yourself back regular word know knows think learn explain teach suggest recommend recommended ' +
    'use uses used using put puts apply applied do doing done work works worked keep keeps kept leave leaves left stop stops prevent avoid stay happen happens remove removes removed fix fixed ' +
    'really very super too also just still always even again ever never quick quickly fast faster easy easier easily safe safely ok okay fine bad worth possible able allowed normal regular typical usual average pro professional proper correct correctly actually exactly please ' +
    'after since until once already now here then every other another kind kinds type types sort brand brands part parts step steps stuff lot bit ' +
    'diff difference different vs versus compare mean means meant meaning ' +
    'guy guys lady dude man bro clearcoat app program software system page screen button ' +
    'not no only own up down out over under both all more less than without gonna gotta wanna ' +
    'everywhere anywhere second third matter matters ' +
    'maybe think because while during whole hey hi hello thanks ' +
    'take takes taken took turn turned turns wait waiting set sets setup themselves between first time season ' +
    'new next last shop place job jobs make makes making made'
  ).split(' '),
);
const ASIDE_STEMS = new Set([...ASIDES].map(stemOf));
const SHORT = 3;
/** Of a short stem there are others, too: 'notes' are not 'not'. */
const isSaidAside = (word: string) => {
  const stem = stemOf(word);
  return ASIDES.has(word) || (stem.length > SHORT && ASIDE_STEMS.has(stem));
};

/** Who asks is not what is asked: 'a client wants', 'customers keep saying'. */
const SAYS =
  /^(?:wants?|wanted|asks?|asked|says?|said|keeps?|thinks?|left|gets?|got|cant|can|doesnt|dont|has|had|is|was|brought|came|complains?|complained)$/;
const WHO = /^(?:customers?|clients?|guys?|lady|someone|somebody|people|ppl|he|she|they)$/;

const CASE = /(?:^|\s)(?:when|if)(?: (?:a|an|the|my|some))?$/;
/** 'When a customer …', 'if they …' */
const isOfCase = (words: readonly string[], at: number) =>
  CASE.test(words.slice(Math.max(0, at - 2), at).join(' '));

/** '2fa' and '24h' are words that begin with one. */
const isNumber = (word: string) =>
  /^\d+(?:[.:]\d+)?(?:am|pm|st|nd|rd|th|k)?$/.test(word) || numberOf(word) !== undefined;
/** How long, how much: an aspect of what is asked (aspects.ts). */
const isAspect = (words: readonly string[], at: number) =>
  words[at - 1] === 'how' && /^(?:long|far|soon|many|much|often)$/.test(words[at] ?? '');

/** What is done without harm is said of every way to do it: 'without scratching it'. */
const isHarm = (words: readonly string[], at: number) =>
  (words[at - 1] === 'without' || (words[at - 1] === 'not' && words[at - 2] !== 'why')) &&
  /(?:ing|e)$/.test(words[at] ?? '');

const DOERS = /^(?:i|we|you|they)$/;

/** 'Before I clay' asks of claying, and says nothing by itself. */
const OF_ORDER = /^(?:before|after|when|until|once)$/;
const isOrder = (words: readonly string[], at: number) =>
  OF_ORDER.test(words[at] ?? '') && DOERS.test(words[at + 1] ?? '');

/** 'A customer I added by mistake' is a customer: how they came about is told beside. */
const isTold = (words: readonly string[], at: number) =>
  DOERS.test(words[at - 1] ?? '') &&
  at > 2 &&
  !isStopWord(words[at - 2] ?? 'a') &&
  !isOrder(words, at - 2);

/** What is done to anything: it need not stand in a title. */
const CARE = /^(?:wash|clean|treat|protect|maintain|care|handle|find|see|sell|add)$/;

/** 'How do I tint windows' is for a tint shop, whatever is written of tinted ones. */
const OTHER_TRADES = /^(?:paint|repaint|wrap|tint|dye|install|powdercoat|reupholster)$/;

/** 'How do I dry', 'can I dry', 'how to dry' */
const isAct = (words: readonly string[], at: number) =>
  !CARE.test(words[at] ?? '') &&
  ((DOERS.test(words[at - 1] ?? '') &&
    (isStopWord(words[at - 2] ?? '') || OF_ORDER.test(words[at - 2] ?? ''))) ||
    (words[at - 1] === 'to' && words[at - 2] === 'how'));

/**
 * The words of a question that carry meaning; `isOurs` says whether anything that is written here has a word, and `ours`
 * are those words, for slips of the thumb.
 */
export function askedWords(
  question: string,
  ours: ReadonlySet<string>,
  isAside: (words: readonly string[], at: number) => boolean = () => false,
): AskedWord[] {
  const all = tokensOf(asOneWord(question)).flatMap(({ raw, word: typed }) =>
    spelledOut(typed).map((word) => ({ raw, word: rightly(word, ours) })),
  );
  const words = all.map(({ word }) => word);
  const seen = new Set<string>();
  return all.flatMap(({ raw, word }, at) => {
    const stem = stemOf(word);
    if (isStopWord(word) || seen.has(stem)) return [];
    seen.add(stem);
    const isSubject = WHO.test(word) && (SAYS.test(words[at + 1] ?? '') || isOfCase(words, at));
    const aside =
      isSaidAside(word) ||
      isSubject ||
      isNumber(word) ||
      isAspect(words, at) ||
      isHarm(words, at) ||
      isOrder(words, at) ||
      isTold(words, at) ||
      isAside(words, at);
    const act = isAct(words, at);
    const isOtherTrade = act && OTHER_TRADES.test(word);
    return [{ raw, forms: sameAs(stem), isAside: aside, isAct: act, isOtherTrade }];
  });
}

const SHORTEST_SLIP = 6;

/** What means nothing here is taken for a slip of a word that is written here. */
function rightly(word: string, ours: ReadonlySet<string>): string {
  const isRight = ours.has(word) || isStopWord(word) || isSaidAside(word);
  if (isRight || word.length < SHORTEST_SLIP) return word;
  const near = respelled(word, ours);
  // Two letters off is another word: the president is no present.
  return near !== undefined && distance(word, near, 1) === 1 ? near : word;
}
