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
  /** The title of the page it stands on. */
  page: string;
}

/** All that is written here, ready to be searched. */
export interface Library {
  entries: ReadonlyMap<string, Entry>;
  stems: ReadonlyMap<string, Stems>;
  /** Of those that are asked to be done: with the stems of that. */
  stemsOfRequests: ReadonlyMap<string, Stems>;
  index: MiniSearch<Entry>;
  /** The sections by what they are called, in either language. */
  titles: ReadonlyMap<string, Entry>;
  /** In how many entries each stem is. */
  counts: ReadonlyMap<string, number>;
  /** Stems that some entry is about. */
  topics: ReadonlySet<string>;
  /** Stems of what sections of the trade are called. */
  titledOfTrade: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** With those of how people ask, and of what they want done. */
  spellings: ReadonlySet<string>;
  spellingsOfRequests: ReadonlySet<string>;
  /** How much a stem tells: one that is in few entries tells much, and one that is in none most. */
  rarity: (stem: string) => number;
  sides: Sides;
  opinion: SecondOpinion;
}

/** It tells of the product, not of the trade. */
export const isOfProductPage = ({ topic }: Pick<Entry, 'topic'>): boolean =>
  topic.startsWith('Using Clearcoat');

/** Where it is read. */
export const sourceOf = ({ kind, slug, page }: Entry): ChatSource => ({
  title: page,
  url: kind === 'post' ? `/blog/${slug}` : `/handbook/${slug}`,
  kind,
});

/** A post is less to the point than a section. */
const POSTS_COUNT = 0.6;
/** A word that stands nowhere tells no more than a rare one. */
const MOST_RARE = 4.5;

/** Reads all that is written: seconds of the processor, in turns with whatever else is asked meanwhile. */
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

/** What is found by a question, and by a request. */
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

/** With the stems of what is asked to be done. */
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

/** The sections of the handbook by their titles in either language. */
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

/** As BM25 has it. */
const rarityIn = (counts: ReadonlyMap<string, number>, total: number) => (stem: string) => {
  const having = counts.get(stem) ?? 0;
  return Math.min(Math.log(1 + (total - having + 0.5) / (having + 0.5)), MOST_RARE);
};
