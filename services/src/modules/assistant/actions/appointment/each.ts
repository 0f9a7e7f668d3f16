import { lines, type Answer } from '../../basic/answer.js';
import type { Language } from '../../plan/plan.js';
import { numberOf } from '../../language/periods/rule.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import type { Token } from '../../language/tokens.js';
import type { ListedJob } from '../../plan/lists.js';
import { escapeMarkdown as plain } from '../../text.js';
import type { Drafted } from '../../tools/draft-appointment.js';
import type { ToolResult } from '../../tools/tool.js';
import { saidLeft, says, usualSuggestions, type Workbench } from '../action.js';
import { Phrases } from '../phrases.js';
import type { Whom } from '../whom.js';
import { toldJobs } from './answered.js';
import type { Named } from './read.js';
import { appointmentOf, appointmentsOf, slotWords, unknownWhich, type Which } from './which.js';

/** Each that is booked on some days. */
export const ALL = new Phrases(
  'all|all of|both|both of|everything|every|everyone|everybody|whatever|anything|the whole',
  'todo|todos|todas|todo lo|ambos|ambas|los dos|las dos',
);

const THEM =
  /^(?:of|the|las|los|them|those|these|jobs|appointments|appts|bookings|ellos|ellas|esos|esas|citas|trabajos)$/;
const POINTS = /^(?:las|los|them|those|these|ellos|ellas|esos|esas)$/;
const BOTH = /^(?:both|ambos|ambas)$/;
const ALONE = /^(?:all|both|ambos|ambas|todos|todas)$/;
/** 'Them all', 'both of those', 'all three', and nothing else: each of the jobs that were told, or so many. */
export function themAllIn(tokens: readonly Token[]): Whom | undefined {
  const all = ALL.in(tokens);
  const rest = all ? without(tokens, all) : tokens;
  const [number] = rest.flatMap(({ word }) => numberOf(word) ?? []);
  const isThem = rest.every(({ word }) => THEM.test(word) || numberOf(word) !== undefined);
  // 'Everything' and 'all appointments' are more than were told.
  const isAlone = rest.length === 0 && tokens.every(({ word }) => ALONE.test(word));
  const isPointed =
    isAlone ||
    number !== undefined ||
    tokens.some(({ word }) => POINTS.test(word) || BOTH.test(word));
  if (!isThem || !isPointed) return undefined;
  const count = tokens.some(({ word }) => BOTH.test(word)) ? 2 : number;
  return { kind: 'last', isEach: true, isMany: true, ...(count !== undefined && { count }) };
}

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

export const without = <T>(all: readonly T[], { at, length }: { at: number; length: number }) => [
  ...all.slice(0, at),
  ...all.slice(at + length),
];

/** Days that end, and whose: 'everything' alone is more than anybody means. */
export const isOfDays = ({ when, stranger }: Named) =>
  stranger === undefined && when.from !== undefined && when.to !== undefined;

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

type Asked = Which &
  Pick<Named, 'left'> & {
    /** Of those that were told: whether it can still be done with it. */
    isOpen?: (job: ListedJob, today: string) => boolean;
  };

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

const NONE: Record<Language, string> = {
  en: 'None of those is still open for that.',
  es: 'Ninguna de esas sigue abierta para eso.',
};

/** Each that was told, where so many were. */
async function toldOf(
  { whom, isOpen }: Asked,
  bench: Workbench,
  language: Language,
): Promise<{ found: readonly { id: string }[]; notShown: number } | { problem: Answer }> {
  const told = await toldJobs(bench);
  const count = whom?.kind === 'last' ? whom.count : undefined;
  if (!told || (count !== undefined && count !== told.jobs.length))
    return { problem: unknownWhich(language) };
  const found = told.jobs.filter((job) => isOpen?.(job, bench.today) ?? true);
  return found.length === 0
    ? { problem: says(NONE[language], language) }
    : { found, notShown: told.notShown };
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
  const text = lines(
    words.drafts(drafts.length, all.found.length + all.notShown),
    '',
    ...drafts.map(({ data }) => `- ${plain(data.draft)}`),
    ...saidLeft(which.left, language),
    `\n${words.end}`,
  );
  const cards = drafts.flatMap(({ card }) => card ?? []);
  const sources = drafts[0]?.sources ?? [];
  return { text, sources, suggestions: usualSuggestions(language), cards };
}
