import { addDays } from '../../../../platform/time/zone.js';
import { oftenIn } from '../when/often.js';
import { Phrases } from '../../words/phrases.js';
import { afterHead, type Request } from '../request.js';
import { shiftAt } from '../when/shift.js';
import { isOtherDay } from './when-alone.js';
import { changedWhen, dayOf, daysLater, weekLater } from '../when/index.js';
import { awayFrom, clockAway, minutesAway, wayAway } from './hours-away.js';
import { withoutInstead } from './instead.js';
import { amongThem, asksSomething, isOther } from './other.js';
import { asksCrew, noPartIn } from './no-part.js';
import { daysOfAnyHour } from './open-hour.js';
import { namedIn, type Named } from './read.js';
import { withoutSoonest } from './soonest.js';
import { wordSet } from '../../words/word-set.js';

export type BookPlan = { do: 'book' } & Named & {
    /** What they had last. */
    isAgain?: true;
    /** At the first time that is free. */
    isSoonest?: true;
    /** Of somebody who has something booked that moves it. */
    isRebook?: true;
    /** Without a verb: it may be looked up as well. */
    isTold?: true;
  };

const HEADS = {
  en: new Phrases(
    'book|book in|schedule|pencil in|pencil|set|put|put in|put down|set up|add|make|create|draft|new appointment|new booking|new job|add appointment|new appointment for|an appointment for|appointment for|squeeze in|squeeze|fit|fit in|i want|i need|we need|need|get|sign up|reserve|slot in|throw|throw in|stick|stick in|pop in|plug in|rebook|hold',
  ),
  es: new Phrases(
    'nueva cita|cita nueva|nueva reserva|agenda|agendar|agendas|me agendas|me agenda|a ver si me agendas|a ver si agendas|se puede agendar|me apartas|me reservas|me anotas|me apuntas|reserva|reservar|programa|aparta|apunta|anota|haz|crea|pon',
  ),
};
/** What is put on the list of services is no job. */
const NO_BOOKING = new Phrases(
  'to my services|to the services|to services|to my menu|to the menu|as a service|to my price list',
  'a mis servicios|a los servicios|al menu|como servicio',
);
/** These make other things as well: then who and what has to be said. */
const SURE = new Set([
  'new appointment',
  'new booking',
  'book',
  'book in',
  'schedule',
  'pencil in',
  'pencil',
  'squeeze in',
  'reserve',
  'slot in',
]);
const SURE_ES = new Set([
  'nueva cita',
  'cita nueva',
  'agenda',
  'agendar',
  'reserva',
  'reservar',
  'programa',
  'aparta',
]);

/** What is done for somebody, whichever service that is. */
const WORK = new Phrases('detail|wash|coating|cleaning|appointment|job', 'lavado|detallado|cita');

/** The service that somebody had last. */
const AGAIN = new Phrases(
  'again|same thing|the same|whatever she had last time|whatever he had last time|what she had last time|what he had last time|what they had last time|whatever they had last time|same service|same detail|same as last time|the usual|her usual|his usual|their usual',
  'lo mismo|otra vez|de nuevo|lo de siempre',
);

/** 'Book Jake Miller, new guy, 555 8812': nobody is a customer yet by that name. */
const NEW_ONE = new Phrases(
  'new guy|new customer|new client|new lady|new one|first timer|first time customer',
  'cliente nuevo|clienta nueva|nuevo cliente',
);
function newOne(request: Request, end: number): BookPlan {
  const [first, last] = [request.tokens[0], request.tokens[end - 1]];
  const stranger = request.text.slice(first?.start, last?.end);
  return { do: 'book', stranger, when: {}, services: [], left: [] };
}

const INSTEAD = new Phrases('instead', 'en vez|mejor');

const VERB = wordSet('set|put|get|sign|pencil|fit|squeeze|slot|book');
const WHOM = wordSet('him|her|them');
const PARTICLE = wordSet('up|down|in');
const FITS = wordSet('squeeze|fit|get|slot|pop|pencil');
/** 'Set her up for Tuesday': whom it is for stands inside of the verb. */
function unsplit(request: Request): Request {
  const [verb, whom, particle, ...rest] = request.tokens;
  const isSplit =
    VERB.has(verb?.word ?? '') && WHOM.has(whom?.word ?? '') && PARTICLE.has(particle?.word ?? '');
  return isSplit && verb && whom && particle
    ? { ...request, tokens: [{ ...verb, word: 'book' }, whom, ...rest] }
    : request;
}

