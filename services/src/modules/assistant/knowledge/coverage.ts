import { termsOf } from '../text.js';
import type { AskedWord } from './asked-words.js';
import { isOfProduct, saysAspects, twoIn } from './aspects.js';
import { isOfProductPage, type Entry, type Stems } from './library.js';
import { neededOfPage, tellingOf, wantedOf } from './telling.js';

/** How much of what is asked must be in the title or the keywords: the rest may stand anywhere in the text. */
const TOPIC = 0.45;
/** In how many topics a word is that says little of what is meant. */
const COMMON = 12;
/** A word of a title that only means the same as one that was asked. */
const SAME_COUNTS = 0.5;
/** What is written once or nowhere tells no more than a rare word. */
const MOST = 4;
/** How much of it the nearest one has, when none has all. */
const NEAR = 0.5;

/** What is known of a stem in all that is written here. */
export interface Words {
  /** How much it tells. */
  weigh(stem: string): number;
  /** In how many topics it is. */
  topics(stem: string): number;
}

const has = (stems: ReadonlySet<string>, { forms }: AskedWord) =>
  forms.some((form) => stems.has(form));

/** What of a question a text has. An answer has all of it. */
export class Coverage {
  private readonly wanted: readonly AskedWord[];
  private readonly beside: readonly AskedWord[];
  /** Those of what is wanted that are not in everything. */
  private readonly telling: readonly AskedWord[];
  /** Of two things that are asked about together, the words of each. */
  private readonly two?: readonly (readonly AskedWord[])[];

  constructor(
    private readonly question: string,
    asked: readonly AskedWord[],
    private readonly words: Words,
  ) {
    this.wanted = wantedOf(asked);
    this.beside = asked.filter(({ isAside }) => isAside);
    this.telling = tellingOf(this.wanted);
    const two = twoIn(question)?.map((part) =>
      this.telling.filter(({ raw }) => part.includes(raw)),
    );
    this.two = two?.every((words) => words.length > 0) ? two : undefined;
  }

  isAnswered(entry: Entry, stems: Stems): boolean {
    const needed = this.neededIn(entry);
    return (
      needed.every((word) => has(stems.all, word)) &&
      needed.every((word) => !word.isOtherTrade && (!word.isAct || has(stems.ofTopic, word))) &&
      this.isOfTopic(stems, needed) &&
      this.isMeant(entry, stems) &&
      this.isOfBoth(entry, stems) &&
      saysAspects(this.question.toLowerCase(), entry.body)
    );
  }

  /** Of the trade everything is about customers and jobs: a page of the product is about them, or about something else. */
  private neededIn(entry: Entry): readonly AskedWord[] {
    if (this.telling.length === 0) return this.wanted;
    return isOfProductPage(entry) ? neededOfPage(this.wanted) : this.telling;
  }

  /** What share of what is asked is in its title and keywords: of two answers the one is meant that is about all of it. */
  shareOfTopic({ ofTopic }: Stems): number {
    if (this.wanted.length === 0) return 0;
    return this.wanted.filter((word) => has(ofTopic, word)).length / this.wanted.length;
  }

  /** How much of its title was asked: a title that the question says wholly is the answer, and one of something else is not. */
  shareOfTitle({ ofTitle }: Stems): number {
    const asked = [...this.wanted, ...this.beside];
    const own = new Set(asked.map(({ forms: [stem] }) => stem));
    const same = new Set(asked.flatMap(({ forms }) => forms));
    const counted = (stem: string) => (own.has(stem) ? 1 : same.has(stem) ? SAME_COUNTS : 0);
    const weightOf = (count: (stem: string) => number) =>
      ofTitle.reduce((sum, stem) => sum + count(stem) * this.words.weigh(stem), 0);
    return (
      weightOf(counted) /
      Math.max(
        weightOf(() => 1),
        1,
      )
    );
  }

  /** The words that it has nothing about, where it has most of the others; none where it has them all, and is about something else. */
  nearly(entry: Entry, stems: Stems): string[] | undefined {
    const needed = this.neededIn(entry);
    const lacking = needed.filter((word) => !has(stems.all, word));
    const had = needed.filter((word) => has(stems.all, word));
    const isOfMuch = lacking.length > 0 || needed.length > 1;
    return isOfMuch && this.shareHad(entry, stems) >= NEAR && this.isOfTopic(stems, had)
      ? lacking.map(({ raw }) => raw)
      : undefined;
  }

