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

/** A word that only means the same counts less than the one that was asked. */
const SYNONYMS_COUNT = 0.2;
/** How much more an entry is worth that is of the side which the question is of, and the other less. */
const SIDE_COUNTS = 0.25;
/** So many of what is found are looked at more closely. */
const LIKELY = 15;
/** What might as well be another is named beside that. */
const EITHER = 0.59;
/** An entry with no more than one word in common is named, and not shown. */
const ONE_WORD = ONE_OF_TWO - 0.01;
/** By so much the first must be worth more than the next, to be shown without being sure: else every sixth was something else. */
const CLEARLY = 2.5;
/** Of two that are level the first is likely where so much of what was asked is in how people ask for it: else half were something else. */
const MOSTLY_ASKED = 0.7;
/** More than so much of what was asked stands in what is shown: 'how tall is shaq' has one word of two. */
const LEAST_SAID = 0.5;
/** A rarer word is worth to be said to be missing, and so many of them. */
const TELLING = 2.5;
const MOST_MISSES = 3;

const UNDECIDED = 0.5;

const NUMBER = /^\d+$/;

/** What the search found, and how it matches. */
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

/** What is nearest to a question, the best first; and how likely it is the answer. */
export interface Nearest {
  /** The first of which begins with the sentence that answers. */
  entries: Entry[];
  /** 0 to 1. */
  confidence: number;
  /** Whether it is to be said as the answer. */
  isSure: boolean;
  /** The words that nothing here is about. */
  lacks: string[];
  /** What the first of them says nothing about, though it is asked. */
  misses: Said[];
}

export interface NearestPage extends Nearest {
  /** Whether it has nothing of what is named, and only what is to be done with it. */
  isByVerb: boolean;
}

/** Ranks what is in a library by how likely it is to answer: BM25, then a closer look at what that finds. */
export class Ranking {
  constructor(readonly library: Library) {}

  /** What is nearest to the words, the best first, whether or not it is an answer. */
  search(query: string, limit: number): Entry[] {
    return pagesOf(this.measure(query).ranked, limit);
  }

  /** Without the words that nobody asks for anything with here: names, numbers, what is written to somebody. */
  withoutStrangers(text: string): string {
    const words = text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
    return words
      .filter((word) => this.library.spellingsOfRequests.has(word.replace(/['’].*/, '')))
      .join(' ');
  }

  /** The page that is nearest to something that is to be done. */
  nearestPage(request: string): NearestPage {
    const near = this.nearest(this.withoutStrangers(request), 1, true);
    const [page] = near.entries;
    const asked = askedWords(request, this.library.spellingsOfRequests);
    return {
      ...near,
      isByVerb: page !== undefined && sharesVerbOnly(asked, this.stemsOf(page, true)),
    };
  }

  /** What has most of a question, whether or not it answers it; of a request, the pages of the product. */
  nearest(question: string, limit: number, isRequest = false): Nearest {
    const { asked, ranked, certainty } = this.measure(question, isRequest);
    const [first, ...others] = pagesOf(ranked, limit);
    // 'At 2' names no topic, whatever has a 2 in its title.
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

  /** All that may be meant, the best first, and by what it is judged whether the first is. */
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

  /** The words of a question that stand nowhere. */
  private lacksOf(asked: readonly AskedWord[]): string[] {
    return asked
      .filter(({ forms }) => !forms.some((form) => this.library.counts.has(form)))
      .map(({ raw }) => raw);
  }

  /** Topics of other entries that this one does not speak of. */
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

  /** Whether a section of the trade is called by a word: a page about cleaning engines says nothing about blood. */
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
    // It knows how people ask, and not what they want done; of one alone it says nothing.
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
  /** The entry has enough of what was asked. */
  isAnswer: boolean;
  isOfOther: boolean;
  /** A page about the product, not about the trade. */
  isPage: boolean;
  isRequest: boolean;
  isOneWord: boolean;
}

/** How likely the first entry is the answer, by what both ways to tell hold for likely. */
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
  // Of one word there is only one opinion.
  if (isRequest || isOneWord) return alone;
  const both = agreed(alone, certainty);
  const told = isAnswer ? certainOf(both, certainty, isPage) : both;
  const named = told >= CERTAIN ? told : Math.min(told, most);
  return isShownByTitle(named, certainty) ? Math.max(named, SHOWN) : named;
}

const quoted = (word: string): Said => ({ en: `“${word}”`, es: `“${word}”` });

const KINDS_OF_VEHICLES = 'Kinds of vehicles';
/** 'How often to wash a black car' is no question of boats, which nobody named. */
const isOfOtherVehicle = ({ topic }: Entry, { title, example }: Certainty) =>
  topic === KINDS_OF_VEHICLES && title === 0 && example < HALF_ASKED;

/** It is asked for in just these words, and the second opinion has no doubt either. */
const isAskedSo = ({ example, meant }: Features) => example >= WHOLE && meant >= NO_DOUBT;
const ASKED_SO_COUNTS = 3;
const WHOLE = 0.9;
const HALF_ASKED = 0.45;
/** The pages of the product share their words, 'job' and 'add': where neither a title nor an example is near, half of the sure ones were another page. */
const isHardlyAsked = ({ title, called, example, topic }: Certainty) =>
  topic < WHOLE && Math.max(title, called, example) < HALF_ASKED;

/** Of two pages of the trade that are level both are about it; of the product each is of something else. */
function eitherOf({ asked }: Certainty, isPage: boolean): number {
  if (asked < MOSTLY_ASKED) return ONE_OF_TWO;
  return isPage ? EITHER : SHOWN;
}

/** 'Full detail' is one word here, and a 1500 is any truck: neither is what is lacking. */
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

/** The best of each page: two parts of one post have the same source. */
function pagesOf(ranked: readonly Ranked[], limit: number): Entry[] {
  const pages = new Map<string, Entry>();
  for (const { entry } of ranked) {
    const { url } = sourceOf(entry);
    if (!pages.has(url)) pages.set(url, entry);
    if (pages.size === limit) break;
  }
  return [...pages.values()];
}
