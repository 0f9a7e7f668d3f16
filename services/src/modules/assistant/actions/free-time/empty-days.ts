import { addDays, daysBetween } from '../../../../platform/time/zone.js';
import { lines, type Answer } from '../../answers/answer.js';
import { everyOf } from '../../words/every-of.js';
import type { Language, Period } from '../../plan/plan.js';
import { MOST_ROWS } from '../../plan/plan.schema.js';
import { saidLongDay } from '../../plan/say/day.js';
import { saidStretch } from '../../plan/say/stretch.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { PAGES } from '../../plan/pages.js';
import { action, says, type Workbench } from '../action.js';
import { nearest } from '../whom/days-of-people.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { isOnlyOf } from '../../words/only-of.js';
import { withoutDays } from '../whole-words.js';

/** On which days there is no job: a split by day has only those with one. */
export interface EmptyDaysPlan {
  do: 'empty days';
  from: string;
  to: string;
  said?: Period['said'];
}

const DAYS = new Phrases('day|days', 'day|days|dia|dias');
const THINGS = 'jobs|job|appointments|appointment|cars|work|bookings';
const EMPTY = new Phrases(
  [
    everyOf('am|are|do|does|have|', 'i|we', 'have|', 'off'),
    'empty|wide open|completely open|totally open|completely free|totally free|all free',
    everyOf('without|without any|without a|no|zero|not any|not have any', THINGS),
    everyOf('free|open|clear', 'all|the whole|the entire|a whole'),
    everyOf('nothing', 'booked|scheduled|on|going on|on the books|on the calendar|'),
  ].join('|'),
  [
    'vacio|vacios|vacia|completamente libre|completamente libres',
    everyOf('sin|no hay|no tengo|no tenemos|no tuve|no tuvimos', 'trabajos|trabajo|citas|nada'),
  ].join('|'),
);
const FILLER = new Phrases(
  'which|what|when|list|show|show me|how many|any|is|are|was|were|there|a|an|the|my|our|that|with|have|has|had|do|did|we|i|in|on|of|for|still|were there|do we have|do i have|completely|totally',
  'que|hubo|tuve|tuvimos|estan|esta|estuvo|estuvieron|con|cuales|cual|cuantos|hay|los|las|el|la|mis|nuestros|tengo|tenemos|un|algun|de|en',
);

const WERE = new Phrases('did|had|was|were', 'tuve|tuvimos|estuvo|estuvieron|hubo');

/** Undefined where a word says anything else: nothing of it is left out. */
export async function readEmptyDays(request: Request): Promise<EmptyDaysPlan | undefined> {
  const { tokens, today } = request;
  // What else the words mean is looked up only where they may ask for this.
  if (!DAYS.in(tokens) || !EMPTY.in(tokens)) return undefined;
  const said = await withoutDays(request);
  const days = said && DAYS.in(said.words);
  if (!days || !EMPTY.in(said.words)) return undefined;
  const rest = [...said.words.slice(0, days.at), ...said.words.slice(days.at + days.length)];
  if (!EMPTY.in(rest) || !isOnlyOf([EMPTY, FILLER], rest)) return undefined;
  const period = said.days && nearest(said.days, today, WERE.in(tokens) !== undefined);
  return { do: 'empty days', ...stretchOf(period, today) };
}

const USUAL_DAYS = 14;
/** Days without an end are looked at for so long. */
function stretchOf({ from, to, said }: Period = {}, today: string) {
  const first = from ?? (to !== undefined && to < today ? firstOf(to) : today);
  return { from: first, to: to ?? addDays(first, USUAL_DAYS - 1), said };
}
const firstOf = (to: string) => addDays(to, 1 - USUAL_DAYS);

const WORDS: Record<
  Language,
  {
    some(count: number, days: string): string;
    none(days: string): string;
    closed: string;
    long: string;
    more(count: number): string;
  }
> = {
  en: {
    some: (count, days) => `**${count} ${count === 1 ? 'day' : 'days'} without a job**, ${days}:`,
    none: (days) => `There is a job on each day that you are open, ${days}.`,
    closed: 'Of days that are over, those on which you were closed are among them.',
    long: 'I can look for days without a job in a month or so at a time: please ask for fewer days.',
    more: (count) => `- …and ${count} more`,
  },
  es: {
    some: (count, days) => `**${count} ${count === 1 ? 'día' : 'días'} sin trabajos**, ${days}:`,
    none: (days) => `Hay un trabajo cada día que abre, ${days}.`,
    closed: 'De los días que ya pasaron, también están los que estuvo cerrado.',
    long: 'Puedo buscar días sin trabajos en un mes más o menos: pregunte por menos días, por favor.',
    more: (count) => `- …y ${count} más`,
  },
};

const SHOWN = 14;
const SHORTEST_MINUTES = 15;

async function run(
  { from, to, said }: EmptyDaysPlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer> {
  const words = WORDS[language];
  if (daysBetween(from, to) >= MOST_ROWS) return says(words.long, language);
  const { groups } = await bench.plans.run(bench.who, {
    ...{ want: 'value', measure: 'jobs', filters: [], group: 'day' },
    ...{ period: { from, to }, limit: MOST_ROWS },
  });
  const busy = new Set(groups?.rows.map(({ key }) => key));
  const open = await openDays({ from, to }, bench);
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at));
  const empty = days.filter((day) => !busy.has(day) && (day < bench.today || open.has(day)));
  const stretch = saidStretch({ from, to }, said, false)[language];
  const rows = empty.slice(0, SHOWN).map((day) => `- ${plain(saidLongDay(day, language))}`);
  const more = empty.length - rows.length;
  const text =
    empty.length === 0
      ? words.none(stretch)
      : lines(
          words.some(empty.length, stretch),
          '',
          ...rows,
          ...(more > 0 ? [words.more(more)] : []),
          ...(from < bench.today ? ['', words.closed] : []),
        );
  return { ...says(text, language), sources: [PAGES.appointments] };
}

/** On which somebody is at work, and has time. */
async function openDays({ from, to }: { from: string; to: string }, bench: Workbench) {
  if (to < bench.today) return new Set<string>();
  const { data } = await bench.use(bench.tools.findFreeTime, {
    ...{ from: from < bench.today ? bench.today : from, to, minutes: SHORTEST_MINUTES },
  });
  return new Set(data.dates);
}

export const emptyDays = action({ name: 'empty days', read: readEmptyDays, run });
