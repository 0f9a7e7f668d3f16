import type { Span } from '../language/pieces/spans.js';
import { isUnknown } from '../language/pieces/parts.js';
import { weekdayOf } from '../language/periods/weekdays.js';
import { everyOf } from '../words/every-of.js';
import { Phrases } from '../words/phrases.js';
import type { Token } from '../words/tokens.js';
import { wordSet } from '../words/word-set.js';
import { addOnsIn } from './add-ons.js';
import type { Args, Whom } from './call.js';
import { spansIn, type Request } from './request.js';
import { isSaid, whenIn, type When } from './when.js';
import { pointersIn, takeOut } from './pointers.js';
import { namedIn } from './whom.js';

/** Parts of a request that all verbs read the same way. */
export interface Parts extends Pick<Args, 'whom' | 'vehicle' | 'nth' | 'isAll' | 'isSoonest'> {
  services: readonly string[];
  addOns: readonly string[];
  crews: readonly string[];
  when: When;
  /** 'Then' or 'that day': the days of the previous answer. */
  isThen: boolean;
  left: readonly string[];
  spans: readonly Span[];
}

/** Words around the parts that add nothing. */
const FILLER = new Phrases(
  'a|an|the|my|our|his|her|their|for|to|on|at|in|of|with|and|by|from|into|down|up|over|out|it|that|this|there|me|us|is|are|be|do|done|get|have|has|so|as|mr|mrs|ms|miss|dr|instead|again|please|appointment|appointments|appt|appts|job|jobs|booking|visit|slot|spot|time|detail|car|vehicle|schedule|calendar|books|works|fine|good|sounds|customer|client|off|day|one|you|we|i|right|around|about|some|new|next|back in|same time|same|sometime|if possible|his place|thing',
  'un|una|el|la|los|las|de|del|a|al|para|por|en|con|su|mi|y|que|se|cita|citas|trabajo|turno|carro|hora|lo|le',
);
const THEN = new Phrases(
  'then|in there|in that|in it|there|that day|that time|that slot|the same day|same day',
  'entonces|ese dia|a esa hora',
);
const SOONEST = new Phrases(
  'asap|as soon as possible|soonest|first available|next available|earliest available|whenever is free|any time|anytime|first thing',
  everyOf('when|whenever', 'there is|we have|you have', '|a|an|any', 'room|time|space|gap|opening'),
  'cuanto antes|lo antes posible|a primera hora',
);
const IDLE = wordSet('glue|want|amount|count|each|also');

const SPANISH_ARTICLES = wordSet('la|lo|el|los|las|le|les');
/** 'La' before a noun is an article, not a pronoun. */
const isArticle = (tokens: readonly Token[], whom: Whom | undefined, raw: readonly Token[]) =>
  whom !== undefined &&
  raw.some(({ word }, at) => SPANISH_ARTICLES.has(word) && raw[at + 1] !== undefined) &&
  tokens.length < raw.length;

/** 'All of Friday's' means one Friday. */
const ofOneDay = (token: Token, at: number, all: readonly Token[]): Token => {
  if (token.word === 'the' && all[at + 1]?.word === 'weekend') return { ...token, word: 'this' };
  const word = token.word.replace(/s$/, '');
  return word !== token.word && weekdayOf(word) !== undefined ? { ...token, word } : token;
};

/** Parts in these tokens; `left` holds the words that belong to none. */
export async function partsOf(
  request: Request,
  tokens: readonly Token[],
  filler: Phrases = FILLER,
): Promise<Parts> {
  const pointed = pointersIn(tokens.map(ofOneDay));
  const soonest = takeOut(pointed.rest, SOONEST);
  const then = takeOut(soonest?.rest ?? pointed.rest, THEN);
  const { addOns, rest } = await addOnsIn(request, then?.rest ?? soonest?.rest ?? pointed.rest);
  const spans = await spansIn(request, rest);
  const used = new Set<Span>();
  const named = namedIn(spans, used);
  const { whom: pronoun, ...pointers } = pointed.parts;
  const ofKind = (kind: 'service' | 'crew' | 'vehicle' | 'size') =>
    spans.filter(({ name }) => name?.kind === kind);
  const [services, crews] = [ofKind('service'), ofKind('crew')];
  const vehicles = [...ofKind('vehicle'), ...ofKind('size')];
  for (const each of [...services, ...crews, ...vehicles]) used.add(each);
  const when = whenIn(spans, request.today, used);
  const left = leftIn(spans, used, filler);
  const isOnlyArticle = isArticle(pointed.rest, pronoun, tokens) && request.language === 'es';
  const whom = named ?? (isOnlyArticle ? undefined : pronoun) ?? nobodyIn(request, left);
  const words = vehicles.flatMap(({ name }) =>
    name?.kind === 'vehicle' ? [name.words] : name?.kind === 'size' ? name.names : [],
  );
  return {
    ...pointers,
    ...(whom && { whom }),
    ...(words.length > 0 && { vehicle: words.join(' ') }),
    ...(soonest && { isSoonest: true as const }),
    services: namesIn(services),
    addOns,
    crews: namesIn(crews),
    ...{ when, isThen: then !== undefined, spans },
    left: left
      .filter((span) => !(whom?.kind === 'nobody' && isUnknown(span)))
      .map(({ raw }) => raw),
  };
}

const namesIn = (spans: readonly Span[]) => [
  ...new Set(spans.flatMap(({ name }) => (name && 'names' in name ? name.names : []))),
];

const leftIn = (spans: readonly Span[], used: ReadonlySet<Span>, filler: Phrases): Span[] =>
  spans.filter((span) => {
    const words = span.words.map((word) => ({ word }));
    const isIdle =
      span.tags.some(({ kind }) => IDLE.has(kind)) || filler.runAt(words, 0) === words.length;
    return !used.has(span) && !isIdle;
  });

const NAME = /^\p{L}{2,}(?:['’]s)?$/u;
const MOST_OF_NAME = 3;
/** Unknown words that look like a name. */
function nobodyIn(request: Request, left: readonly Span[]): Whom | undefined {
  const unknown = left.filter(isUnknown);
  const isName = ({ raw, words }: Span) =>
    NAME.test(raw) && words.every((word) => !request.vocabulary.isWord(word));
  if (unknown.length === 0 || unknown.length > MOST_OF_NAME || !unknown.every(isName))
    return undefined;
  return { kind: 'nobody', said: unknown.map(({ raw }) => raw.replace(/['’]s$/, '')).join(' ') };
}

export const isEmpty = ({ services, addOns, crews, when, nth, ...more }: Parts) =>
  services.length + addOns.length + crews.length === 0 &&
  !(more.whom ?? more.isAll ?? more.vehicle ?? more.isSoonest ?? nth !== undefined) &&
  !more.isThen &&
  !isSaid(when);
