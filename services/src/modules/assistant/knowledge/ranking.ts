import type { SearchResult } from 'minisearch';
import type { Said } from '../plan/plan.js';
import { isOfTheCalendar } from './aspects.js';
import {
  agreed,
  CERTAIN,
  certainOf,
  isShownByTitle,
  isTitled,
  NO_DOUBT,
  NOT_QUITE,
  ONE_OF_TWO,
  SHOWN,
  SURE,
} from './agreed.js';
import { askedWords, type AskedWord } from './asked-words.js';
import { sharesVerbOnly } from './by-verb.js';
import { featuresOf, type Features } from './features.js';
import { withLead, type Asked } from './lead.js';
import {
  FIELDS,
  FIELDS_OF_REQUESTS,
  isOfProductPage,
  sourceOf,
  type Entry,
  type Library,
} from './library.js';
import { termsOf } from './terms.js';
import { confidenceIn, worthOf, type Certainty } from './weights.js';

/** Weight of a synonym, compared with the word itself. */
const SYNONYMS_COUNT = 0.2;
/** Bonus of an entry on the question's side (product or trade), and malus of one on the other side. */
const SIDE_COUNTS = 0.25;
/** Number of search results that are ranked. */
const LIKELY = 15;
/** Confidence of an entry that is named beside another one, because either may be the answer. */
const EITHER = 0.59;
/** Highest confidence of an entry with at most one word in common. It is named, not shown. */
const ONE_WORD = ONE_OF_TWO - 0.01;
/** Minimum margin to show the first entry without being sure. Below it, every sixth was wrong. */
const CLEARLY = 2.5;
/**
 * Minimum share of the question in the examples, for the first of two tied entries to be likely. Below it, half were
 * wrong.
 */
const MOSTLY_ASKED = 0.7;
/** Share of the question that a shown entry must exceed. 'how tall is shaq' has one word of two. */
const LEAST_SAID = 0.5;
/** Minimum rarity of a missing word that the answer mentions, and the maximum number of such words. */
const TELLING = 2.5;
const MOST_MISSES = 3;

const UNDECIDED = 0.5;

const NUMBER = /^\d+$/;

/** Search result with its features. */
export interface Ranked {
  entry: Entry;
  features: Features;
  worth: number;
}

export interface Measured {
  asked: AskedWord[];
  ranked: Ranked[];
  certainty?: Certainty;
}

/** Entries nearest to a question, best first. */
export interface Nearest {
  /** Entries, each with the sentence that answers best in front. */
  entries: Entry[];
  /** Confidence that the first entry is the answer, from 0 to 1. */
  confidence: number;
  /** Whether the first entry is given as the answer. */
  isSure: boolean;
  /** Words that no entry has. */
  lacks: string[];
  /** Topics of the question that the first entry does not mention. */
  misses: Said[];
}

export interface NearestPage extends Nearest {
  /** Whether the page shares only the verb of the request, not its object. */
  isByVerb: boolean;
}

/** Ranks entries by how likely they answer: BM25 first, then the features of each result. */
export class Ranking {
  constructor(readonly library: Library) {}

  /** Nearest entries, best first, whether or not they answer the query. */
  search(query: string, limit: number): Entry[] {
    return pagesOf(this.measure(query).ranked, limit);
  }

