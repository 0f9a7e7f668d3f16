import type { Answer } from '../../answers/answer.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, lastPlanOf, says, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import { afterHead, type Request } from '../request.js';
import { followBooking, readBooking } from './book-read.js';
import { anotherCrew, namedCrew } from './crew-named.js';
import { lastTo } from './move-to.js';
import { namedIn, type Named } from './read.js';
import { without } from '../../words/without.js';
import { turnIn, type Turn } from './turn.js';
import { appointmentOf, slotWords } from './which.js';

/** Whose job another van or bay is to do, and which one; of a `isPut` it may be a booking. */
export type CrewPlan = { do: 'crew'; turn?: Turn; isPut: boolean } & Omit<Named, 'crew'> & {
    crew?: string;
    /** A day stands behind it: of the job that is on it, or to when it is moved. */
    isOpenDay?: true;
  };

const GIVES = {
  en: new Phrases('assign|reassign|give|hand|hand off|hand over|transfer|send'),
  es: new Phrases('asigna|asignar|reasigna|dale|manda'),
};
const LETS = { en: new Phrases('let|have'), es: new Phrases('que') };
/** Without a day behind it: that would be the time of the job. */
const MOVES = {
  en: new Phrases('move|switch|swap|change|slide|shift|scoot|bump'),
  es: new Phrases('mueve|pasa|cambia'),
};
const PUTS = { en: new Phrases('put'), es: new Phrases('pon|ponle') };
const IDLE = new Phrases('the|a|job|jobs|appointment|over', 'el|la|trabajo|cita');

export async function readCrew(request: Request): Promise<CrewPlan | undefined> {
  const heads = [GIVES, LETS, MOVES, PUTS];
  const head = heads.find((each) => afterHead(request, each));
  const found = head && afterHead(request, head);
  if (!found) return undefined;
  const tokens = await withoutOld(found.request);
  const target =
    (await namedCrew({ ...found.request, tokens })) ??
    (head === MOVES ? anotherCrew(tokens) : null);
  if (!target) return undefined;
  const { crew, at, length, isTo } = target;
  const isFirst = at === 0;
  if (head === LETS ? !isFirst : !(isTo || (head === GIVES && isFirst) || crew === undefined))
    return undefined;
  const rest = without(tokens, { at, length });
  const { turn, rest: others } = turnIn(rest);
  const named = await namedIn(found.request, others);
  const { whom, when, services, stranger, left } = named;
  // 'Switch Carlos's paint correction to the bay' is of the one that he has.
  const isHis = head === MOVES && whom?.kind === 'people';
  const isBooking = (head === PUTS || head === MOVES) && services.length > 0 && !isHis;
  // 'Move Ana to Friday with van 2' is another time as well.
  const isBehind = head === MOVES && at + length < tokens.length && crew !== undefined;
  const isDay = isBehind && whom?.kind === 'people' && when.time === undefined;
  const isMoved = head === MOVES && ((isBehind && !isDay) || lastTo(rest) > 0);
  const isSaid =
    [whom, when.from, when.time, turn].some((each) => each !== undefined) ||
    services.length > 0 ||
    IDLE.runAt(others, 0) === others.length;
  const isClear = stranger === undefined && left.length === 0 && isSaid;
  if (!isClear || isBooking || isMoved || (head === PUTS && when.time !== undefined))
    return undefined;
  const isOpenDay = isDay && { isOpenDay: true as const };
  return { do: 'crew', isPut: head === PUTS, turn, ...named, crew, ...isOpenDay };
}

const INSTEAD_OF = new Phrases('instead of|rather than|not', 'en vez de|en lugar de');
/** 'In the bay instead of van 1': who does it now says no more. */
async function withoutOld(request: Request): Promise<Request['tokens']> {
  const { tokens } = request;
  const found = INSTEAD_OF.in(tokens, 1);
  const behind = found && tokens.slice(found.at + found.length);
  const old = behind && (await namedCrew({ ...request, tokens: behind }));
  return found && old && old.at + old.length === behind.length ? tokens.slice(0, found.at) : tokens;
}

interface Words {
  job(title: string, href: string, slot: string, crew?: string): string;
  any(crew?: string): string;
  again(name: string, slot: string, crew?: string): string;
}

const WORDS: Record<Language, Words> = {
  en: {
    job: (title, href, slot, crew) =>
      `I can't change who does a job. Open **[${title}](${href})**, ${slot}, choose ${crew ?? 'another one'} under **Crew** and press **Update Appointment**.`,
    any: (crew) =>
      `I can't change who does a job. Open it from [Appointments](/appointments) with its pencil, choose ${crew ?? 'another one'} under **Crew** and press **Update Appointment**.`,
    again: (name, slot, crew) =>
      crew === undefined
        ? `Change the crew of ${name} on ${slot}`
        : `Assign ${name} on ${slot} to ${crew}`,
  },
  es: {
    job: (title, href, slot, crew) =>
      `No puedo cambiar quién hace un trabajo. Abra **[${title}](${href})**, ${slot}, elija ${crew ?? 'otro equipo'} en **Crew** y pulse **Update Appointment**.`,
    any: (crew) =>
      `No puedo cambiar quién hace un trabajo. Ábralo desde [Citas](/appointments) con su lápiz, elija ${crew ?? 'otro equipo'} en **Crew** y pulse **Update Appointment**.`,
    again: (name, slot, crew) =>
      crew === undefined
        ? `Cambia la van de ${name} el ${slot}`
        : `Asigna ${name} el ${slot} a ${crew}`,
  },
};

/** Who does a job is changed on its page: which one that is. */
export const crew = action<CrewPlan>({ name: 'crew', read: readCrew, run });

export const isBookedLast = async (earlier: Workbench['earlier'] = []) =>
  (await lastPlanOf({ read: readBooking, follow: followBooking }, earlier)) !== undefined;

async function run(
  plan: CrewPlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer | undefined> {
  const words = WORDS[language];
  const said = plan.crew && `**${plain(plan.crew)}**`;
  const { whom, when, turn, services, isPut } = plan;
  // 'Put it in the bay', after a booking that is drafted, is another draft of that.
  const isOfDraft = whom === undefined || whom.kind === 'last';
  if (isOfDraft && (await isBookedLast(bench.earlier))) return undefined;
  const any = says(words.any(said), language);
  if (!whom && !turn && when.from === undefined && when.time === undefined) return any;
  const chosen = await appointmentOf({ whom, when, turn, services }, bench, language, (each) =>
    words.again(each.customer, slotWords(each, language), plan.crew),
  );
  if ('found' in chosen) {
    const { id, title } = chosen.found;
    const slot = slotWords(chosen.found, language);
    return says(words.job(plain(title), `/appointments/edit/${id}`, slot, said), language);
  }
  if (whom?.kind === 'last') return any;
  // Of whoever has no job it is one that is to be booked.
  return (isPut || plan.isOpenDay) && !chosen.isChoice ? undefined : chosen.problem;
}
