import type { Answer } from '../../basic/answer.js';
import type { Language } from '../../plan/plan.js';
import { escapeMarkdown as plain } from '../../text.js';
import { action, says, type Workbench } from '../action.js';
import { Phrases } from '../phrases.js';
import { afterHead, type Request } from '../request.js';
import { namedIn, type Named } from './read.js';
import { turnIn, type Turn } from './turn.js';
import { appointmentOf, slotWords } from './which.js';

/** Whose job is to have other work, or more of it, and which. */
export type WorkPlan = { do: 'work'; what: readonly string[]; turn?: Turn } & Pick<
  Named,
  'whom' | 'when'
>;

const ADDS = {
  en: new Phrases('add|put|throw in|throw|tack on|include|stick'),
  es: new Phrases('agrega|agregale|ponle|anade|sumale'),
};
const MAKES = {
  en: new Phrases('make|change|switch|upgrade|downgrade|turn'),
  es: new Phrases('cambia|cambiale|pasa'),
};
const ONTO = new Phrases('to|onto|on|on to|for', 'a|al|para|a la cita de|en la cita de');
/** A service that is for somebody is booked; that it is added to what they have, 'to' says. */
const TO = new Phrases('to|onto|on to', 'a la cita de|en la cita de');
const INSTEAD = new Phrases('instead|into|to|rather', 'en vez|mejor');

const JOB = new Phrases('job|appointment|appt|booking|detail appointment', 'cita|trabajo');

const without = (tokens: Request['tokens'], phrases: Phrases): Request['tokens'] => {
  const found = phrases.in(tokens, 1);
  return found ? [...tokens.slice(0, found.at), ...tokens.slice(found.at + found.length)] : tokens;
};

const isClear = ({ stranger, left }: Named) => stranger === undefined && left.length === 0;

/** 'Add tire shine to Ethan Hayes on Friday' */
async function added(request: Request, turn: Turn | undefined): Promise<WorkPlan | undefined> {
  const { tokens } = request;
  for (let at = 1; at < tokens.length; at++) {
    const length = ONTO.lengthAt(tokens, at);
    if (length === 0) continue;
    const before = await namedIn(request, tokens.slice(0, at), { isBooked: true });
    const after = await namedIn(request, tokens.slice(at + length));
    const what = [...(before.addOns ?? []), ...before.services];
    const isMore = before.services.length === 0 || TO.lengthAt(tokens, at) > 0;
    const isWhole = isClear(before) && isClear(after) && before.whom === undefined;
    const isOf = after.whom !== undefined || turn !== undefined;
    if (what.length > 0 && isMore && isWhole && isOf && after.services.length === 0)
      return { do: 'work', what, turn, whom: after.whom, when: after.when };
  }
  return undefined;
}

/** 'Make Chloe's job a full detail', 'make Chloe a full detail instead' */
async function made(request: Request, turn: Turn | undefined): Promise<WorkPlan | undefined> {
  if (!INSTEAD.in(request.tokens, 1) && !JOB.in(request.tokens, 1)) return undefined;
  const named = await namedIn(request, without(request.tokens, INSTEAD));
  const { whom, when, services } = named;
  const isOf = whom !== undefined && whom.kind !== 'last';
  return isOf && services.length === 1 && isClear(named)
    ? { do: 'work', what: services, turn, whom, when }
    : undefined;
}

export async function readWork(asked: Request): Promise<WorkPlan | undefined> {
  for (const [heads, read] of [
    [ADDS, added],
    [MAKES, made],
  ] as const) {
    const found = afterHead(asked, heads);
    const { turn, rest } = turnIn(found?.request.tokens ?? []);
    const plan = found && (await read({ ...found.request, tokens: rest }, turn));
    // With an hour it is booked, or moved.
    if (plan) return plan.when.time === undefined || plan.whom === undefined ? plan : undefined;
  }
  return undefined;
}

const WORDS: Record<
  Language,
  {
    job(title: string, href: string, slot: string, what: string): string;
    again(name: string, slot: string, what: string): string;
  }
> = {
  en: {
    job: (title, href, slot, what) =>
      `I can't change what is done at a job. Open **[${title}](${href})**, ${slot}, choose ${what} there and press **Update Appointment**; price and end follow.`,
    again: (name, slot, what) => `Add ${what} to ${name} on ${slot}`,
  },
  es: {
    job: (title, href, slot, what) =>
      `No puedo cambiar lo que se hace en un trabajo. Abra **[${title}](${href})**, ${slot}, elija ${what} allí y pulse **Update Appointment**; el precio y la hora de salida cambian solos.`,
    again: (name, slot, what) => `Agrega ${what} a la cita de ${name} el ${slot}`,
  },
};

/** What is done at a job is changed on its page: which one that is. */
export const work = action<WorkPlan>({ name: 'work', read: readWork, run });

async function run(
  { whom, when, turn, what }: WorkPlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer | undefined> {
  const words = WORDS[language];
  const chosen = await appointmentOf({ whom, when, turn }, bench, language, (each) =>
    words.again(each.customer, slotWords(each, language), what.join(', ')),
  );
  if ('problem' in chosen) return whom?.kind === 'last' ? undefined : chosen.problem;
  const { id, title } = chosen.found;
  const slot = slotWords(chosen.found, language);
  const named = what.map((each) => `**${plain(each)}**`).join(', ');
  return says(words.job(plain(title), `/appointments/edit/${id}`, slot, named), language);
}
