import { lines, type Answer } from '../../basic/answer.js';
import type { Language } from '../../plan/plan.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import type { Token } from '../../language/tokens.js';
import { escapeMarkdown as plain } from '../../text.js';
import type { Drafted } from '../../tools/draft-appointment.js';
import type { ToolResult } from '../../tools/tool.js';
import { saidLeft, usualSuggestions, type Workbench } from '../action.js';
import type { Named } from './read.js';
import { ALL, toldOf, type Asked } from './told.js';
import { appointmentOf, appointmentsOf, slotWords } from './which.js';

const DAY =
  /^(?:\p{L}+days?|todays?|tomorrows?|tomorrow|today|morning|afternoon|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy)$/u;
const SEVERAL =
  /^(?:jobs|appointments|appts|bookings|visits|details|customers|cars|citas|trabajos|reservas)$/;
/** 'My Saturday jobs' are all of them: several are named, and none of them. */
export const allIn = (tokens: readonly Token[]) => ALL.in(tokens) ?? severalIn(tokens);

function severalIn(tokens: readonly Token[]): { at: number; length: number } | undefined {
  const at = tokens.findIndex(({ word }) => SEVERAL.test(word));
  const isOwn = /^(?:my|our|the|mis|las|los)$/.test(tokens[0]?.word ?? '');
  const others = tokens.filter((_, index) => index !== at && index !== 0);
  const isOfDays =
    others.length > 0 &&
    others.every(
      ({ word }) => DAY.test(word) || /^(?:on|for|this|next|in|the|del|de|el)$/.test(word),
    );
  return isOwn && at > 0 && isOfDays ? { at: 0, length: 1 } : undefined;
}

/** 'All of fridays' are those of one Friday. */
export const ofOneDay = (tokens: readonly Token[]): Token[] =>
  tokens.map((token) =>
    weekdayOf(token.word.replace(/s$/, '')) === undefined
      ? token
      : { ...token, word: token.word.replace(/s$/, '') },
  );

/** Days that end, and whose: 'everything' alone is more than anybody means. */
export const isOfDays = ({ when, stranger, whom }: Named) =>
  stranger === undefined &&
  // 'All of Derek's' are as many as he has.
  ((when.from !== undefined && when.to !== undefined) || whom?.kind === 'people');

interface Drafting {
  draft: (appointmentId: string) => Promise<ToolResult<Drafted>>;
  words: {
    draft: (draft: string) => string;
    /** Above several. */
    drafts: (shown: number, of: number) => string;
    end: string;
    /** Asks the same for one of those that could be meant. */
    again: (name: string, slot: string) => string;
  };
}

/** A card for the one appointment that is meant. */
export async function draftOne(
  which: Asked,
  bench: Workbench,
  language: Language,
  { draft, words }: Drafting,
): Promise<Answer> {
  const chosen = await appointmentOf(which, bench, language, (each) =>
    words.again(each.customer, slotWords(each, language)),
  );
  if ('problem' in chosen) return chosen.problem;
  const { data, sources, card } = await draft(chosen.found.id);
  const text = lines(
    words.draft(plain(data.draft)),
    ...saidLeft(which.left, language),
    `\n${words.end}`,
  );
  return { text, sources, suggestions: usualSuggestions(language), cards: card && [card] };
}

/** A card for each appointment that is meant, as many as a screen takes. */
export async function draftEach(
  which: Asked,
  bench: Workbench,
  language: Language,
  { draft, words }: Drafting,
): Promise<Answer> {
  const each = which.whom?.kind === 'last' ? toldOf : appointmentsOf;
  const all = await each(which, bench, language);
  if ('problem' in all) return all.problem;
  const drafts = [];
  for (const { id } of all.found.slice(0, bench.mostCards)) drafts.push(await draft(id));
  const count = all.found.length + all.notShown;
  const [only] = count === 1 ? drafts : [];
  const rows = drafts.map(({ data }) => `- ${plain(data.draft)}`);
  const head = [words.drafts(drafts.length, count), '', ...rows];
  const text = lines(
    // One alone is asked as one that is named.
    ...(only ? [words.draft(plain(only.data.draft))] : head),
    ...saidLeft(which.left, language),
    `\n${words.end}`,
  );
  const cards = drafts.flatMap(({ card }) => card ?? []);
  const sources = drafts[0]?.sources ?? [];
  return { text, sources, suggestions: usualSuggestions(language), cards };
}
