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
    /** Above several. */
    drafts(shown: number, of: number): string;
    end: string;
    /** The same request for one of those that could be meant. */
    again(name: string, slot: string): string;
  };
  /** Statuses for which it can still be done. */
  isOpen: (found: FoundAppointment) => boolean;
}

/** A card for the one appointment that is meant. */
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

/** A card for each appointment that is meant, as many as a screen takes. */
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
/** Cards for the appointment, or for each, that a request names. */
export function drafts(which: Which, bench: Bench, request: Request, drafting: Drafting) {
  const { whom } = which;
  const areMany = whom?.kind === 'last' ? whom.isMany : OF_MANY.has(whom?.kind ?? '');
  return ((which.isAll ?? areMany) ? draftEach : draftOne)(which, bench, request, drafting);
}
