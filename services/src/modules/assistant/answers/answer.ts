import type { Principal } from '../../../platform/tenancy/context.js';
import type { ChatCard } from '../dto/card.dto.js';
import type { ChatSource } from '../dto/chat.dto.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { Plan } from '../plan/plan.js';
import type { Meaning, Told } from '../understood/told.js';
import { escapeMarkdown as plain } from '../words/text.js';
import type { Tool, ToolResult } from '../tools/tool.js';

export interface Answer {
  text: string;
  sources: ChatSource[];
  suggestions: string[];
  cards?: ChatCard[];
  /** Says only that it does not know. */
  isNo?: true;
  /** A draft is asked for, and something about it asked back. */
  isOpen?: true;
  /** What was understood, where it is of the records. */
  plan?: Plan;
  /** The same with what was found, for what comes beside the words. */
  told?: Told;
  /** What the last of several questions meant. */
  meaning?: Meaning;
}

/** What an answer is made with: tools in the name of whoever asks. */
export interface Desk {
  who: Principal;
  /** Today in the business's zone, and what the clock there shows: '18:10'. */
  today: string;
  now: string;
  /** What the question before meant, where that came with this one. */
  meant?: Plan;
  /** Says to the person what is being done. */
  tell(label: string): void;
  use<A, D extends object>(tool: Tool<A, D>, args: A): Promise<ToolResult<D>>;
}

/** A row for each who could be meant. */
export const personRow = ({ id, name, vehicle }: Person): string =>
  `- [**${plain(name)}**](/contacts/${id})${vehicle ? `, ${plain(vehicle)}` : ''}`;

export const lines = (...all: string[]) => all.join('\n');

/** Several answers as one; what follows up goes on from the last of the records. */
export function together(answers: readonly [Answer, ...Answer[]]): Answer {
  const [first] = answers;
  const sources = new Map(
    answers.flatMap((each) => each.sources.map((source) => [source.url, source])),
  );
  const { told: _told, ...rest } = first;
  return {
    ...rest,
    meaning: answers.findLast(({ told }) => told)?.told,
    // Two questions may have one answer.
    text: [...new Set(answers.map(({ text }) => text))].join('\n\n'),
    sources: [...sources.values()],
    cards: answers.flatMap(({ cards = [] }) => cards),
  };
}
