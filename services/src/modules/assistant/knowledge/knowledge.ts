import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { SearchResult } from 'minisearch';
import { BlogService } from '../../marketing/index.js';
import type { ChatSource } from '../dto/chat.dto.js';
import { isOfTheCalendar } from './aspects.js';
import { askedWords, type AskedWord } from './asked-words.js';
import { featuresOf, type Features } from './features.js';
import { Handbook } from './handbook.js';
import { withLead } from './lead.js';
import { isOfProductPage, libraryOf, titleOf, type Entry, type Library } from './library.js';
import { partsOf } from './post-parts.js';
import type { Section } from './sections.js';
import { confidenceIn, worthOf, type Certainty } from './weights.js';

export type { Entry } from './library.js';

/** A word that only means the same counts less than the one that was asked. */
const SYNONYMS_COUNT = 0.2;
/** How much more an entry is worth that is of the side which the question is of, and the other less. */
const SIDE_COUNTS = 0.25;
/** So many of what is found are looked at more closely. */
const LIKELY = 15;
/** From here on it is said as the answer. */
export const SURE = 0.8;
/** One word may mean anything. */
const ENOUGH_WORDS = 2;

const AFTER_START_MS = 1_000;

type Post = BlogService['posts'][number];

/** What the search found, and how it matches. */
export interface Ranked {
  entry: Entry;
  features: Features;
  worth: number;
}

/** What is nearest to a question, the best first, which begins with the sentence that answers; and how likely it is the answer. */
export interface Nearest {
  entries: Entry[];
  /** 0 to 1. */
  confidence: number;
  /** Whether it is to be said as the answer. */
  isSure: boolean;
  /** The words that nothing here is about. */
  lacks: string[];
}

/** The handbook and the blog, searched by BM25 over what they say and how people ask for it. */
@Injectable()
export class Knowledge implements OnApplicationBootstrap {
  private made?: Library;

  constructor(
    readonly handbook: Handbook,
    private readonly blog: BlogService,
  ) {}

  /** Soon after the start, which need not wait for it, and before somebody asks: who did would hold everyone up. */
  onApplicationBootstrap(): void {
    setTimeout(() => void this.library, AFTER_START_MS).unref();
  }

  private get library(): Library {
    this.made ??= libraryOf([
      ...this.handbook.sections.map(entryOfSection),
      ...this.blog.posts.flatMap(entriesOfPost),
    ]);
    return this.made;
  }

  /** Whether it stands anywhere in what is written here. */
  hasWord(word: string): boolean {
    return this.library.words.has(word);
  }

  /** Whether most of some words, of which there are several, are what is written about here. */
  isAbout(words: readonly string[]): boolean {
    const asked = this.wordsOf(words.join(' '));
    const topics = asked.filter(({ forms }) => forms.some((stem) => this.library.topics.has(stem)));
    return topics.length >= ENOUGH_WORDS && topics.length > asked.length / 2;
  }

  /** What is nearest to the words, the best first, whether or not it is an answer. */
  search(query: string, limit: number): Entry[] {
    return pagesOf(this.measure(query).ranked, limit);
  }

  /** What is called just so: suggestions are titles. */
  titled(question: string): Entry | undefined {
    return this.library.titles.get(titleOf(question));
  }

  /** What answers the question, the best first; nothing where that is not sure. */
  answers(question: string, limit: number): Entry[] {
    const titled = this.titled(question);
    if (titled) return [titled];
    const { entries, isSure } = this.nearest(question, limit);
    return isSure ? entries : [];
  }

  /** What has most of a question, whether or not it answers it. */
  nearest(question: string, limit = 3): Nearest {
    const { asked, ranked, certainty } = this.measure(question);
    const [first, ...others] = pagesOf(ranked, limit);
    const isNotOurs = asked.some((each) => each.isOtherTrade);
    if (!first || !certainty || isNotOurs)
      return { entries: [], confidence: 0, isSure: false, lacks: [] };
    const confidence = confidenceIn(certainty);
    return {
      entries: [this.withLead(first, asked), ...others],
      confidence,
      isSure: confidence >= SURE && !isOfTheCalendar(question),
      lacks: this.lacksOf(asked).filter((raw) => isTyped(raw, question)),
    };
  }

  /** All that may be meant, the best first, and by what it is judged whether the first is. */
  measure(question: string): { asked: AskedWord[]; ranked: Ranked[]; certainty?: Certainty } {
    const asked = this.wordsOf(question);
    const ranked = this.rank(question, asked);
    return { asked, ranked, certainty: certaintyOf(asked, ranked) };
  }

  private withLead(entry: Entry, asked: readonly AskedWord[]): Entry {
    const forms = asked.map((each) => each.forms);
    return { ...entry, body: withLead(entry.body, forms, this.library.rarity) };
  }

  /** The words of a question that stand nowhere. */
  private lacksOf(asked: readonly AskedWord[]): string[] {
    return asked
      .filter(({ forms }) => !forms.some((form) => this.library.counts.has(form)))
      .map(({ raw }) => raw);
  }

  private wordsOf(question: string): AskedWord[] {
    return askedWords(question, this.library.spellings);
  }

  private rank(question: string, asked: readonly AskedWord[]): Ranked[] {
    const own = new Set(asked.map(({ forms: [stem] }) => stem));
    const side = this.library.sides(question);
    const found = this.library.index.search(asked.flatMap(({ forms }) => forms).join(' '), {
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
    return likely
      .map(({ entry, score, side: own }) => {
        const known = { score: score / best, side: own };
        const features = featuresOf(asked, this.stemsOf(entry), known, this.library.rarity);
        return { entry, features, worth: worthOf(features) };
      })
      .sort((one, other) => other.worth - one.worth);
  }

  private stemsOf({ id }: Entry) {
    const stems = this.library.stems.get(id);
    if (!stems) throw new Error(`No stems are known of ${id}.`);
    return stems;
  }

  private entryOf({ id }: SearchResult): Entry {
    const found = this.library.entries.get(String(id));
    if (!found) throw new Error(`The index knows ${String(id)}, and nothing else does.`);
    return found;
  }
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

const entryOfSection = (section: Section): Entry => ({
  ...section,
  id: `handbook/${section.slug}`,
  kind: 'handbook',
  page: section.title,
});

/** An entry for each heading: what is asked about is a part of a post, not all of it. */
const entriesOfPost = ({ slug, title, category, excerpt, html }: Post): Entry[] =>
  partsOf(html).map(({ heading, body }, index) => ({
    id: `post/${slug}/${index}`,
    kind: 'post',
    slug,
    title: heading || title,
    topic: category,
    keywords: heading ? title : '',
    body: heading ? body : `${excerpt} ${body}`,
    page: title,
    asked: [],
  }));

export const sourceOf = ({ kind, slug, page }: Entry): ChatSource => ({
  title: page,
  url: kind === 'post' ? `/blog/${slug}` : `/handbook/${slug}`,
  kind,
});
