import type { Days } from '../../../../platform/time/zone.js';
import { daysBetween, weekday } from '../../../../platform/time/zone.js';
import { Phrases } from '../../words/phrases.js';
import { Sayings } from '../../language/forms/sayings.js';
import type { JobWords } from './job-words.js';
import { piecesOf, type Pieces } from './pieces.js';
import type { Facet, Piece, Reading, Sight } from './reading.js';
import { wordSet } from '../../words/word-set.js';

type Of<K extends Piece['kind']> = Extract<Piece, { kind: K }>;

const allOf = <K extends Piece['kind']>(pieces: readonly Piece[], kind: K) =>
  pieces.filter((piece): piece is Of<K> => piece.kind === kind);

/** What is asked to be done begins with its verb: 'start the next job', 'note that …'. */
const DOES = wordSet(
  'start|begin|finish|end|complete|mark|note|confirm|done|finished|make|take|put|plan|park|clock|map',
);

/** 'I finished the exterior detail' says what is done, and asks nothing. */
const isDone = ([who, does]: readonly string[]) =>
  who === 'i' && wordSet('finished|completed|started|arrived').has(does ?? '');

const OFF_DAY = new Sayings(
  [
    'i|id|we need|want|would_like|wont_be|cant_be|cant_work <w>* off|in|there',
    'can|could|may i|we have|get|take <w>* off',
    'need|want|give_me|taking|im_taking <w>* off',
    '<w>* i|we cant work|come_in|make_it|come <w>*',
  ],
  { w: String.raw`\S+` },
);
/** 'I need tomorrow off' is no question of what is on then. */
export const asksToBeOff = (words: readonly string[]) => OFF_DAY.says(words.join(' '));

/** Whom one works with, and who is on a van, are no customers. */
const isOfPeople = (pieces: readonly Piece[]) =>
  pieces.some(
    (piece, at) =>
      piece.kind === 'with' &&
      !['content', 'turn', 'glue', 'facet'].includes(pieces[at + 1]?.kind ?? ''),
  );

/** 'Naomi and Derek' are two, of whom one question has no place. */
const joinsOthers = (pieces: readonly Piece[]) =>
  pieces.some(
    (piece, at) =>
      piece.kind === 'and' &&
      at > 0 &&
      pieces[at - 1]?.kind === 'content' &&
      pieces[at + 1]?.kind === 'content',
  );

const MOST_APART = 1;

/** Days that follow each other are one stretch. */
function daysOf(pieces: readonly Piece[], isPast: boolean): Days | 'none' | undefined {
  const all = allOf(pieces, 'days').map(({ resolve }) => resolve(isPast));
  const [first, second, ...others] = all;
  if (!first) return undefined;
  if (others.length > 0 || first.from === undefined || first.to === undefined) return 'none';
  if (!second) return { from: first.from, to: first.to };
  if (second.from === undefined || second.to === undefined) return 'none';
  // 'Thursday, Dec 3' is one day, and said twice.
  const isSame =
    first.from === first.to &&
    second.from === second.to &&
    weekday(first.from) === weekday(second.from);
  if (isSame)
    return first.from > second.from
      ? { from: first.from, to: first.to }
      : { from: second.from, to: second.to };
  const areOne = daysBetween(first.to, second.from) === MOST_APART;
  const isWithin = second.from <= first.from && first.to <= second.to;
  if (isWithin) return { from: first.from, to: first.to };
  return areOne ? { from: first.from, to: second.to } : 'none';
}

/** 'Is Derek done' asks how it stands, and not when it ends. */
const IS_IT = wordSet('is|are|did|has');
const ASKS_OF_SELF = wordSet('i|we');
const isItSo = (facet: Facet): Facet => (facet === 'end' || facet === 'start' ? 'status' : facet);
const SAYS_WHEN: readonly Facet[] = ['start', 'end', 'count', 'length'];

/** 'And the car' is asked besides; 'the next car' only names what is spoken of. */
const areJoined = (pieces: readonly Piece[]) =>
  pieces.flatMap((piece, at) =>
    piece.kind === 'hint' &&
    piece.facet !== 'start' &&
    [at - 1, at + 1].some((beside) => pieces[beside]?.kind === 'and')
      ? [piece.facet]
      : [],
  );

/** 'Car' only says more where nothing else is asked, and 'when' unless it is said of what. */
function facetsOf(pieces: readonly Piece[], words: readonly string[]): Facet[] {
  const isWhether = IS_IT.has(words[0] ?? '') && !ASKS_OF_SELF.has(words[1] ?? '');
  const said = allOf(pieces, 'facet').flatMap(({ facets }) => [...facets]);
  const hints = allOf(pieces, 'hint').map(({ facet }) => facet);
  const when: Facet[] = pieces.some(({ kind }) => kind === 'left') ? ['end'] : ['start'];
  const asksWhen = hints.includes('start') && !said.some((each) => SAYS_WHEN.includes(each));
  const all = [
    ...(isWhether && !asksWhen ? said.map(isItSo) : said),
    ...areJoined(pieces),
    ...(asksWhen ? when : []),
  ];
  return all.length > 0 ? [...new Set(all)] : hints.slice(0, 1);
}

const OF_SHOP = new Phrases('at the shop|to the shop');
/** Several numbers of one thing: 'how many first jobs'. */
const OF_MANY: readonly Facet[] = ['count'];

