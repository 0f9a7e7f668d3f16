import { lines, type Answer } from '../answers/answer.js';
import { NONE_OPEN } from '../answers/drafts.texts.js';
import type { Drafted } from '../tools/draft-appointment.js';
import type { ToolResult } from '../tools/tool.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { appointmentOf, eachOf, type FoundAppointment, type Which } from './appointments.js';
import type { Bench } from './call.js';
import type { Request } from './request.js';
import { says, slotWords, SUGGESTIONS } from './says.js';

export interface Drafting {
  draft: (found: FoundAppointment) => Promise<ToolResult<Drafted>>;
  words: {
    draft(draft: string): string;
    /** Heading above several drafts. */
    drafts(shown: number, of: number): string;
    end: string;
    /** The request again, for one of several matching appointments. */
    again(name: string, slot: string): string;
  };
  /** Whether the appointment's status still allows the change. */
  isOpen: (found: FoundAppointment) => boolean;
}

/** Card for the one matching appointment. */
async function draftOne(
  which: Which,
  bench: Bench,
  request: Request,
  { draft, words }: Drafting,
): Promise<Answer> {
  const { language } = request;
  const chosen = await appointmentOf(which, bench, request, (each) =>
    words.again(each.customer, slotWords(each, language)),
  );
  if ('problem' in chosen) return chosen.problem;
  const { data, sources, card } = await draft(chosen.found);
  const text = lines(words.draft(plain(data.draft)), `\n${words.end}`);
  return { text, sources, suggestions: SUGGESTIONS[language], cards: card && [card] };
}

/** Card for each matching appointment, up to the limit of an answer. */
async function draftEach(
  which: Which,
  bench: Bench,
  { language }: Request,
  { draft, words, isOpen }: Drafting,
): Promise<Answer> {
  const all = await eachOf(which, bench, language);
  if ('problem' in all) return all.problem;
  const found = all.found.filter(isOpen);
  if (found.length === 0) return says(NONE_OPEN[language], language);
  const drafts = [];
  for (const one of found.slice(0, bench.mostCards)) drafts.push(await draft(one));
  const [only] = found.length === 1 ? drafts : [];
  const rows = drafts.map(({ data }) => `- ${plain(data.draft)}`);
  const head = only
    ? [words.draft(plain(only.data.draft))]
    : [words.drafts(drafts.length, found.length + all.notShown), '', ...rows];
  return {
    text: lines(...head, `\n${words.end}`),
    sources: drafts[0]?.sources ?? [],
    suggestions: SUGGESTIONS[language],
    cards: drafts.flatMap(({ card }) => card ?? []),
  };
}

const OF_MANY = new Set(['each', 'listed']);
/** Cards for one or for all appointments that a request names. */
export function drafts(which: Which, bench: Bench, request: Request, drafting: Drafting) {
  const { whom } = which;
  const areMany = whom?.kind === 'last' ? whom.isMany : OF_MANY.has(whom?.kind ?? '');
  return ((which.isAll ?? areMany) ? draftEach : draftOne)(which, bench, request, drafting);
}
