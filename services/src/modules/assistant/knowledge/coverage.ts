import type { AskedWord } from './asked-words.js';
import { saysAspects } from './aspects.js';
import type { Entry, Stems } from './library.js';

/** How much of what is asked must be in the title or the keywords: the rest may stand anywhere in the text. */
const TOPIC = 0.5;
/** How much of it the nearest one has, when none has all. */
const NEAR = 0.5;

const has = (stems: ReadonlySet<string>, { forms }: AskedWord) =>
  forms.some((form) => stems.has(form));

/** What of a question a text has. An answer has all of it. */
export class Coverage {
  /** What is asked: where that is all aside, it is the question. */
  private readonly wanted: readonly AskedWord[];

  /** `weigh` says how much a stem tells. */
  constructor(
    private readonly question: string,
    asked: readonly AskedWord[],
    private readonly weigh: (stem: string) => number,
  ) {
    const wanted = asked.filter(({ isAside }) => !isAside);
    this.wanted = wanted.length > 0 ? wanted : asked;
  }

  isAnswered(entry: Entry, stems: Stems): boolean {
    return (
      this.lackingIn(stems).length === 0 &&
      this.wanted.every((word) => !word.isAct || has(stems.ofTopic, word)) &&
      this.isOfTopic(stems, this.wanted) &&
      saysAspects(this.question.toLowerCase(), entry.body)
    );
  }

  /** The words that it has nothing about, where it has most of the others. */
  nearly(stems: Stems): string[] | undefined {
    const lacking = this.lackingIn(stems);
    const had = this.wanted.filter((word) => !lacking.includes(word));
    const isNear = this.weightOf(had) >= NEAR * this.weightOf(this.wanted);
    return lacking.length > 0 && isNear && this.isOfTopic(stems, had)
      ? lacking.map(({ raw }) => raw)
      : undefined;
  }

  private lackingIn({ all }: Stems): AskedWord[] {
    return this.wanted.filter((word) => !has(all, word));
  }

  private isOfTopic({ ofTopic }: Stems, words: readonly AskedWord[]): boolean {
    const named = words.filter((word) => has(ofTopic, word));
    return named.length > 0 && this.weightOf(named) >= TOPIC * this.weightOf(words);
  }

  private weightOf(words: readonly AskedWord[]): number {
    return words.reduce((sum, { forms: [stem = ''] }) => sum + this.weigh(stem), 0);
  }
}
