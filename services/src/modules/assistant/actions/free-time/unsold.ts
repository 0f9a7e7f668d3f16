import type { Answer } from '../../answers/answer.js';
import type { Language, Period } from '../../plan/plan.js';
import { MOST_ROWS } from '../../plan/plan.schema.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { PAGES } from '../../plan/pages.js';
import { action, says, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import type { Request } from '../request.js';
import { isOnlyOf } from '../../words/only-of.js';
import { withoutDays } from '../whole-words.js';

/** Which services nobody had, or booked, in some days: those offered, less those of their jobs. */
export interface UnsoldPlan {
  do: 'unsold';
  /** None: ever. */
  period?: Period;
}

const SERVICE = new Phrases('service|services|package|packages', 'servicio|servicios|paquete');
const NOBODY = new Phrases(
  'nobody|no one|noone|not one person|not a single person|no customer|no customers|zero|no|not|never|none|without|hasnt|havent|have not|has not|didnt|did not|wasnt|werent|arent|isnt|dont|doesnt',
  'nadie|ningun cliente|no|sin|nunca|cero',
);
const SOLD = new Phrases(
  'book|books|booked|booking|bookings|buy|buys|buying|bought|sell|sells|selling|sold|order|orders|ordered|ordering|do|does|did|doing|done|get|gets|got|gotten|getting|want|wants|wanted|have|has|had|used|picked|asked for|requested|jobs|job|sales|appointments',
  'pidio|pidieron|piden|pide|reservo|reservaron|compro|compraron|vendio|vendieron|vendido|hicimos|hecho|trabajos|citas|ventas|quiso',
);
const FILLER = new Phrases(
  'which|what|whats|list|show|show me|how many|any|is|are|there|a|an|the|my|our|that|have|has|had|been|we|i|us|with|one|ones|ever|yet|at all|so far|for|in|of|on|did|do|were|was|all|single',
  'que|cuales|cual|cuantos|hay|los|las|el|la|mis|nuestros|se|han|ha|hemos|sido|con|de|en|este|un',
);

/** Undefined where a word says anything else: nothing of it is left out. */
export async function readUnsold(request: Request): Promise<UnsoldPlan | undefined> {
  // Whom the words name is looked up only where they may ask for this.
  if (!SERVICE.in(request.tokens) || !NOBODY.in(request.tokens)) return undefined;
  const said = await withoutDays(request);
  const service = said && SERVICE.in(said.words);
  const nobody = said && NOBODY.in(said.words);
  // 'Who has not booked a service' asks for people: what is not had comes first.
  if (!service || !nobody || nobody.at < service.at) return undefined;
  const { words } = said;
  const before = words.slice(0, service.at);
  const after = words.slice(service.at + service.length);
  const isSold = SOLD.in(after) !== undefined;
  if (!isSold || !isOnlyOf([FILLER], before) || !isOnlyOf([NOBODY, SOLD, FILLER], after)) {
    return undefined;
  }
  const period = said.days?.resolve({ today: request.today, looks: 'back' });
  const isEver = period?.from === undefined && period?.to === undefined;
  return { do: 'unsold', ...(!isEver && { period }) };
}

const WORDS: Record<Language, Record<'none' | 'some', (of: string, days: string) => string>> = {
  en: {
    none: (of, days) => `Each of your **${of} services** was booked, ${days}.`,
    some: (of, days) => `**Not booked: ${of} services**, ${days}:`,
  },
  es: {
    none: (of, days) => `Cada uno de sus **${of} servicios** se reservó, ${days}.`,
    some: (of, days) => `**Sin reservar: ${of} servicios**, ${days}:`,
  },
};
const OF: Record<Language, string> = { en: 'of', es: 'de' };

async function answer(
  { period }: UnsoldPlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer | undefined> {
  const { data } = await bench.use(bench.tools.listServices, {});
  const { groups, days } = await bench.plans.run(bench.who, {
    ...{ want: 'value', measure: 'jobs', filters: [], group: 'service' },
    ...{ period: period ?? { to: bench.today }, limit: MOST_ROWS },
  });
  // Of more than are looked at nobody knows which are none of them.
  if (!groups || groups.count > groups.rows.length || data.services.length === 0) return undefined;
  const booked = new Set(groups.rows.map(({ key }) => key.toLowerCase()));
  const unsold = data.services.filter(({ name }) => !booked.has(name.toLowerCase()));
  const all = data.services.length;
  const said = days?.[language] ?? '';
  const text =
    unsold.length === 0
      ? WORDS[language].none(String(all), said)
      : [
          WORDS[language].some(`${unsold.length} ${OF[language]} ${all}`, said),
          '',
          ...unsold.map(({ name }) => `- **${plain(name)}**`),
        ].join('\n');
  return { ...says(text, language), sources: [PAGES.services] };
}

export const unsold = action({ name: 'unsold', read: readUnsold, run: answer });
