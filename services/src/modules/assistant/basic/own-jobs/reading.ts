import { periodAt } from '../../language/periods/index.js';
import { timeAt } from '../../language/periods/times.js';
import { normalized } from '../../language/normalize/normalize.js';
import type { MyJobOfDay } from '../../../scheduling/index.js';
import type { Facet } from '../../answers/own-jobs.answers.js';
import { lookUp } from '../../words/look-up.js';
import { keyedPhrases } from '../../words/keyed-phrases.js';
import { Phrases } from '../../words/phrases.js';
import { folded } from '../../words/tokens.js';

const WORDS = keyedPhrases<Facet>({
  count: 'how many|number of|cuantos|cuantas',
  length: 'how long|how many hours|hours|cuanto dura|cuantas horas',
  end: 'done|finish|end|get off|off work|until when|how late|termino|acabo|salgo|a que hora termino',
  start: 'when|what time|start|begin|arrive|cuando|hora|a que hora|empiezo|entro|what day',
  place: 'where|address|street|go|location|located|directions|live|donde|direccion|vive|voy',
  access: 'gate code|gate|code|lockbox|access|key|get in|codigo|porton|acceso|llave',
  phone: 'phone number|phone|number|call|telefono|numero|celular',
  who: 'who|whos|customer|client|name|quien|cliente|nombre',
  vehicle: 'car|cars|vehicle|truck|color|make|model|carro|coche|vehiculo',
  addons: 'add on|add ons|addons|extras|adicionales',
  service: 'service|doing|which service|package|servicio',
  notes: 'notes|note|special|notas|nota',
  price: 'price|cost|costs|how much|worth|pay|precio|cuesta|cuanto cuesta',
  drive: 'how far|far|drive time|drive|lejos|camino',
  status: 'status|confirmed|estado|confirmado',
  all: 'everything|tell me about|all about|details|info|about|todo',
});

const TURNS = keyedPhrases<Turn>({
  current: 'right now|now|current|working on|ahora',
  next: 'next|after this|after that|siguiente|proximo|proxima|sigue|despues',
  first: 'first|primer|primero|primera',
  second: 'second|segundo|segunda',
  last: 'last|ultimo|ultima',
});
export type Turn = 'current' | 'next' | 'first' | 'second' | 'last';

const LEFT = new Phrases('left|remaining|else|still have|more|queda|quedan');
const ALL_DAYS = new Phrases('all my jobs|all jobs|all of my jobs|every job|todos mis trabajos');
const JOBS = new Phrases(
  'job|jobs|appointment|appointments|stop|stops|schedule|work|working|on|trabajo|trabajos|citas|cita|agenda|have|tengo',
);
const OPENS = new Phrases('and|what about|how about|y|que tal');
const POINTS = new Phrases('it|its|that|there|his|her|their|him|them|that one|ese|esa|su');
const FILLER = new Phrases(
  'what|whats|which|is|are|am|do|does|did|the|a|an|my|our|me|i|we|for|of|at|in|to|with|show|list|give|tell|can|get|one|and|please|whole|day|be|will|should|supposed|from|by|crew|today is|job is|this|hey|ok|so|see|any|has|got|was|s|up|home|place|house|busy|free|off|looking|how|today|then|time|anything|was i|schedule for',
  'que|cual|cuales|es|son|el|la|los|las|mi|mis|de|del|en|para|a|un|una|por|al|con|hay|me|se|y|lo',
);

/** Question about own jobs in which every word was understood. */
export interface Reading {
  facets: readonly Facet[];
  turn?: Turn;
  days?: { from?: string; to?: string };
  /** '14:00-15:00'. */
  span?: string;
  /** Words of a name, vehicle, service or street that one job must contain. */
  words: readonly string[];
  isLeft: boolean;
  isAll: boolean;
  /** Names neither job nor days. */
  isOpen: boolean;
  /** Begins with 'and', so it continues the previous question. */
  isAnd: boolean;
}

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** Words that identify a job. */
export const contentOf = ({ customer, vehicle, service, place }: MyJobOfDay): Set<string> =>
  new Set(
    [customer.name, vehicle?.label ?? '', service, place?.street ?? '']
      .flatMap(wordsOf)
      .filter((word) => word.length > 1 && !FILLER.isAllOf([{ word }])),
  );

