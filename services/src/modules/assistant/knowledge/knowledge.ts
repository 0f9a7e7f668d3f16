import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { SearchResult } from 'minisearch';
import { BlogService } from '../../marketing/index.js';
import type { ChatSource } from '../dto/chat.dto.js';
import { isColor, vehicleAt } from '../language/vocabulary.js';
import {
  isOfCharging,
  isOfProduct,
  isOfRemoving,
  isOfTheCalendar,
  isOfTrade,
  isSurelyOfProduct,
} from './aspects.js';
import { askedWords, type AskedWord } from './asked-words.js';
import { Coverage, type Words } from './coverage.js';
import { Handbook } from './handbook.js';
import { withLead } from './lead.js';
import {
  isOfProductPage,
  libraryOf,
  titleOf,
  type Entry,
  type Library,
  type Stems,
} from './library.js';
import { partsOf } from './post-parts.js';
import type { Section } from './sections.js';

export type { Entry } from './library.js';

/** A word that only means the same counts less than the one that was asked. */
const SYNONYMS_COUNT = 0.35;
/** How much more an answer is worth that is about all of the question. */
const TOPICS_COUNT = 0.3;
/** And whose title the question says. */
const TITLE_COUNT = 1;
/** How much an answer is worth that says how to be rid of what is to be prevented. */
const REMOVING_COUNTS = 0.6;
/** And one about charging, where somebody asks what to charge. */
const CHARGING_COUNTS = 1.6;
/** And one that says nothing of what is asked still less. */
const ASIDES_COUNT = 0.4;

const AFTER_START_MS = 1_000;

/** One word may mean anything. */
const ENOUGH_WORDS = 2;

type Post = BlogService['posts'][number];

/** What is nearest to a question that nothing here answers, and the words that it has nothing about. */
export interface Nearest {
  entry: Entry;
  lacks: string[];
  /** How much of what is asked it has. */
  share: number;
}

