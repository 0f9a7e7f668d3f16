import { Injectable } from '@nestjs/common';
import MiniSearch, { type SearchResult } from 'minisearch';
import { BlogService } from '../../marketing/index.js';
import type { ChatSource } from '../dto/chat.dto.js';
import { termsOf } from '../text.js';
import { Handbook } from './handbook.js';
import { withLead } from './lead.js';
import { partsOf } from './post-parts.js';
import type { Section } from './sections.js';
import { askedTerms } from './synonyms.js';

export interface Entry {
  id: string;
  kind: 'handbook' | 'post';
  slug: string;
  title: string;
  topic: string;
  keywords: string;
  body: string;
  /** The title of the page it stands on. */
  page: string;
}

/** How much of a question's weight an entry must cover to be an answer to it. */
const ENOUGH = 0.55;
/** Of what is asked of somebody, or of what somebody thinks or did, an article is an answer only if it has nearly all of it. */
const NEARLY_ALL = 0.75;
const OF_SOMEBODY =
  /^(?:can you|could you|would you|will you|what (?:does|did|do) (?:the|my|our|a|they|people|customers?|he|she)|did|has|have|who|whose|tell|write|make|give|sing|play)\b/i;
/** And how much of it must be in its title or keywords. */
const TOPIC = 0.3;
/** A post is less to the point than a section. */
const POSTS_COUNT = 0.6;
/** A word that only means the same counts less than the one that was asked. */
const SYNONYMS_COUNT = 0.6;
const TOPIC_FIELDS = ['title', 'keywords'];

type Post = BlogService['posts'][number];

/** All that is written here, ready to be searched. */
interface Library {
  entries: ReadonlyMap<string, Entry>;
  index: MiniSearch<Entry>;
  words: ReadonlySet<string>;
}

function libraryOf(all: readonly Entry[]): Library {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'keywords', 'body'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, keywords: 2.5 },
      fuzzy: (term) => (term.length > 5 ? 0.15 : false),
      boostDocument: (id) => (String(id).startsWith('post/') ? POSTS_COUNT : 1),
    },
  });
  index.addAll(all);
  const texts = all.map(({ title, keywords, body }) => `${title} ${keywords} ${body}`);
  const words = texts
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu);
  return { entries: new Map(all.map((each) => [each.id, each])), index, words: new Set(words) };
}

/** The handbook and the blog, searched by BM25. */
@Injectable()
export class Knowledge {
  private made?: Library;

  constructor(
    readonly handbook: Handbook,
    private readonly blog: BlogService,
  ) {}

  /** Made when it is first asked: a tenth of a second that a start need not wait for. */
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

  /** What is nearest to the words, the best first, whether or not it is an answer. */
  search(query: string, limit: number): Entry[] {
    return this.pagesOf(this.find(askedTerms(query)), limit);
  }

  /** What answers the question, the best first; none when nothing is about it. */
  answers(question: string, limit: number): Entry[] {
    const asked = askedTerms(question);
    const enough = OF_SOMEBODY.test(question) ? NEARLY_ALL : ENOUGH;
    const found = this.find(asked).filter((result) => this.isAbout(result, asked, enough));
    const weigh = (term: string) => this.rarity(term);
    return this.pagesOf(found, limit).map((each) => ({
      ...each,
      body: withLead(each.body, asked, weigh),
    }));
  }

  private find(asked: readonly string[][]): SearchResult[] {
    const own = new Set(asked.map(([term]) => term));
    return this.library.index.search(asked.flat().join(' '), {
      tokenize: (text) => text.split(' '),
      boostTerm: (term) => (own.has(term) ? 1 : SYNONYMS_COUNT),
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

  private isAbout(
    { queryTerms, match }: SearchResult,
    asked: readonly string[][],
    enough: number,
  ): boolean {
    /** Said in several words it is still one thing that was asked. */
    const headOf = (term: string) => asked.find((group) => group.includes(term))?.[0] ?? term;
    const weight = (some: string[]) =>
      [...new Set(some.map(headOf))].reduce((sum, term) => sum + this.rarity(term), 0);
    const ofTopic = Object.entries(match)
      .filter(([, fields]) => fields.some((field) => TOPIC_FIELDS.includes(field)))
      .map(([term]) => term);
    const whole = weight(asked.flat());
    return weight(ofTopic) >= TOPIC * whole && weight(queryTerms) >= enough * whole;
  }

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

  private entryOf({ id }: SearchResult): Entry {
    const found = this.library.entries.get(String(id));
    if (!found) throw new Error(`The index knows ${String(id)}, and nothing else does.`);
    return found;
  }
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
  }));

export const sourceOf = ({ kind, slug, page }: Entry): ChatSource => ({
  title: page,
  url: kind === 'post' ? `/blog/${slug}` : `/handbook/${slug}`,
  kind,
});
