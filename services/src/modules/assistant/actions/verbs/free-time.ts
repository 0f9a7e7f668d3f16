import type { Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { assertOffered } from '../../tools/offered.js';
import { everyOf } from '../../words/every-of.js';
import { Phrases } from '../../words/phrases.js';
import { wordSet } from '../../words/word-set.js';
import {
  daysOver,
  freeSuggestions,
  saidGaps,
  saidWhether,
  USUAL_MINUTES,
} from '../../answers/free-time.answers.js';
import type { Bench, Call, Verb } from '../call.js';
import { contextOf, POINTS } from '../context.js';
import { within, withinLimits } from '../free-starts.js';
import { afterHead } from '../heads.js';
import { partsOf } from '../parts.js';
import { wordsOf, type Request } from '../request.js';
import { says } from '../says.js';
import { withoutDuration } from '../shift.js';
import { sizeOf } from '../vehicle-words.js';
import { isSaid, isTodaysWeekday, notOver, weekLater, withEnd, type When } from '../when.js';

/** Words that ask for free time. */
const FREE = new Phrases(
  everyOf('am i|are we|is anybody|we are', 'open'),
  everyOf(
    '|any|is there|do i have|do we have|have|got|still',
    'free time|room|openings|opening|gaps|gap|slots|slot|availability|time for|time to do|room for|space for|holes|spots|spot|place for|time left|room left',
  ),
  everyOf('fit|squeeze', '|a|an|another'),
  everyOf(
    'fit|squeeze|get|work',
    'in|it in|her in|him in|them in|somebody in|someone in|one in|another one in|one more in',
  ),
  everyOf('next|first|earliest', 'free|open|available|opening|slot|gap'),
  everyOf('when can|when could', 'i|we', 'do|fit|book|get|take|start|schedule'),
  everyOf('anything|what is|what do we have|what do i have', '|left', 'open'),
  'free slots|free slot|open slots|open slot|soonest|open up|available|free|take another|take one more|add another|longest stretch|would a|could a',
  'libre|libres|hueco|huecos|espacio|disponible|disponibilidad|lugar|cabe|caben|lo mas pronto|puedo meter|podemos meter',
);
const FILLER = new Phrases(
  'a|an|the|my|our|any|another|one|more|is|are|am|i|we|us|do|does|can|could|would|have|has|got|there|but|for|on|at|in|to|of|it|that|job|jobs|car|cars|truck|suv|vehicle|appointment|customer|someone|somebody|anyone|anybody|this|crew|crews|when|what|which|next|first|earliest|soonest|free|open|available|booked|busy|taken|full|time|times|slot|slots|spot|opening|openings|gap|gaps|room|fit|squeeze|get|take|book|schedule|add|long|big|quick|short|hole|holes|spots|space|left|still|and|or|so|anything|something|calendar|day|days|today|up|enough|longest|stretch|real|else|work|her|him|them|you|well|be|how|much|it be|who|could|do you|place|new|if|me|find|show|hour|hours|availability|available|then|there',
  'un|una|el|la|los|las|de|para|por|hay|que|cuando|estoy|tengo|tenemos|tiene|en|a|mas|quien|alguien|puedo|podemos|meter|trabajo|trabajos|carro|cita|hora|horas|hueco|huecos|libre|espacio|lugar|algun|alguno|me|cabe|caben|al|del|otro|otra|proximo|proxima|es|lo|pronto',
);
/** Words of questions about jobs, advice or instructions. */
const OTHERWISE = new Phrases(
  'how long|how do|how can|how should|why|should i|who|whose|which customers|most|least|busiest|slowest|cancelled|revenue|cost|price|free of charge|for free|how many hours|open jobs|still open|open tickets|open invoices|hours do we|what time do we open|shop open|we open on|are we open on|close|closed|book|text|move|cancel|jobs open|jobs are open|wash in|clean|how much time for|how much time should|time to get|time to call',
  'como|por que|quien|quienes|abrimos|cerramos|gratis',
);
/** 'Who is free', 'who can take a full detail': free time by crew. */
const WHO = new Phrases(
  everyOf('who|who all|who else|which crew|which van|quien', 'is|has|can|could|this|tiene|puede'),
);
const OF_WHO = new Phrases(everyOf('take|do|fit|hacer', 'a|an|another|one|un|una'), 'open');
const FIRST = new Phrases(
  'next|first|soonest|earliest|asap|how soon|proximo|proxima|lo mas pronto',
);
const LONGEST = new Phrases('longest|biggest|mas largo');

const LAST = wordSet('open|free|available|morning|afternoon|evening');
/** 'First open Saturday in December' is read as 'first Saturday in December, open'. */
const nthDay = (tokens: Request['tokens']) =>
  /^first .* (?:in|of) /.test(wordsOf(tokens))
    ? tokens.toSorted((one, other) => Number(LAST.has(one.word)) - Number(LAST.has(other.word)))
    : tokens;

async function read(request: Request): Promise<Call | undefined> {
  const { tokens } = request;
  const ofKind = await crewsOfKind(request);
  const asked = WHO.lengthAt(tokens, 0);
  const isWho = asked > 0 && [FREE, OF_WHO].some((each) => each.lengthAt(tokens, asked) > 0);
  // 'Can van 1 take a ceramic'.
  const isCan = wordSet('can|could|puede').has(tokens[0]?.word ?? '') && OF_WHO.in(tokens);
  const isFree = isWho || FREE.in(tokens) !== undefined || (ofKind && BUSY.in(tokens));
  if (!(isFree ?? isCan) || OTHERWISE.in(tokens, isWho ? 1 : 0)) return undefined;
  const { rest, minutes } = withoutDuration(ofKind ? tokens.slice(3) : nthDay(tokens));
  const parts = await partsOf(request, rest, FILLER);
  const { whom, services, when, vehicle, left, nth } = parts;
  const crews = ofKind ?? parts.crews;
  if (!isFree && crews.length === 0) return undefined;
  if (left.length > 0 || (whom && whom.kind !== 'last' && services.length === 0)) return undefined;
  if (whom?.kind === 'people') {
    if (afterHead(request, 'book')) return undefined;
    // 'When can we get Ana in for a wash' asks for times to book.
    const { addOns, isSoonest } = parts;
    const days = isSaid(when) ? when : { from: request.today };
    const args = { whom, services, addOns, crews, vehicle, when: days, isSoonest };
    return { verb: 'book', tool: 'draft_appointment', args, leftOut: [] };
  }
  const isFirst = when.from === undefined && (FIRST.in(tokens) !== undefined || nth === 0);
  const isLongest = LONGEST.in(tokens) !== undefined;
  const size = sizeOf(vehicle);
  return {
    ...{ verb: 'free time', tool: 'find_free_time', leftOut: [] },
    args: {
      ...{ services, crews, when, minutes },
      ...(isFirst && { isFirst }),
      ...(isLongest && { isLongest }),
      ...(size && services.length > 0 && { size }),
    },
  };
}

const BUSY = new Phrases('booked|busy|taken|full|open', 'ocupada|ocupado|reservada|reservado');
/** 'Is the van booked': all crews of that kind. */
async function crewsOfKind({ tokens, vocabulary }: Request): Promise<string[] | undefined> {
  const [verb = '', article = '', kind] = tokens.map(({ word }) => word);
  if (!wordSet('is|are|esta').has(verb) || !wordSet('the|my|our|la').has(article)) return undefined;
  const { crews } = await vocabulary.own();
  const names = crews.filter((each) => each.kind === kind).map(({ name }) => name);
  return names.length > 0 ? names : undefined;
}

async function run(call: Call, bench: Bench, request: Request): Promise<Answer> {
  const { args } = call;
  const context = contextOf(bench);
  const { services = [], minutes } = args;
  const isOpen = !isSaid(args.when ?? {});
  const { time: _time, ...open } = context.when ?? {};
  const days = isOpen ? open : {};
  const own =
    services.length === 0 && minutes === undefined && POINTS.in(request.tokens)
      ? context.services
      : undefined;
  const when = notOver(withEnd({ ...days, ...args.when }), bench);
  return answered({ ...args, services: own ?? services, when }, bench, request.language);
}

type Asked = Call['args'] & { when: When; services: readonly string[] };

async function answered(args: Asked, bench: Bench, language: Language): Promise<Answer> {
  const suggestions = freeSuggestions(language);
  const { when, crews = [] } = args;
  if (when.to !== undefined && when.to < bench.today)
    return says(daysOver(language), language, suggestions);
  const { data, sources } = await bench.use(
    bench.tools.findFreeTime,
    await toolArgs(args, bench, language),
  );
  const free = data.free.filter(({ crew }) => crews.length === 0 || crews.includes(crew));
  const found = { ...data, free };
  const gaps = within(found, when);
  const isOver = when.time === undefined && gaps.length === 0;
  if (isOver && isTodaysWeekday(when, bench.today))
    return answered({ ...args, when: weekLater(when) }, bench, language);
  const { time } = when;
  const text =
    time === undefined
      ? saidGaps(gaps, found, args, language)
      : saidWhether(found, when, time, language);
  return { text, sources, suggestions };
}

async function toolArgs(
  { services, minutes, when, crews = [], size }: Asked,
  bench: Bench,
  language: Language,
) {
  const { data } =
    services.length > 0
      ? await bench.use(bench.tools.listServices, {})
      : { data: { services: [] } };
  const offered = data.services.filter(({ name }) => services.includes(name));
  assertOffered(services, offered, language);
  const [service, ...others] = offered;
  const isOne = service !== undefined && others.length === 0;
  const longest =
    offered.length === 0 ? USUAL_MINUTES : Math.max(...offered.map((each) => each.minutes));
  const isBySize = minutes === undefined && size !== undefined && isOne;
  const days = when.from === undefined ? {} : { from: when.from, to: when.to ?? when.from };
  return {
    ...days,
    minutes: isBySize ? undefined : withinLimits(minutes ?? longest),
    serviceId: isOne ? service.id : undefined,
    ...(isBySize && { size }),
    ...(crews.length === 1 && { crew: crews[0] }),
  };
}

export const freeTime: Verb = { name: 'free time', read, run };
