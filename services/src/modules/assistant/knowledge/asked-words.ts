import { spelledOut } from '../language/phone-words.js';
import { numberOf } from '../language/periods/rule.js';
import { distance, respelled } from '../language/spelling.js';
import { tokensOf } from '../language/tokens.js';
import { asOneWord, isStopWord, stemOf } from '../text.js';
import { isColor } from '../language/vocabulary.js';
import { isSaidAside } from './asides.js';
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

const MAY =
  /(?:^| )(?:will|would|does|can|could|gonna|might) (?!i |you |u |we |they |(?:\w+ )*(?:a|an|the|my|this|fix|remove|cover|fill|hide) $)(?:\w+ )+$/;
/** 'Will it damage the tint', 'does clay scratch': whether it may be done is told of the way to do it. */
const isDamage = (words: readonly string[], at: number) =>
  /^(?:damage|scratch|hurt|affect|void|fade|discolor)$/.test(words[at] ?? '') &&
  MAY.test(`${words.slice(Math.max(0, at - 8), at).join(' ')} `);

/** 'Sitting all summer', 'a light gray carpet': how long, and which shade. */
const isShade = (words: readonly string[], at: number) =>
  (words[at - 1] === 'all' &&
    /^(?:summer|winter|spring|fall|night|day|season)$/.test(words[at] ?? '')) ||
  (/^(?:light|dark|bright|pale|deep)$/.test(words[at] ?? '') && isColor(words[at + 1] ?? ''));

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
  !SAYS.test(words[at - 2] ?? '') &&
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
      isDamage(words, at) ||
      isShade(words, at) ||
      isOrder(words, at) ||
      isTold(words, at) ||
      isAside(words, at);
    const act = isAct(words, at);
    const isOtherTrade = act && OTHER_TRADES.test(word) && words[at - 2] !== 'should';
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