  /** Text without words that no entry has, such as names, numbers and words of a message. */
  withoutStrangers(text: string): string {
    const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
    return words
      .filter((word) => this.library.spellingsOfRequests.has(word.replace(/['’].*/, '')))
      .join(' ');
  }

  /** The product page nearest to a request. */
  nearestPage(request: string): NearestPage {
    const near = this.nearest(this.withoutStrangers(request), 1, true);
    const [page] = near.entries;
    const asked = askedWords(request, this.library.spellingsOfRequests);
    return {
      ...near,
      isByVerb: page !== undefined && sharesVerbOnly(asked, this.stemsOf(page, true)),
    };
  }

  /** Nearest entries. For a request, these are product pages only. */
  nearest(question: string, limit: number, isRequest = false): Nearest {
    const { asked, ranked, certainty } = this.measure(question, isRequest);
    const [first, ...others] = pagesOf(ranked, limit);
    // A question of numbers only, such as 'at 2', names no topic.
    const isNotOurs =
      asked.some((each) => each.isOtherTrade) || asked.every(({ raw }) => NUMBER.test(raw));
    if (!first || !certainty || isNotOurs)
      return { entries: [], confidence: 0, isSure: false, lacks: [], misses: [] };
    const missed = this.missesOf(first, asked, isRequest);
    const isOfThat = isRequest || !missed.some((word) => this.isTitleOfTrade(word));
    const confidence = confidenceOf(certainty, {
      isAnswer: isOfThat && certainty.anywhere > LEAST_SAID,
      isOfOther: isOfOtherVehicle(first, certainty),
      isPage: isOfProductPage(first),
      isRequest,
      isOneWord: asked.length === 1,
    });
    return {
      entries: [first, ...others].map((each) =>
        this.withLead(each, {
          terms: asked.map(({ forms }) => forms),
          weigh: this.library.rarity,
        }),
      ),
      confidence,
      isSure: confidence >= SURE && !isOfTheCalendar(question),
      lacks: this.lacksOf(asked).filter((raw) => isTyped(raw, question)),
      misses: missed.filter((raw) => isTyped(raw, question)).map(quoted),
    };
  }

  /** All ranked entries, and the features that tell whether the first is the answer. */
  measure(question: string, isRequest = false): Measured {
    const { spellings, spellingsOfRequests } = this.library;
    const asked = askedWords(question, isRequest ? spellingsOfRequests : spellings);
    const ranked = this.rank(question, asked, isRequest).filter(
      ({ entry }) => !isRequest || isOfProductPage(entry),
    );
    return { asked, ranked, certainty: certaintyOf(asked, ranked) };
  }

  private withLead(entry: Entry, asked: Asked): Entry {
    return { ...entry, body: withLead(entry, asked) };
  }

  /** Words that no entry has. */
  private lacksOf(asked: readonly AskedWord[]): string[] {
    return asked
      .filter(({ forms }) => !forms.some((form) => this.library.counts.has(form)))
      .map(({ raw }) => raw);
  }

  /** Words that are topics of other entries and that this entry does not mention. */
  private missesOf(entry: Entry, asked: readonly AskedWord[], isRequest: boolean): string[] {
    const { all } = this.stemsOf(entry, isRequest);
    const { topics, rarity } = this.library;
    return asked
      .filter(({ forms }) => !forms.some((form) => all.has(form)))
      .filter(({ forms }) => forms.some((form) => topics.has(form)))
      .filter(({ forms: [stem = ''] }) => rarity(stem) >= TELLING)
      .map(({ raw }) => raw)
      .slice(0, MOST_MISSES);
  }

  /** Whether a title of the trade has the word. A page about cleaning engines says nothing about blood. */
  private isTitleOfTrade(word: string): boolean {
    return termsOf(word).some((stem) => this.library.titledOfTrade.has(stem));
  }

  private rank(question: string, words: readonly AskedWord[], isRequest: boolean): Ranked[] {
    const own = new Set(words.map(({ forms: [stem] }) => stem));
    const side = this.library.sides(question);
    const found = this.library.index.search(words.flatMap(({ forms }) => forms).join(' '), {
      fields: isRequest ? FIELDS_OF_REQUESTS : FIELDS,
      tokenize: (text) => text.split(' '),
      boostTerm: (term) => (own.has(term) ? 1 : SYNONYMS_COUNT),
    });
    const scored = found.map((result) => {
      const entry = this.entryOf(result);
      const isOfSide = isOfProductPage(entry) ? side : -side;
      return { entry, side: isOfSide, score: result.score * (1 + SIDE_COUNTS * isOfSide) };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    const likely = scored.sort((one, other) => other.score - one.score).slice(0, LIKELY);
    const ids = likely.map(({ entry }) => entry.id);
    // The second opinion learns from questions, so it cannot judge requests. For a single entry it says nothing.
    const opinion = isRequest || ids.length === 1 ? [] : this.library.opinion(question, ids);
    return likely
      .map(({ entry, score, side: own }, at) => {
        const known = { score: score / best, side: own, meant: opinion[at] ?? UNDECIDED };
        const features = featuresOf(
          words,
          this.stemsOf(entry, isRequest),
          known,
          this.library.rarity,
        );
        const asked = isAskedSo(features) ? ASKED_SO_COUNTS : 0;
        return { entry, features, worth: worthOf(features) + asked };
      })
      .sort((one, other) => other.worth - one.worth);
  }

  private stemsOf({ id }: Entry, isRequest: boolean) {
    const { stems: own, stemsOfRequests } = this.library;
    const stems = (isRequest ? stemsOfRequests.get(id) : undefined) ?? own.get(id);
    if (!stems) throw new Error(`No stems are known of ${id}.`);
    return stems;
  }

  private entryOf({ id }: SearchResult): Entry {
    const found = this.library.entries.get(String(id));
    if (!found) throw new Error(`The index knows ${String(id)}, and nothing else does.`);
    return found;
  }
}

interface Kind {
  /** The entry has enough of the question. */
  isAnswer: boolean;
  isOfOther: boolean;
  /** A page about the product, not about the trade. */
  isPage: boolean;
  isRequest: boolean;
  isOneWord: boolean;
}

/** Confidence that the first entry is the answer, from the ranking and the second opinion. */
function confidenceOf(certainty: Certainty, kind: Kind): number {
  const { isAnswer, isOfOther, isPage, isRequest, isOneWord } = kind;
  const likely = confidenceIn(certainty);
  const isClear = certainty.margin >= CLEARLY || isTitled(certainty);
  const level = isClear ? NOT_QUITE : eitherOf(certainty, isPage);
  const isHardly = isPage && !isRequest && isHardlyAsked(certainty);
  const surest = isHardly ? EITHER : isAnswer && likely >= SURE ? 1 : level;
  const isNamed = certainty.anywhere <= LEAST_SAID || (isOfOther && likely < SURE);
  const most = isNamed ? ONE_WORD : 1;
  const alone = Math.min(likely, surest, most);
  // The second opinion judges neither requests nor single words.
  if (isRequest || isOneWord) return alone;
  const both = agreed(alone, certainty);
  const told = isAnswer ? certainOf(both, certainty, isPage) : both;
  const named = told >= CERTAIN ? told : Math.min(told, most);
  return isShownByTitle(named, certainty) ? Math.max(named, SHOWN) : named;
}

const quoted = (word: string): Said => ({ en: `“${word}”`, es: `“${word}”` });

const KINDS_OF_VEHICLES = 'Kinds of vehicles';
/** Whether an entry is about a kind of vehicle that the question does not name, such as boats. */
const isOfOtherVehicle = ({ topic }: Entry, { title, example }: Certainty) =>
  topic === KINDS_OF_VEHICLES && title === 0 && example < HALF_ASKED;

/** Whether an example has nearly the words of the question, and the second opinion has no doubt. */
const isAskedSo = ({ example, meant }: Features) => example >= WHOLE && meant >= NO_DOUBT;
const ASKED_SO_COUNTS = 3;
const WHOLE = 0.9;
const HALF_ASKED = 0.45;
/**
 * Whether neither a title nor an example of a product page is near. Product pages share words such as 'job' and
 * 'add': half of the sure ones were wrong.
 */
const isHardlyAsked = ({ title, called, example, topic }: Certainty) =>
  topic < WHOLE && Math.max(title, called, example) < HALF_ASKED;

/**
 * Confidence of the first of two tied entries. Tied trade sections are both about the question, but tied product
 * pages are about different things.
 */
function eitherOf({ asked }: Certainty, isPage: boolean): number {
  if (asked < MOSTLY_ASKED) return ONE_OF_TWO;
  return isPage ? EITHER : SHOWN;
}

/** Whether a word was typed as such. Joined phrases and numbers are not reported as missing. */
const isTyped = (raw: string, question: string) =>
  !/^\d+$/.test(raw) && question.toLowerCase().includes(raw.toLowerCase());

function certaintyOf(
  asked: readonly AskedWord[],
  [first, second]: readonly Ranked[],
): Certainty | undefined {
  if (!first) return undefined;
  const margin = first.worth - (second?.worth ?? 0);
  return { ...first.features, margin, words: Math.log(1 + asked.length) };
}

/** The best entry of each page. Parts of one post have the same page. */
function pagesOf(ranked: readonly Ranked[], limit: number): Entry[] {
  const pages = new Map<string, Entry>();
  for (const { entry } of ranked) {
    const { url } = sourceOf(entry);
    if (!pages.has(url)) pages.set(url, entry);
    if (pages.size === limit) break;
  }
  return [...pages.values()];
}
