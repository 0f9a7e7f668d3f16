import { Injectable } from '@nestjs/common';
import MiniSearch, { type SearchResult } from 'minisearch';
import { BlogService } from '../../marketing/index.js';
import type { ChatSource } from '../dto/chat.dto.js';
import { termsOf } from '../text.js';
import { Handbook } from './handbook.js';

export interface Entry {
  id: string;
  kind: 'handbook' | 'post';
  slug: string;
  title: string;
  topic: string;
  keywords: string;
  body: string;
}

/** How much of a question's weight an entry must cover to be an answer to it. */
const ENOUGH = 0.55;
/** And how much of it must be in its title or keywords. */
const TOPIC = 0.3;
/** A post is longer and less to the point than a section. */
const POSTS_COUNT = 0.6;
const TOPIC_FIELDS = ['title', 'keywords'];

/** The handbook and the blog, searched by BM25. */
@Injectable()
export class Knowledge {
  private readonly entries: Map<string, Entry>;
  private readonly index: MiniSearch<Entry>;
  private readonly words: ReadonlySet<string>;

  constructor(
    readonly handbook: Handbook,
    blog: BlogService,
  ) {
    const sections = handbook.sections.map((section) => entry('handbook', section));
    const posts = blog.posts.map(({ slug, title, category, excerpt, html }) =>
      entry('post', {
        slug,
        title,
        topic: category,
        keywords: '',
        body: `${excerpt} ${textOf(html)}`,
      }),
    );
    const all = [...sections, ...posts];
    this.entries = new Map(all.map((each) => [each.id, each]));
    this.index = new MiniSearch<Entry>({
      fields: ['title', 'keywords', 'body'],
      tokenize: termsOf,
      processTerm: (term) => term,
      searchOptions: {
        boost: { title: 3, keywords: 2.5 },
        fuzzy: (term) => (term.length > 5 ? 0.15 : false),
        boostDocument: (id) => (String(id).startsWith('post/') ? POSTS_COUNT : 1),
      },
    });
    this.index.addAll(all);
    const texts = all.map(({ title, keywords, body }) => `${title} ${keywords} ${body}`);
    this.words = new Set(
      texts
        .join(' ')
        .toLowerCase()
        .match(/\p{L}+/gu),
    );
  }

  /** Whether it stands anywhere in what is written here. */
  hasWord(word: string): boolean {
    return this.words.has(word);
  }

  /** What is nearest to the words, the best first, whether or not it is an answer. */
  search(query: string, limit: number): Entry[] {
    return this.index
      .search(query)
      .slice(0, limit)
      .map((each) => this.entryOf(each));
  }

  /** What answers the question, the best first; none when nothing is about it. */
  answers(question: string, limit: number): Entry[] {
    const terms = [...new Set(termsOf(question))];
    return this.index
      .search(question)
      .filter((result) => this.isAbout(result, terms))
      .slice(0, limit)
      .map((each) => this.entryOf(each));
  }

  private isAbout({ queryTerms, match }: SearchResult, terms: string[]): boolean {
    const weight = (some: string[]) => some.reduce((sum, term) => sum + this.rarity(term), 0);
    const ofTopic = Object.entries(match)
      .filter(([, fields]) => fields.some((field) => TOPIC_FIELDS.includes(field)))
      .map(([term]) => term);
    const asked = weight(terms);
    return weight(ofTopic) >= TOPIC * asked && weight(queryTerms) >= ENOUGH * asked;
  }

  private readonly rarities = new Map<string, number>();

  private rarity(term: string): number {
    const known = this.rarities.get(term);
    if (known !== undefined) return known;
    const having = this.index.search(term, { fuzzy: false }).length;
    const total = this.entries.size;
    const rarity = Math.log(1 + (total - having + 0.5) / (having + 0.5));
    // Only words of ours are kept: what people ask must not fill the memory.
    if (having > 0) this.rarities.set(term, rarity);
    return rarity;
  }

  private entryOf({ id }: SearchResult): Entry {
    const found = this.entries.get(String(id));
    if (!found) throw new Error(`The index knows ${String(id)}, and nothing else does.`);
    return found;
  }
}

const entry = (kind: Entry['kind'], fields: Omit<Entry, 'id' | 'kind'>): Entry => ({
  ...fields,
  id: `${kind}/${fields.slug}`,
  kind,
});

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&\w+;|&#\d+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const sourceOf = ({ kind, slug, title }: Entry): ChatSource => ({
  title,
  url: kind === 'post' ? `/blog/${slug}` : `/handbook/${slug}`,
  kind,
});
