import type { Answer } from '../../answers/answer.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { action, says, type Workbench } from '../action.js';
import { Phrases } from '../../words/phrases.js';
import { afterHead, type Request } from '../request.js';
import { namedIn, type Named } from './read.js';
import { turnIn, type Turn } from './turn.js';
import { appointmentOf, slotWords } from './which.js';
import { WORDS } from './work-words.js';

/** Whose job is to have other work, or more of it, and which. */
export type WorkPlan = {
  do: 'work';
  what: readonly string[];
  isTaken?: true;
  turn?: Turn;
} & Pick<Named, 'whom' | 'when'>;

const ADDS = {
  en: new Phrases('add|put|throw in|throw|tack on|include|stick'),
  es: new Phrases('agrega|agregale|ponle|anade|sumale'),
};
const MAKES = {
  en: new Phrases('make|change|switch|upgrade|downgrade|turn'),
  es: new Phrases('cambia|cambiale|pasa'),
};
const TAKES = {
  en: new Phrases('take|remove|drop|leave|cut|skip'),
  es: new Phrases('quita|quitale|saca'),
};
/** 'The wax off Ethan', 'the pet hair from her job': of what is done, and not of the day it is done. */
const OFF = new Phrases('off of|off|from|out of', 'a|de|de la cita de');
const ONTO = new Phrases('to|onto|on|on to|for', 'a|al|para|a la cita de|en la cita de');
/** A service that is for somebody is booked; that it is added to what they have, 'to' says. */
const TO = new Phrases('to|onto|on to', 'a la cita de|en la cita de');
const INSTEAD = new Phrases('instead|into|to|rather', 'en vez|mejor');

const JOB = new Phrases('job|appointment|appt|booking|detail appointment', 'cita|trabajo');

/** 'Instead of an express': what it was. */
const withoutOld = (tokens: Request['tokens']): Request['tokens'] => {
  const at = tokens.findIndex(({ word }, index) => index > 0 && word === 'of');
  return at > 0 ? tokens.slice(0, at) : tokens;
};
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

/** 'Take the wax off Ethan Keller': off whoever it is, and off no day. */
async function taken(request: Request, turn: Turn | undefined): Promise<WorkPlan | undefined> {
  const { tokens } = request;
  for (let at = 1; at < tokens.length; at++) {
    const length = OFF.lengthAt(tokens, at);
    if (length === 0) continue;
    const before = await namedIn(request, tokens.slice(0, at), { isBooked: true });
    const after = await namedIn(request, tokens.slice(at + length));
    const what = [...(before.addOns ?? []), ...before.services];
    const isWork = before.whom === undefined && Object.keys(before.when).length === 0;
    const isOf = after.whom !== undefined && after.services.length === 0;
    if (what.length > 0 && isWork && isOf && isClear(before) && isClear(after))
      return { do: 'work', what, isTaken: true, turn, whom: after.whom, when: after.when };
  }
  return undefined;
}

/** 'Make Chloe's job a full detail', 'make Chloe a full detail instead' */
async function made(request: Request, turn: Turn | undefined): Promise<WorkPlan | undefined> {
  if (!INSTEAD.in(request.tokens, 1) && !JOB.in(request.tokens, 1)) return undefined;
  const named = await namedIn(request, withoutOld(without(request.tokens, INSTEAD)));
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
    [TAKES, taken],
  ] as const) {
    const found = afterHead(asked, heads);
    const { turn, rest } = turnIn(found?.request.tokens ?? []);
    const plan = found && (await read({ ...found.request, tokens: rest }, turn));
    // With an hour it is booked, or moved.
    if (plan) return plan.when.time === undefined || plan.whom === undefined ? plan : undefined;
  }
  return undefined;
}

/** What is done at a job is changed on its page: which one that is. */
export const work = action<WorkPlan>({ name: 'work', read: readWork, run });

async function run(
  { whom, when, turn, what, isTaken }: WorkPlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer | undefined> {
  const said = WORDS[language][isTaken ? 'taken' : 'added'];
  const chosen = await appointmentOf({ whom, when, turn }, bench, language, (each) =>
    said.again(each.customer, slotWords(each, language), what.join(', ')),
  );
  if ('problem' in chosen) return whom?.kind === 'last' ? undefined : chosen.problem;
  const { id, title } = chosen.found;
  const slot = slotWords(chosen.found, language);
  const named = what.map((each) => `**${plain(each)}**`).join(', ');
  return says(said.job(plain(title), `/appointments/edit/${id}`, slot, named), language);
}