export async function readBooking(given: Request): Promise<BookPlan | undefined> {
  const asked = unsplit(given);
  const found = afterHead(asked, HEADS);
  if (!found) return toldIn(asked);
  const { head } = found;
  const request = once(found.request);
  if (NO_BOOKING.in(request.tokens)) return undefined;
  const isNew = NEW_ONE.in(request.tokens);
  if (isNew && isNew.at > 0 && SURE.has(head)) return newOne(request, isNew.at);
  const isAgain = AGAIN.in(request.tokens) !== undefined;
  // 'Rebook her for Friday' may be a move; 'same as last time' is one more.
  const isRebook = head === 'rebook' && !isAgain;
  const bare = withoutSoonest(request.tokens);
  const named = await namedIn(request, bare ?? request.tokens, { isBooked: true });
  const { whom, stranger, services, when, left } = named;
  const isSoonest = bare !== undefined && when.time === undefined;
  const isSure = SURE.has(head) || SURE_ES.has(head);
  const hasWhen = when.from !== undefined || when.time !== undefined;
  // 'Squeeze Ana in', 'fit Ana in'
  const isIn =
    FITS.has(head) && request.tokens.at(-1)?.word === 'in' && whom?.kind === 'people' && !left[0];
  const isBooking =
    isSure || isRebook || isIn
      ? whom !== undefined ||
        (stranger !== undefined && (services.length > 0 || hasWhen || WORK.in(request.tokens)))
      : (whom !== undefined || stranger !== undefined) &&
        (services.length > 0 || (whom?.kind !== 'last' && whom && hasWhen && left.length === 0));
  // 'Book for Friday at 3' has only to be asked for whom; 'schedule for Friday' asks for a list.
  const isUnnamed = head === 'book' && (hasWhen || services.length > 0) && named.left.length === 0;
  if (services.length === 0 && NO_JOB.in(request.tokens)) return undefined;
  if (/need$/.test(head) && whom === undefined) return undefined;
  if (isRebook && (whom?.kind !== 'people' || left.length > 0)) return undefined;
  // 'Make it 11 and add wax' changes what was drafted.
  if (head === 'make' && IT.has(request.tokens[0]?.word ?? '') && whom?.kind !== 'people')
    return undefined;
  // 'Put Ana on Friday instead' moves what she has.
  if (head === 'put' && services.length === 0 && INSTEAD.in(request.tokens)) return undefined;
  // 'Add tire shine to Ana on Friday' changes the job that she has.
  if (wordSet('add|put').has(head) && services.length === 0 && named.addOns) return undefined;
  return isBooking || isUnnamed
    ? {
        do: 'book',
        ...named,
        ...((isAgain || isRebook) && services.length === 0 && { isAgain: true as const }),
        ...(isRebook && { isRebook }),
        ...(isSoonest && { isSoonest }),
      }
    : undefined;
}

/** What else is put on a calendar is for no customer. */
const NO_JOB = new Phrases(
  'post|posts|ad|ads|campaign|newsletter|meeting|payroll|oil change|oil|tires|maintenance|inspection|repair|delivery|training|interview|vacation|holiday|day off|time off|off|dentist|doctor|flight|hotel|table|room|phone call|call|video call|reminder|backup|pickup of supplies|myself|me off|us off',
  'reunion|publicacion|anuncio|nomina|llamada|vacaciones|vuelo|hotel|cambio de aceite',
);
const IT = wordSet('it|that|hers|his|theirs');

/** How often it is to be is no part of when it is first: that no card has a place for it is said of the whole request. */
function once(request: Request): Request {
  const { tokens } = request;
  const often = oftenIn(tokens);
  const isOf = (at: number) => often && at >= often.at && at < often.at + often.length;
  const own = tokens.filter(({ word }, at) => !isOf(at) && !STARTING.has(word));
  return { ...request, tokens: own };
}
const STARTING = new Set(['starting', 'beginning', 'empezando']);

