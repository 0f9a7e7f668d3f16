import MiniSearch from 'minisearch';
import type { ChatSource } from '../dto/chat.dto.js';
import { inTurns } from './in-turns.js';
import { termsOf } from './terms.js';
import { secondOpinionOf, type SecondOpinion } from './second-opinion.js';
import type { Section } from './sections.js';
import { sidesOf, type Sides } from './sides.js';
import { stemReader, stemsOf, withExamples, type Stems, type StemsIn } from './stems.js';
import { SPANISH_TITLES, titleOf } from './titles.js';

export interface Entry extends Section {
  id: string;
  kind: 'handbook' | 'post';
  /** Title of the page that has the entry. */
  page: string;
}

/** All entries of the handbook and the blog, indexed for search. */
export interface Library {
  entries: ReadonlyMap<string, Entry>;
  stems: ReadonlyMap<string, Stems>;
  /** Stems of entries with example requests, including the requests. */
  stemsOfRequests: ReadonlyMap<string, Stems>;
  index: MiniSearch<Entry>;
  /** Sections by title, in either language. */
  titles: ReadonlyMap<string, Entry>;
  /** Number of entries that have each stem. */
  counts: ReadonlyMap<string, number>;
  /** Stems of titles and keywords. */
  topics: ReadonlySet<string>;
  /** Stems of the titles of trade sections. */
  titledOfTrade: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Words of the entries and of example questions. The second set also has those of example requests. */
  spellings: ReadonlySet<string>;
  spellingsOfRequests: ReadonlySet<string>;
  /** Weight of a stem: high if few entries have it, highest if none has. */
  rarity: (stem: string) => number;
  sides: Sides;
  opinion: SecondOpinion;
}

/** Whether an entry is about the product, not the trade. */
export const isOfProductPage = ({ topic }: Pick<Entry, 'topic'>): boolean =>
  topic.startsWith('Using Clearcoat');

/** Link to the page of an entry. */
export const sourceOf = ({ kind, slug, page }: Entry): ChatSource => ({
  title: page,
  url: kind === 'post' ? `/blog/${slug}` : `/handbook/${slug}`,
  kind,
});

/** Boost of posts, which are less to the point than sections. */
const POSTS_COUNT = 0.6;
/** Maximum rarity. An unknown word tells no more than a rare one. */
const MOST_RARE = 4.5;

/** Builds the library. It takes seconds of CPU time, in turns with other requests. */
export async function libraryOf(all: readonly Entry[]): Promise<Library> {
  const words = await wordsOf(all, ({ title, keywords, body }) => [title, keywords, body]);
  const spellings = new Set([...words, ...(await wordsOf(all, ({ asked }) => asked))]);
  const ofRequests = await wordsOf(all, ({ requested }) => requested);
  const stemsIn = stemReader();
  const own = await inTurns(all, (each) => ({ ...each, stems: stemsOf(each, stemsIn) }));
  const counts = countsIn(own.map(({ stems }) => stems.all));
  return {
    entries: new Map(all.map((each) => [each.id, each])),
    stems: new Map(own.map((each) => [each.id, each.stems])),
    stemsOfRequests: await stemsOfRequests(own, stemsIn),
    index: await indexOf(all),
    titles: titlesOf(all),
    counts,
    topics: new Set(own.flatMap(({ stems }) => [...stems.ofTopic])),
    titledOfTrade: new Set(
      own
        .filter((each) => each.kind === 'handbook' && !isOfProductPage(each))
        .flatMap((each) => [...each.stems.ofTitle]),
    ),
    words,
    spellings,
    spellingsOfRequests: new Set([...spellings, ...ofRequests]),
    rarity: rarityIn(counts, all.length),
    sides: sidesOf(all, isOfProductPage),
    opinion: await secondOpinionOf(all),
  };
}

/** Fields that a question searches, and those that a request searches. */
export const FIELDS = ['title', 'keywords', 'asked', 'body'];
export const FIELDS_OF_REQUESTS = [...FIELDS, 'requested'];

async function indexOf(all: readonly Entry[]): Promise<MiniSearch<Entry>> {
  const index = new MiniSearch<Entry>({
    fields: FIELDS_OF_REQUESTS,
    extractField: (entry, field) => {
      const value = entry[field as keyof Entry];
      return typeof value === 'string' ? value : value.join('\n');
    },
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3, keywords: 2.5 },
      boostDocument: (id) => (String(id).startsWith('post/') ? POSTS_COUNT : 1),
    },
  });
  await index.addAllAsync(all, { chunkSize: 1 });
  return index;
}

type EntryWithStems = Entry & { stems: Stems };

/** Stems of entries with example requests, including the requests. */
async function stemsOfRequests(
  all: readonly EntryWithStems[],
  stemsIn: StemsIn,
): Promise<Map<string, Stems>> {
  const withRequests = all.filter(({ requested }) => requested.length > 0);
  const stems = await inTurns(
    withRequests,
    ({ id, stems: own, requested }) => [id, withExamples(own, requested, stemsIn)] as const,
  );
  return new Map(stems);
}

/** Sections of the handbook by title, in either language. */
const titlesOf = (all: readonly Entry[]): Map<string, Entry> =>
  new Map(
    all
      .filter(({ kind }) => kind === 'handbook')
      .flatMap((each) =>
        [SPANISH_TITLES.get(each.title) ?? each.title, each.title].map(
          (title) => [titleOf(title), each] as const,
        ),
      ),
  );

async function wordsOf(
  all: readonly Entry[],
  textsOf: (entry: Entry) => readonly string[],
): Promise<Set<string>> {
  const words = await inTurns(
    all,
    (each) =>
      textsOf(each)
        .join(' ')
        .toLowerCase()
        .match(/\p{L}+/gu) ?? [],
  );
  return new Set(words.flat());
}

function countsIn(sets: readonly ReadonlySet<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const set of sets) for (const each of set) counts.set(each, (counts.get(each) ?? 0) + 1);
  return counts;
}

/** Inverse document frequency of BM25, up to a maximum. */
const rarityIn = (counts: ReadonlyMap<string, number>, total: number) => (stem: string) => {
  const having = counts.get(stem) ?? 0;
  return Math.min(Math.log(1 + (total - having + 0.5) / (having + 0.5)), MOST_RARE);
};