const bare = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

const PARTS: Record<string, string> = {
  ...{ morning: '-12:00', afternoon: '12:00-17:00', evening: '17:00-', tarde: '12:00-' },
};
const partAt = (word: string | undefined) => {
  const span = lookUp(PARTS, word);
  return span === undefined ? undefined : { span, length: 1 };
};

/** 'In May' is the month, even if a customer is called May. */
const isLed = (words: readonly string[], at: number) =>
  words[at] === 'may' && words[at - 1] === 'in';

/** Undefined if a word is unknown, because the question may be about something else. */
export function readingOf(
  text: string,
  jobs: readonly MyJobOfDay[],
  today: string,
): Reading | undefined {
  const { tokens } = normalized(text);
  const plain = tokens.map(({ word }) => word);
  const known = new Set(jobs.flatMap((job) => [...contentOf(job)]));
  const facets = new Set<Facet>();
  const words: string[] = [];
  const found: Partial<Reading> & { isPointing?: boolean } = {};
  for (let at = OPENS.lengthAt(tokens, 0); at < tokens.length;) {
    const period = periodAt(plain, at);
    const time = timeAt(plain, at) ?? partAt(plain[at]);
    const all = ALL_DAYS.lengthAt(tokens, at);
    const [facet] = WORDS.map(([phrases, each]) => ({
      each,
      length: phrases.lengthAt(tokens, at),
    })).toSorted((one, other) => other.length - one.length);
    const turn = TURNS.find(([phrases]) => phrases.lengthAt(tokens, at) > 0);
    const left = LEFT.lengthAt(tokens, at);
    const name = [plain[at] ?? '', bare(plain[at] ?? '')].find((word) => known.has(word));
    if (name !== undefined && !isLed(plain, at)) {
      words.push(name);
      at += 1;
    } else if (period && !found.days) {
      const said = plain.slice(at, at + period.length).join(' ');
      const looks = /yesterday|last|ayer/.test(said) ? 'back' : 'ahead';
      found.days = period.resolve({ today, looks });
      at += period.length;
    } else if (time) {
      found.span = time.span;
      at += time.length;
    } else if (all > 0) {
      found.isAll = true;
      at += all;
    } else if (turn && !found.turn) {
      [, found.turn] = turn;
      at += turn[0].lengthAt(tokens, at);
    } else if (facet && facet.length > 0) {
      facets.add(facet.each);
      at += facet.length;
    } else if (left > 0) {
      found.isLeft = true;
      at += left;
    } else {
      const filler = Math.max(...[FILLER, JOBS, POINTS].map((each) => each.lengthAt(tokens, at)));
      if (filler === 0) return undefined;
      at += filler;
    }
  }
  const { turn, days, span, isLeft = false, isAll = false } = found;
  const isJobs = JOBS.in(tokens) !== undefined;
  const isOpen = !turn && !days && span === undefined && words.length === 0 && !isAll && !isLeft;
  if (isOpen && facets.size === 0 && !isJobs) return undefined;
  const isAnd = OPENS.begin(tokens) || POINTS.in(tokens) !== undefined;
  return { facets: [...facets], turn, days, span, words, isLeft, isAll, isOpen, isAnd };
}

/** A follow-up takes the jobs or the facets of the previous question. */
export function merged(reading: Reading, before: Reading | undefined): Reading {
  if (!before || !(reading.isAnd || reading.isOpen)) return reading;
  if (reading.isOpen)
    return { ...before, facets: reading.facets.length > 0 ? reading.facets : before.facets };
  return reading.facets.length > 0 || reading.turn
    ? reading
    : { ...reading, facets: before.facets, ...(before.turn && { turn: before.turn }) };
}
