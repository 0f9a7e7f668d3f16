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

/** One word may mean anything. */
const ENOUGH_WORDS = 2;

type Post = BlogService['posts'][number];

/** The handbook and the blog, searched by what they say and how people ask for it. */
@Injectable()
export class Knowledge {
  /** The same for all of a process: it is made once. */
  private static making?: Promise<Ranking>;
  private static made?: Ranking;

  constructor(
    readonly handbook: Handbook,
    private readonly blog: BlogService,
  ) {}

  /** Makes the index, which everything else here needs; others are served meanwhile. */
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

  /** Whether it stands anywhere in what is written here. */
  hasWord(word: string): boolean {
    return this.all.library.words.has(word);
  }

  /** A text without slips of the thumb in words that are written here. */
  mended(text: string): string {
    return mended(text, this.all.library.spellings);
  }

  /** Whether most of some words, of which there are several, are what is written about here. */
  isAbout(words: readonly string[]): boolean {
    const { topics, spellings } = this.all.library;
    const asked = askedWords(words.join(' '), spellings);
    const known = asked.filter(({ forms }) => forms.some((stem) => topics.has(stem)));
    return known.length >= ENOUGH_WORDS && known.length > asked.length / 2;
  }

  /** What is nearest to the words, the best first, whether or not it is an answer. */
  search(query: string, limit: number): Entry[] {
    return this.all.search(query, limit);
  }

  /** What is called just so: suggestions are titles. */
  titled(question: string): Entry | undefined {
    return this.all.library.titles.get(titleOf(question));
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
    return this.all.nearest(question, limit);
  }

  /** The page of the product that is nearest to something that is to be done. */
  nearestPage(request: string): NearestPage {
    return this.all.nearestPage(request);
  }

  /** All that may be meant, the best first, and by what it is judged whether the first is. */
  measure(question: string): Measured {
    return this.all.measure(question);
  }
}

/** What differs each time in what is requested tells nothing. */
const entryOfSection = (section: Section): Entry => ({
  ...section,
  requested: section.requested.map((each) => each.replace(/\{\w+\}/g, ' ')),
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
    requested: [],
  }));
