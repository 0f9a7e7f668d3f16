import type { Principal } from '../../../platform/tenancy/context.js';
import type { ChatCard } from '../dto/card.dto.js';
import type { ChatSource } from '../dto/chat.dto.js';
import type { ListRow } from '../dto/understood.dto.js';
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
  /** The answer only says that it does not know. */
  isNo?: true;
  /** A draft was requested, and the answer asks for a detail. */
  isOpen?: true;
  /** Plan of the question, if it is about the records. */
  plan?: Plan;
  /** Rows that the text lists, if it has no plan. */
  rows?: ListRow[];
  /** Plan and result, for what is shown beside the text. */
  told?: Told;
  /** Plan of the last of several questions. */
  meaning?: Meaning;
}

/** Context of an answer. It runs tools as the person who asks. */
export interface Desk {
  who: Principal;
  /** Date and time in the business's time zone; the time as '18:10'. */
  today: string;
  now: string;
  /** Plan of the previous question, if the request has it. */
  meant?: Plan;
  /** Shows progress to the person. */
  tell(label: string): void;
  use<A, D extends object>(tool: Tool<A, D>, args: A): Promise<ToolResult<D>>;
}

/** Row of a list of possible contacts. */
export const personRow = ({ id, name, vehicle }: Person): string =>
  `- [**${plain(name)}**](/contacts/${id})${vehicle ? `, ${plain(vehicle)}` : ''}`;

export const lines = (...all: string[]) => all.join('\n');

/** Joins several answers. A follow-up continues from the last one with a plan. */
export function together(answers: readonly [Answer, ...Answer[]]): Answer {
  const [first] = answers;
  const sources = new Map(
    answers.flatMap((each) => each.sources.map((source) => [source.url, source])),
  );
  const { told: _told, rows: _rows, ...rest } = first;
  return {
    ...rest,
    meaning: answers.findLast(({ told }) => told)?.told,
    // Two questions may have one answer.
    text: [...new Set(answers.map(({ text }) => text))].join('\n\n'),
    sources: [...sources.values()],
    cards: answers.flatMap(({ cards = [] }) => cards),
  };
}