/** The handbook and the blog, searched by BM25. */
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
    const asked = this.wordsOf(words.join(' ')).filter(({ isAside }) => !isAside);
    const topics = asked.filter(({ forms }) => forms.some((stem) => this.known.topics(stem) > 0));
    return topics.length >= ENOUGH_WORDS && topics.length > asked.length / 2;
  }

  /** What is nearest to the words, the best first, whether or not it is an answer. */
  search(query: string, limit: number): Entry[] {
    return this.pagesOf(this.find(this.wordsOf(query)), limit);
  }

  /** What is called just so: suggestions are titles. */
  titled(question: string): Entry | undefined {
    return this.library.titles.get(titleOf(question));
  }

  /** What answers the question, the best first: each word of it that means something stands in them. */
  answers(question: string, limit: number): Entry[] {
    const titled = this.titled(question);
    if (titled) return [titled];
    if (isOfTheCalendar(question)) return [];
    const asked = this.wordsOf(question);
    const coverage = new Coverage(question, asked, this.known);
    const worth = (each: SearchResult) =>
      (isOfRemoving(question, this.entryOf(each).title) ? REMOVING_COUNTS : 1) *
      (isOfCharging(question, this.entryOf(each).title) ? CHARGING_COUNTS : 1) *
      each.score *
      (1 +
        TOPICS_COUNT * coverage.shareOfTopic(this.stemsOf(each)) +
        TITLE_COUNT * coverage.shareOfTitle(this.stemsOf(each)));
    const found = this.find(asked)
      .filter((each) => coverage.isAnswered(this.entryOf(each), this.stemsOf(each)))
      .sort((one, other) => worth(other) - worth(one));
    const forms = asked.map((each) => each.forms);
    return this.pagesOf(this.ofItsSide(found, question), limit).map((each) => ({
      ...each,
      body: withLead(each.body, forms, (word) => this.known.weigh(word)),
    }));
  }

  /** What has most of a question that nothing answers. */
  nearest(question: string): Nearest | undefined {
    if (isOfTheCalendar(question)) return undefined;
    const asked = this.wordsOf(question);
    const coverage = new Coverage(question, asked, this.known);
    const near = this.find(asked).flatMap((result) => {
      const [entry, stems] = [this.entryOf(result), this.stemsOf(result)];
      const lacks = coverage.nearly(entry, stems);
      return lacks ? [{ entry, lacks, share: coverage.shareHad(entry, stems) }] : [];
    });
    return near.sort((one, other) => other.share - one.share)[0];
  }

  private wordsOf(question: string): AskedWord[] {
    return askedWords(question, this.library.words, isOfAnyCar);
  }

  private find(asked: readonly AskedWord[]): SearchResult[] {
    const own = new Map(
      asked.map(({ forms: [term = ''], isAside, isAct }) => [term, isAside && !isAct]),
    );
    return this.library.index.search(asked.flatMap(({ forms }) => forms).join(' '), {
      tokenize: (text) => text.split(' '),
      boostTerm: (term) => {
        const isAside = own.get(term);
        return isAside === undefined ? SYNONYMS_COUNT : isAside ? ASIDES_COUNT : 1;
      },
    });
  }

  /** The best of each page: two parts of one post have the same source. */
  private pagesOf(results: readonly SearchResult[], limit: number): Entry[] {
    const pages = new Map<string, Entry>();
    for (const result of results) {
      const found = this.entryOf(result);
      const { url } = sourceOf(found);
      if (!pages.has(url)) pages.set(url, found);
      if (pages.size === limit) break;
    }
    return [...pages.values()];
  }

  private readonly known: Words = {
    weigh: (stem) => this.rarity(stem),
    topics: (stem) => this.library.topics.get(stem) ?? 0,
  };

  private readonly rarities = new Map<string, number>();

  private rarity(term: string): number {
    const known = this.rarities.get(term);
    if (known !== undefined) return known;
    const having = this.library.index.search(term, {
      fuzzy: false,
      tokenize: (text) => [text],
    }).length;
    const total = this.library.entries.size;
    const rarity = Math.log(1 + (total - having + 0.5) / (having + 0.5));
    // Only words of ours are kept: what people ask must not fill the memory.
    if (having > 0) this.rarities.set(term, rarity);
    return rarity;
  }

  /** Those of the product, or of the trade, where the question says which. */
  private ofItsSide(found: readonly SearchResult[], question: string): readonly SearchResult[] {
    if (isOfTrade(question)) return found.filter((each) => !this.isOfProduct(each));
    const ofProduct = found.filter((each) => this.isOfProduct(each));
    const isSure = isSurelyOfProduct(question);
    return isSure || (isOfProduct(question) && ofProduct.length > 0) ? ofProduct : found;
  }

  private isOfProduct(result: SearchResult): boolean {
    return isOfProductPage(this.entryOf(result));
  }

  private stemsOf({ id }: SearchResult): Stems {
    return (
      this.library.stems.get(String(id)) ?? { ofTitle: [], ofTopic: new Set(), all: new Set() }
    );
  }

  private entryOf({ id }: SearchResult): Entry {
    const found = this.library.entries.get(String(id));
    if (!found) throw new Error(`The index knows ${String(id)}, and nothing else does.`);
    return found;
  }
}

/** A color of something, or a make: what is written here is true of any. */
const isOfAnyCar = (words: readonly string[], at: number) =>
  !/^(?:vans?|seats?)$/.test(words[at] ?? '') &&
  vehicleAt(words.slice(at, at + 1), 0) !== undefined &&
  (!isColor(words[at] ?? '') || at + 1 < words.length);

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
  }));

export const sourceOf = ({ kind, slug, page }: Entry): ChatSource => ({
  title: page,
  url: kind === 'post' ? `/blog/${slug}` : `/handbook/${slug}`,
  kind,
});