  /** How much of what is asked it has: what its topic has counts whole, and what only its text has half. */
  shareHad(entry: Entry, { ofTopic, all }: Stems): number {
    const needed = this.neededIn(entry);
    const had = needed.filter((word) => has(all, word));
    const named = needed.filter((word) => has(ofTopic, word));
    return (this.weightOf(had) + this.weightOf(named)) / 2 / this.weightOf(needed);
  }

  private isOfTopic({ ofTopic }: Stems, words: readonly AskedWord[]): boolean {
    const named = words.filter((word) => has(ofTopic, word));
    return named.length > 0 && this.weightOf(named) >= TOPIC * this.weightOf(words);
  }

  /** Of one word alone much is written: it is meant where the title has it, nothing else is about it, or what is beside it as well. */
  private isMeant(entry: Entry, stems: Stems): boolean {
    const { ofTopic } = stems;
    const isOfPage = isOfProductPage(entry) && this.telling.length > 0;
    const [only, ...others] = isOfPage ? neededOfPage(this.wanted) : this.telling;
    // 'Your customers' may be all that a page of the product is about; of the trade everything is.
    if (!only) return isOfProductPage(entry) && (this.hasTitle(stems) || this.isNamed(stems));
    if (others.length > 0) return this.isTold(entry, stems) && this.isTogether(entry, stems);
    // A heading of a post, such as 'The order', means what it does below the title of the post.
    if (isOfProductPage(entry) && (only.isAct || isOfProduct(this.question)))
      return has(ofTopic, only);
    const isInTitle = has(new Set(termsOf(entry.page)), only) && has(ofTopic, only);
    return (
      isInTitle ||
      only.forms.every((stem) => this.words.topics(stem) <= 1) ||
      [...this.beside, ...this.wanted].some((word) => word !== only && has(ofTopic, word))
    );
  }

  /** 'Wash in the rain', 'wax by hand': of such words much is written, and only a title tells what a text is about. */
  private isTold(entry: Entry, { ofTopic }: Stems): boolean {
    const isCommon = this.telling.every(
      ({ forms: [stem = ''] }) => this.words.topics(stem) >= COMMON,
    );
    if (!isCommon || isOfProductPage(entry)) return true;
    if (entry.kind === 'handbook' && this.telling.every((word) => has(ofTopic, word))) return true;
    const stems = new Set(termsOf(entry.title));
    return this.telling.some((word) => has(stems, word));
  }

  /** Whether one thing goes with another is told where both are named in one breath; a text that has each somewhere is about something else. */
  private isOfBoth({ kind, title, body }: Entry, { ofTopic }: Stems): boolean {
    const { two } = this;
    if (!two) return true;
    const hasOne = (stems: ReadonlySet<string>) => (words: readonly AskedWord[]) =>
      words.some((word) => has(stems, word));
    const hasBoth = (stems: ReadonlySet<string>) => two.every(hasOne(stems));
    const isTopic =
      kind === 'handbook' && two.some(hasOne(new Set(termsOf(title)))) && hasBoth(ofTopic);
    return isTopic || body.split('\n').some((line) => hasBoth(new Set(termsOf(line))));
  }

  /** 'How do I start a job', 'where do I see my jobs': what is done with it, and jobs. */
  private isNamed({ ofTitle, ofTopic }: Stems): boolean {
    const title = new Set(ofTitle);
    const acts = this.beside.filter((word) => word.isAct && has(title, word));
    return (
      acts.length + this.wanted.length > 1 &&
      this.wanted.every((word) => has(ofTopic, word)) &&
      [...acts, ...this.wanted].some((word) => has(title, word))
    );
  }

  private hasTitle({ ofTitle }: Stems): boolean {
    const asked = new Set(this.wanted.flatMap(({ forms }) => forms));
    return (
      ofTitle.length > 0 &&
      ofTitle.length <= this.wanted.length &&
      ofTitle.every((stem) => asked.has(stem))
    );
  }

  /** A post speaks of many things: what is not its topic must stand beside another word of the question. */
  private isTogether({ kind, body }: Entry, { ofTopic }: Stems): boolean {
    const elsewhere = this.telling.filter((word) => !has(ofTopic, word));
    if (kind !== 'post' || elsewhere.length === 0) return true;
    const sentences = body.split(/[.!?]\s/).map((sentence) => new Set(termsOf(sentence)));
    return elsewhere.every((word) =>
      sentences.some(
        (stems) =>
          has(stems, word) && this.telling.some((other) => other !== word && has(stems, other)),
      ),
    );
  }

  private weightOf(words: readonly AskedWord[]): number {
    return words.reduce(
      (sum, { forms: [stem = ''] }) => sum + Math.min(this.words.weigh(stem), MOST),
      0,
    );
  }
}
