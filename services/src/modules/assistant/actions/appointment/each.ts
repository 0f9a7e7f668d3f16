import { lines, type Answer } from '../../answers/answer.js';
import { everyOf } from '../../words/every-of.js';
import type { Language } from '../../plan/plan.js';
import { weekdayOf } from '../../language/periods/weekdays.js';
import type { Token } from '../../words/tokens.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { Drafted } from '../../tools/draft-appointment.js';
import type { ToolResult } from '../../tools/tool.js';
import { saidLeft, says, withLeft, usualSuggestions, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { areDays } from '../../language/told/first-parts.js';
import { namedIn, type Named } from './read.js';
import { ALL, toldOf, type Asked } from './told.js';
import { without } from '../../words/without.js';
import {
  appointmentOf,
  appointmentsOf,
  saidAlready,
  slotWords,
  type FoundAppointment,
} from './which.js';
import { wordSet } from '../../words/word-set.js';

const DAY = wordSet(
  'tomorrow~|morning~|afternoon~|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|hoy',
);
/** 'Fridays', 'todays'; 'Sats' is one as well. */
const isDayWord = (word: string) =>
  DAY.has(word) || /.days?$/.test(word) || weekdayOf(word.replace(/s$/, '')) !== undefined;
const NEXT = wordSet('next|this|proximo');
const SEVERAL = wordSet(
  'jobs|appointments|appts|bookings|visits|details|customers|cars|citas|trabajos|reservas',
);
/** 'My Saturday jobs' are all of them: several are named, and none of them. */
export const allIn = (tokens: readonly Token[]) => ALL.in(tokens) ?? severalIn(tokens);

function severalIn(said: readonly Token[]): { at: number; length: number } | undefined {
  // 'Next Fridays jobs'
  const isNext = NEXT.has(said[0]?.word ?? '') && isDayWord(said[1]?.word ?? '');
  if (isNext) {
    const found = severalIn(said.slice(1));
    return found && { ...found, at: found.at + 1 };
  }
  const tokens = said;
  const at = tokens.findIndex(({ word }) => SEVERAL.has(word));
  const first = tokens[0]?.word ?? '';
  // 'Sats jobs'
  const isDay = isDayWord(first);
  const isOwn = isDay || wordSet('my|our|the|mis|las|los').has(first);
  const others = tokens.filter((_, index) => index !== at && (index !== 0 || isDay));
  const isOfDays =
    others.length > 0 &&
    others.every(
      ({ word }) => isDayWord(word) || wordSet('on|for|this|next|in|the|del|de|el').has(word),
    );
  if (!isOwn || at <= 0 || !isOfDays) return undefined;
  return isDay ? { at, length: 1 } : { at: 0, length: 1 };
}

const BUT = new Phrases(
  'except|except for|but|but not|other than|apart from|excluding|besides',
  'excepto|salvo|menos|pero no',
);
/** 'All of Saturday except Linh': what is meant, and who is left as they are; undefined where they are not known. */
export async function keptIn(
  request: Request,
  tokens: readonly Token[],
): Promise<{ rest: readonly Token[]; kept?: readonly Person[] } | undefined> {
  const but = BUT.in(tokens, 1);
  if (!but) return { rest: tokens };
  const behind = tokens.slice(but.at + but.length);
  // 'All but Linh tomorrow': the days are of all of them.
  const days = behind.findIndex((_, at) => at > 0 && areDays(behind.slice(at)));
  const { whom, left } = await namedIn(request, days < 0 ? behind : behind.slice(0, days));
  const isKnown = (whom?.kind === 'people' || whom?.kind === 'several') && left.length === 0;
  const rest = [...tokens.slice(0, but.at), ...(days < 0 ? [] : behind.slice(days))];
  return isKnown ? { rest, kept: whom.people } : undefined;
}

/** 'Who has not confirmed': never those who have. */
export const NOT_CONFIRMED = new Phrases(
  everyOf(
    '|who|that|which',
    'hasnt|havent|has not|have not|isnt|arent|is not|are not|not|didnt|did not|never|still hasnt|still havent|still has not|still have not|has yet to|have yet to',
    '|been|yet|even|to',
    'confirmed|confirm',
    '|yet|back',
  ),
  everyOf(
    '|que',
    'no|aun no|todavia no|no se',
    'ha|han|esta|estan',
    'confirmado|confirmada|confirmados|confirmadas',
  ),
);
const STATUSES: readonly [ReadonlySet<string>, readonly string[]][] = [
  [wordSet('unconfirmed|pendiente~'), ['pending', 'scheduled']],
  [wordSet('pending'), ['pending']],
  [wordSet('confirmed|confirmado~|confirmada~'), ['confirmed']],
];
/** 'All the pending ones': only those, and the words without that. */
export function statusesIn(tokens: readonly Token[]): {
  rest: readonly Token[];
  statuses?: readonly string[];
} {
  const not = NOT_CONFIRMED.in(tokens);
  if (not) return { rest: without(tokens, not), statuses: STATUSES[0]?.[1] };
  for (const [word, statuses] of STATUSES) {
    const rest = tokens.filter((token) => !word.has(token.word));
    if (rest.length < tokens.length) return { rest, statuses };
  }
  return { rest: tokens };
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

/** What is known of each that is meant. */
export type Job = Pick<FoundAppointment, 'id' | 'contactId' | 'date' | 'startTime' | 'status'>;

interface Drafting {
  draft: (job: Job) => Promise<ToolResult<Drafted>>;
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
  if ('problem' in chosen) return withLeft(chosen.problem, which.left, language);
  const { data, sources, card } = await draft(chosen.found);
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
  const { kept = [] } = which;
  const isKept = ({ contactId }: { contactId: string }) => kept.some(({ id }) => id === contactId);
  const found = all.found.filter((job) => !isKept(job) && isOfStatus(job, which.statuses));
  if (found.length === 0) return says(NONE_SO[language], language);
  for (const job of found.slice(0, bench.mostCards)) drafts.push(await draft(job));
  const count = found.length + all.notShown;
  const [only] = count === 1 ? drafts : [];
  const rows = drafts.map(({ data }) => `- ${plain(data.draft)}`);
  const head = [words.drafts(drafts.length, count), '', ...rows];
  const text = lines(
    // One alone is asked as one that is named.
    ...(only ? [words.draft(plain(only.data.draft))] : head),
    ...keptWords(kept, all.found, language),
    ...('already' in all ? saidAlready(all.already ?? [], language) : []),
    ...saidLeft(which.left, language),
    `\n${words.end}`,
  );
  const cards = drafts.flatMap(({ card }) => card ?? []);
  const sources = drafts[0]?.sources ?? [];
  return { text, sources, suggestions: usualSuggestions(language), cards };
}

const isOfStatus = ({ status }: Job, statuses?: readonly string[]) =>
  statuses?.includes(status) ?? true;
const NONE_SO: Record<Language, string> = {
  en: 'None of those is like that.',
  es: 'Ninguna de esas está así.',
};

const KEPT: Record<Language, (names: string) => string> = {
  en: (names) => `\nAs they are: ${names}.`,
  es: (names) => `\nSe quedan como están: ${names}.`,
};
const keptWords = (
  kept: readonly Person[],
  found: readonly { contactId: string }[],
  language: Language,
): string[] => {
  const booked = kept.filter(({ id }) => found.some(({ contactId }) => contactId === id));
  // Of several who are called so those who come are meant; who does not come is left out anyway.
  const names = booked.length > 0 ? booked : kept.slice(0, 1);
  return names.length > 0 ? [KEPT[language](names.map(({ name }) => plain(name)).join(', '))] : [];
};
