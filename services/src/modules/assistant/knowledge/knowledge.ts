import { Injectable } from '@nestjs/common';
import { BlogService } from '../../marketing/index.js';
import { askedWords, mended } from './asked-words.js';
import { Handbook } from './handbook.js';
import { libraryOf, type Entry } from './library.js';
import { partsOf } from './post-parts.js';
import { Ranking, type Measured, type Nearest, type NearestPage } from './ranking.js';
import type { Section } from './sections.js';
import { titleOf } from './titles.js';

export { sourceOf, type Entry } from './library.js';
export { CERTAIN, ONE_OF_TWO, SHOWN, SURE } from './agreed.js';
export type { Nearest, NearestPage } from './ranking.js';

/** Minimum number of known words. A single word may mean anything. */
const ENOUGH_WORDS = 2;

type Post = BlogService['posts'][number];

/** The handbook and the blog, searched by their texts and by example questions. */
@Injectable()
export class Knowledge {
  /** The index is built once per process. */
  private static making?: Promise<Ranking>;
  private static made?: Ranking;

  constructor(
    readonly handbook: Handbook,
    private readonly blog: BlogService,
  ) {}

  /** Builds the index, which every other method needs. Requests are served meanwhile. */
  async prepare(): Promise<void> {
    Knowledge.making ??= this.make();
    Knowledge.made = await Knowledge.making;
  }

  private async make(): Promise<Ranking> {
    const sections = this.handbook.sections.map(entryOfSection);
    return new Ranking(await libraryOf([...sections, ...this.blog.posts.flatMap(entriesOfPost)]));
  }

  private get all(): Ranking {
    if (!Knowledge.made) throw new Error('The knowledge is not prepared.');
    return Knowledge.made;
  }

  /** Whether the handbook or the blog has the word. */
  hasWord(word: string): boolean {
    return this.all.library.words.has(word);
  }

  /** Text with its typos corrected to known words. */
  mended(text: string): string {
    return mended(text, this.all.library.spellings);
  }

  /** Whether most of the words, and at least two, are topics of the handbook or the blog. */
  isAbout(words: readonly string[]): boolean {
    const { topics, spellings } = this.all.library;
    const asked = askedWords(words.join(' '), spellings);
    const known = asked.filter(({ forms }) => forms.some((stem) => topics.has(stem)));
    return known.length >= ENOUGH_WORDS && known.length > asked.length / 2;
  }

  /** Nearest entries, best first, whether or not they answer the query. */
  search(query: string, limit: number): Entry[] {
    return this.all.search(query, limit);
  }

  /** The section with exactly this title. Suggestions are titles. */
  titled(question: string): Entry | undefined {
    return this.all.library.titles.get(titleOf(question));
  }

  /** Entries that answer the question, best first. Empty if the first is not sure. */
  answers(question: string, limit: number): Entry[] {
    const titled = this.titled(question);
    if (titled) return [titled];
    const { entries, isSure } = this.nearest(question, limit);
    return isSure ? entries : [];
  }

  /** Nearest entries, and the confidence that the first is the answer. */
  nearest(question: string, limit = 3): Nearest {
    return this.all.nearest(question, limit);
  }

  /** The product page nearest to a request. */
  nearestPage(request: string): NearestPage {
    return this.all.nearestPage(request);
  }

  /** All ranked entries, and the features that tell whether the first is the answer. */
  measure(question: string): Measured {
    return this.all.measure(question);
  }
}

/** Masks like {name} are removed from example requests. They stand for variable parts, which tell nothing. */
const entryOfSection = (section: Section): Entry => ({
  ...section,
  requested: section.requested.map((each) => each.replace(/\{\w+\}/g, ' ')),
  id: `handbook/${section.slug}`,
  kind: 'handbook',
  page: section.title,
});

/** One entry per heading, because a question is about a part of a post. */
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
    requested: [],
  }));
