import MiniSearch from 'minisearch';
import { termsOf } from '../text.js';
import { isSaidAside } from './asides.js';

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

/** The stems that an entry has: in its title (those that carry meaning), in what it is about, and anywhere. */
export interface Stems {
  ofTitle: readonly string[];
  ofTopic: ReadonlySet<string>;
  all: ReadonlySet<string>;
}

/** All that is written here, ready to be searched. */
export interface Library {
  entries: ReadonlyMap<string, Entry>;
  stems: ReadonlyMap<string, Stems>;
  index: MiniSearch<Entry>;
  /** The sections by what they are called. */
  titles: ReadonlyMap<string, Entry>;
  words: ReadonlySet<string>;
  /** In how many topics each stem is. */
  topics: ReadonlyMap<string, number>;
}

/** It tells of the product, not of the trade. */
export const isOfProductPage = ({ topic }: Pick<Entry, 'topic'>): boolean =>
  topic.startsWith('Using Clearcoat');

export const titleOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** A post is less to the point than a section. */
const POSTS_COUNT = 0.6;

export function libraryOf(all: readonly Entry[]): Library {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'keywords', 'body'],
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, keywords: 2.5 },
      boostDocument: (id) => (String(id).startsWith('post/') ? POSTS_COUNT : 1),
    },
  });
  index.addAll(all);
  const texts = all.map(({ title, keywords, body }) => `${title} ${keywords} ${body}`);
  const words = texts
    .join(' ')
    .toLowerCase()
    .match(/\p{L}+/gu);
  const stems = new Map(all.map((each) => [each.id, stemsOf(each)]));
  return {
    entries: new Map(all.map((each) => [each.id, each])),
    stems,
    index,
    titles: new Map(
      all.filter(({ kind }) => kind === 'handbook').map((each) => [titleOf(each.title), each]),
    ),
    words: new Set(words),
    topics: countedIn([...stems.values()].map(({ ofTopic }) => ofTopic)),
  };
}

function countedIn(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const each of set) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

function stemsOf({ title, keywords, body, topic }: Entry): Stems {
  // What is done with something is what a page of the product is about: to remove, to put.
  const isPage = isOfProductPage({ topic });
  const ofTopic = termsOf(`${title} ${keywords}`);
  return {
    ofTitle: [...new Set(termsOf(title))].filter((stem) => isPage || !isSaidAside(stem)),
    ofTopic: new Set(ofTopic),
    all: new Set([...ofTopic, ...termsOf(body)]),
  };
}
