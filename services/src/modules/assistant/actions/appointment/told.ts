import type { Answer } from '../../answers/answer.js';
import { numberOf } from '../../language/periods/rule.js';
import type { Token } from '../../words/tokens.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import type { ListedJob } from '../../plan/lists.js';
import type { Language } from '../../plan/plan.js';
import { says, type Workbench } from '../action.js';
import { without } from '../../words/without.js';
import { Phrases } from '../../words/phrases.js';
import type { Whom } from '../whom/place.js';
import { toldJobs } from './answered.js';
import type { Named } from './read.js';
import { unknownWhich, type Which } from './which.js';
import { wordSet } from '../../words/word-set.js';

/** Each that is booked on some days. */
export const ALL = new Phrases(
  'all|all of|both|both of|everything|every|everyone|everybody|anyone|anybody|whoever|whatever|anything|the whole|the whole day|whole day|the entire day|my whole day|the full day',
  'todo|todos|todas|todo lo|todo el dia|ambos|ambas|los dos|las dos',
);

const THEM = wordSet(
  'of|the|las|los|them|those|these|jobs|appointments|appts|bookings|ellos|ellas|esos|esas|citas|trabajos',
);
const POINTS = wordSet('las|los|them|those|these|ellos|ellas|esos|esas');
const BOTH = wordSet('both|ambos|ambas');
/** 'The 830' is a time, and not so many. */
const MOST = 100;
const countOf = (word: string) => {
  const count = numberOf(word);
  return count !== undefined && count < MOST ? count : undefined;
};
const ALONE = wordSet('all|both|ambos|ambas|todos|todas');
/** 'Them all', 'both of those', 'all three', and nothing else: each of the jobs that were told, or so many. */
export function themAllIn(tokens: readonly Token[]): Whom | undefined {
  const all = ALL.in(tokens);
  const rest = all ? without(tokens, all) : tokens;
  const [number] = rest.flatMap(({ word }) => countOf(word) ?? []);
  const isThem = rest.every(({ word }) => THEM.has(word) || countOf(word) !== undefined);
  // 'Everything' and 'all appointments' are more than were told.
  const isAlone =
    all !== undefined && rest.length === 0 && tokens.every(({ word }) => ALONE.has(word));
  const isPointed =
    isAlone ||
    number !== undefined ||
    tokens.some(({ word }) => POINTS.has(word) || BOTH.has(word));
  if (!isThem || !isPointed) return undefined;
  const count = tokens.some(({ word }) => BOTH.has(word)) ? 2 : number;
  return { kind: 'last', isEach: true, isMany: true, ...(count !== undefined && { count }) };
}

/** Which are meant, and what was left of the request. */
export type Asked = Which &
  Pick<Named, 'left'> & {
    /** Of all of them, none of these people's. */
    kept?: readonly Person[];
    /** Only those that are so far. */
    statuses?: readonly string[];
    /** Of those that were told: whether it can still be done with it. */
    isOpen?: (job: ListedJob, today: string) => boolean;
  };

const NONE: Record<Language, string> = {
  en: 'None of those is still open for that.',
  es: 'Ninguna de esas sigue abierta para eso.',
};

/** Each that was told, where so many were. */
export async function toldOf(
  { whom, isOpen }: Asked,
  bench: Workbench,
  language: Language,
): Promise<{ found: readonly ListedJob[]; notShown: number } | { problem: Answer }> {
  const told = await toldJobs(bench);
  const count = whom?.kind === 'last' ? whom.count : undefined;
  if (!told || (count !== undefined && count !== told.jobs.length))
    return { problem: unknownWhich(language) };
  const found = told.jobs.filter((job) => isOpen?.(job, bench.today) ?? true);
  return found.length === 0
    ? { problem: says(NONE[language], language) }
    : { found, notShown: told.notShown };
}