/** A question as it is asked of own jobs; undefined where a word has no place, or it is asked of something else. */
export function readOwnJobs(text: string, known: JobWords, { today }: Sight): Reading | undefined {
  const found = piecesOf(text, known, today);
  if (!found || found.pieces.length === 0) return undefined;
  const { pieces, words } = found;
  const isRequest =
    (DOES.has(words[0] ?? '') && words[1] !== 'time') || isDone(words) || asksToBeOff(words);
  const isPast = pieces.some(({ kind }) => kind === 'past');
  const days = daysOf(pieces, isPast);
  // 'Who is the boss': what was only said to be kind was what is asked.
  const isBroken = wordSet('the|my|a|an|of').has(words.at(-1) ?? '');
  if (isBroken || isRequest || days === 'none' || isOfPeople(pieces) || joinsOthers(pieces))
    return undefined;
  const reading = readingOf(found, days, isPast);
  // 'Who is at the shop' is asked of people, and of no job of somebody.
  const isOfShop =
    OF_SHOP.in(words.map((word) => ({ word }))) !== undefined && reading?.facets.includes('who');
  return reading && !isOfShop && isAsked(reading, pieces) ? reading : undefined;
}

/** 'Our address', 'phone list', 'which plan' are of no job, where nothing else says of which. */
const OF_BUSINESS = wordSet('our|my|mi|mis|list|lista|which|more|for');

function readingOf(
  { pieces, words }: Pieces,
  days: Days | undefined,
  isPast: boolean,
): Reading | undefined {
  const turns = [...new Set(allOf(pieces, 'turn').map(({ turn }) => turn))];
  const isHere = pieces.some(({ kind }) => kind === 'here') && turns.includes('next');
  const here: Of<'beside'>[] = isHere ? [{ kind: 'beside', side: 'after' }] : [];
  const sides = [...allOf(pieces, 'beside'), ...here];
  const clocks = allOf(pieces, 'clock');
  const spans = allOf(pieces, 'span');
  const parts = allOf(pieces, 'part');
  const steps = allOf(pieces, 'step');
  // 'The next one after Naomi': what comes after is next.
  const kept = sides.length > 0 ? turns.filter((turn) => turn !== 'next') : turns;
  const isTooMuch = [kept, sides, clocks, spans, parts, steps].some((each) => each.length > 1);
  const isOfTime = parts.length + spans.length > 0;
  if (isTooMuch || (isOfTime && sides.length > 0)) return undefined;
  const pronouns = allOf(pieces, 'pronoun');
  const turn = kept[0] === 'last' && isPast && !days ? 'previous' : kept[0];
  return {
    facets: facetsOf(pieces, words),
    ...(turn && { turn }),
    ...(sides[0] && { side: sides[0].side }),
    ...(days && { days }),
    ...(steps[0] && { step: steps[0].days }),
    ...(clocks[0] && { clock: clocks[0].time }),
    ...(spans[0] && { span: spans[0].span }),
    ...(parts[0] && { part: parts[0].part }),
    words: allOf(pieces, 'content').map(({ word }) => word),
    isLeft: pieces.some(({ kind }) => kind === 'left'),
    isPast,
    isAnd: pieces[0]?.kind === 'and' || sides.length > 0,
    isPointing: pronouns.length > 0,
    isOfPerson: pronouns.some(({ isPerson }) => isPerson),
    isOfJobs: pieces.some(({ kind }) => kind === 'noun'),
    isOfMany: allOf(pieces, 'noun').some(({ isMany }) => isMany),
    isOnward: allOf(pieces, 'facet').some(({ isOnward }) => isOnward),
    isOfAll: pieces.some(({ kind }) => kind === 'all'),
    isOfBusiness: words.some((word) => OF_BUSINESS.has(word)),
  };
}

const SAYS_WHICH: readonly (keyof Reading)[] = [
  'turn',
  'side',
  'days',
  'step',
  'clock',
  'span',
  'part',
];
export const saysWhich = (reading: Reading) =>
  reading.words.length > 0 || SAYS_WHICH.some((key) => reading[key] !== undefined);

/** Whether it surely asks of jobs that are one's own: not what a service is, and not of all customers. */
function isAsked(reading: Reading, pieces: readonly Piece[]): boolean {
  const { facets, turn, side, isLeft, isOfJobs, isPointing, isOfAll } = reading;
  const content = allOf(pieces, 'content');
  const isOfOne = turn !== undefined || side !== undefined || reading.clock !== undefined;
  if (OF_MANY.some((each) => facets.includes(each)) && (isOfOne || facets.length > 1)) return false;
  const isOnlyService = content.length > 0 && content.every(({ ofService }) => ofService);
  const isTold = isOfJobs || isOfOne || reading.days !== undefined || isLeft;
  const asksOfService = facets.every((each) =>
    ['service', 'addons', 'length', 'all', 'price', 'list'].includes(each),
  );
  if (isOnlyService && asksOfService && !isTold) return false;
  // 'White interior' alone names no job.
  const isNobody = content.length > 0 && content.every(({ isName }) => !isName);
  if (isNobody && facets.length === 0 && !isTold) return false;
  const isOfCustomers = allOf(pieces, 'hint').some(({ facet }) => facet === 'who');
  // 'How many customers do we have' is of the whole business, and of no day.
  const isOfEverybody = isOfAll || (facets.includes('count') && !reading.isOfMany && !isLeft);
  if (isOfEverybody && isOfCustomers && reading.days === undefined) return false;
  const isSaid = facets.length > 0 || isOfJobs || isLeft || saysWhich(reading) || isPointing;
  return isSaid;
}