/** These look for something, or say which one it is. */
const LOOKS = new Phrases(
  'show|available|free|next|last|again|same|usual|done|instead|until|from|one|it|that|this|thing|what|when|who|how|is|are|does|did|was|has|have',
  'libre|ultimo|ultima|mismo|misma|otra vez|cuando|quien|tiene|hay',
);
/** 'Derek Turner full detail Thursday 8': who, what and on which day, and not a word besides. */
async function toldIn(request: Request): Promise<BookPlan | undefined> {
  if (
    request.tokens.length > MOST_TOLD ||
    request.text.trimEnd().endsWith('?') ||
    LOOKS.in(request.tokens)
  )
    return undefined;
  const tokens = request.tokens.filter(({ word }) => !NEED.has(word));
  const named = await namedIn(request, tokens, { isBooked: true });
  const { whom, services, when, left } = named;
  const date = dayOf(when);
  const isAll =
    (whom?.kind === 'people' || whom?.kind === 'several') &&
    services.length > 0 &&
    date !== undefined &&
    date >= request.today &&
    date < addDays(request.today, FAR) &&
    left.length === 0;
  return isAll ? { do: 'book', ...named, isTold: true } : undefined;
}
/** The twelfth of a month that is just over is none of next year. */
const FAR = 180;
const MOST_TOLD = 12;
const NEED = new Set(['both', 'each', 'need', 'needs', 'want', 'wants', 'quiere', 'quieren']);

const saysNext = (tokens: Request['tokens']) =>
  tokens.some(({ word }) => wordSet('next|following|proximo|siguiente').has(word));

/** 'Actually Thursday at 3' books the same for then. */
export async function followBooking(
  request: Request,
  before: BookPlan,
): Promise<BookPlan | undefined> {
  if (asksCrew(request)) return before;
  if (asksSomething(request)) return undefined;
  const none = await noPartIn(request);
  if (none !== undefined) return { ...before, left: [none] };
  const { time: _time, ...open } = before.when;
  const any = daysOfAnyHour(request.tokens);
  if (any) {
    const { when: days } = await namedIn(request, any);
    return { ...before, when: changedWhen(open, days) };
  }
  const away = minutesAway(request.tokens);
  const time = away && before.when.time && clockAway(before.when.time, away);
  if (time) return { ...before, when: { ...before.when, time } };
  const beside = awayFrom(before.when, wayAway(request.tokens, before.when));
  if (beside) return { ...before, when: beside };
  const said = withoutInstead(request.tokens);
  const tokens = said.filter(({ word }) => word !== 'add');
  const isMore = /\badd\b/i.test(request.text);
  const shift = dayOf(before.when) === undefined ? undefined : shiftAt(tokens, 0);
  const { whom, stranger, services, when, left, ...details } = await namedIn(
    request,
    tokens.slice(shift?.length),
    { isBooked: true },
  );
  const isFor = isOther(whom);
  const isChanged =
    isFor ||
    shift !== undefined ||
    Object.keys(when).length > 0 ||
    services.length > 0 ||
    Object.keys(details).length > 0;
  const isPlaced = left.length === 0 || isOtherDay(request, left);
  if (!isChanged || stranger !== undefined || !isPlaced) return undefined;
  const { vehicle: _vehicle, stranger: _stranger, ...same } = before;
  // 'And the same next Tuesday', after a Tuesday, is the one behind it.
  const isOfThatDay = dayOf(when) !== undefined && dayOf(when) === dayOf(before.when);
  const isNext = isOfThatDay && when.time === undefined && saysNext(request.tokens);
  return {
    // Somebody else comes in another car.
    ...(isFor ? { ...same, whom: amongThem(whom, before.whom) } : before),
    ...(services.length > 0 && {
      services: isMore ? [...new Set([...before.services, ...services])] : services,
      ...(isMore && { isOfEach: true as const }),
    }),
    ...details,
    ...(details.addOns && { addOns: [...(before.addOns ?? []), ...details.addOns] }),
    ...(left.length > 0 && { left }),
    when: isNext
      ? weekLater(before.when)
      : changedWhen(shift ? daysLater(before.when, shift.days) : before.when, when),
  };
}
