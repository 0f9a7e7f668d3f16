import { vehicleAt } from '../../language/pieces/vocabulary.js';
import type { Token } from '../../words/tokens.js';
import { emailIn, phoneIn } from './contact-in.js';
import { bodyOf } from './heads.js';
import { leadOf } from './lead.js';
import { capital, FILLER, vehicleWords } from './vehicle.js';
import type { Request } from '../request.js';
import { STREET } from '../street.js';
import { wordSet } from '../../words/word-set.js';

/** A new customer, as far as the words say who that is. */
export interface CustomerPlan {
  do: 'new_customer';
  name: string;
  phone?: string;
  email?: string;
  vehicle?: string;
  /** What was said behind the vehicle: no field takes it. */
  left?: readonly string[];
}

const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
/** '2022', and '22 Tacoma' */
const isYear = (words: readonly string[], at: number) =>
  YEAR.test(words[at] ?? '') || (/^\d\d$/.test(words[at] ?? '') && vehicleAt(words, at + 1));
const LONGEST_NAME = 4;
/** What no vehicle is called: from here on something else is told of the customer. */
const TELLS = new Set(
  'no not just dont she he they lives live living stays works wants needs prefers likes comes came out near by off on from in for because referred found heard vive quiere necesita viene cerca por en para'.split(
    ' ',
  ),
);

const BEHIND = wordSet(
  'with|and|plus|gate|dog~|cat~|kid~|wife|husband|son|daughter|pays|paying|cash|vip|member|business|company|birthday|call|text|same|zip|also|con|y|perro|paga',
);
const ZIP = /^\d{5}$/;
/** 'F150 gate code 1234', 'Civic and a 2020 Tacoma': behind the one vehicle that there is room for. */
const isBehindVehicle = (tokens: readonly Token[], at: number, from: number) =>
  from >= 0 &&
  (BEHIND.has(tokens[at]?.word ?? '') || ZIP.test(tokens[at]?.word ?? '')) &&
  tokens.slice(at).some((_, behind) => FILLER.lengthAt(tokens, at + behind) === 0);

const WANTS = wordSet('wants|want|needs|need|quiere|necesita');

/** A phone, an e-mail address, a year or a make begin what comes after the name. */
export function readCustomer(asked: Request): CustomerPlan | undefined {
  const body = bodyOf(asked);
  const [first] = body ?? [];
  // 'A new customer wants a ceramic Tuesday' names nobody.
  if (!body || WANTS.has(first?.word ?? '')) return undefined;
  const text = asked.text.slice(first?.start ?? asked.text.length, body.at(-1)?.end);
  const email = emailIn(text);
  const phone = phoneIn(email ? text.replace(email, ' ') : text);
  const taken = [email, phone].map((each) => (each === undefined ? -1 : text.indexOf(each)));
  const isTaken = ({ start }: Token) =>
    [email, phone].some((each, at) => {
      const from = (first?.start ?? 0) + (taken[at] ?? -1);
      return each !== undefined && start >= from && start < from + each.length;
    });
  const street = STREET.exec(text)?.[0].trim();
  const place = street === undefined ? -1 : (first?.start ?? 0) + text.indexOf(street);
  const isOfStreet = ({ start }: Token) =>
    street !== undefined && start >= place && start < place + street.length;
  const tokens = body.filter((token) => !isTaken(token) && !isOfStreet(token));
  const words = tokens.map(({ word }) => word);
  const [, second, third] = tokens;
  // 'Dana White 555 …'
  const isBeforeTaken =
    second !== undefined &&
    third !== undefined &&
    body.some((each) => isTaken(each) && isBetween(each, second, third));
  // A make is all that follows the first name: 'Tom Ford' is a name.
  const isSurname = (at: number) =>
    at === 1 && (words.length === 2 || FILLER.lengthAt(tokens, at + 1) > 0 || isBeforeTaken);
  const from = words.findIndex(
    (_, at) => isYear(words, at) || (at > 0 && !isSurname(at) && vehicleAt(words, at)),
  );
  const lead = leadOf(tokens);
  const own = lead.length;
  const names: Token[] = [];
  for (let at = own; at < (from < 0 ? tokens.length : from); at++) {
    const token = tokens[at] as Token;
    const last = names.at(-1);
    // A number or an address between them ends the name: what follows is something else.
    const isApart = last && body.some((each) => isTaken(each) && isBetween(each, last, token));
    // 'Bob, no number yet'
    const isCut = last && asked.text.slice(last.end, token.start).includes(',');
    const isTold = last !== undefined && TELLS.has(token.word);
    if (
      isApart ||
      isCut ||
      isTold ||
      FILLER.lengthAt(tokens, at) > 0 ||
      names.length === LONGEST_NAME
    )
      break;
    names.push(token);
  }
  const known = from < 0 ? own + names.length - 1 : from;
  const told = tokens.findIndex(
    ({ word }, at) => at > known && (TELLS.has(word) || isBehindVehicle(tokens, at, from)),
  );
  const end = told < 0 ? tokens.length : told;
  const led = from < 0 ? from : vehicleLed(tokens, from, own + names.length, body.filter(isTaken));
  const vehicle = from < 0 ? undefined : vehicleWords(tokens.slice(led, end));
  const name = names.map(({ raw }) => capital(raw)).join(' ');
  const toldOf = told < 0 ? [] : [asked.text.slice(tokens[told]?.start, tokens.at(-1)?.end)];
  const left = [
    ...lead.when.map((at) => asked.text.slice(tokens[at]?.start, tokens[at]?.end)),
    ...behindName(asked.text, tokens.slice(own + names.length, from < 0 ? undefined : led)),
    ...(from < 0 ? [] : toldOf),
    ...(street === undefined ? [] : [street]),
  ];
  return { do: 'new_customer', name, phone, email, vehicle, left };
}

const MOST_LED = 2;
/** '555 700 1020, model y white': what stands between a number and a color is the model, which nobody here knows. */
function vehicleLed(tokens: readonly Token[], from: number, named: number, taken: Token[]): number {
  const ends = taken.filter(({ start }) => start < (tokens[from]?.start ?? 0));
  const last = Math.max(...ends.map(({ end }) => end));
  const led = tokens.findIndex(({ start }, at) => at >= named && start >= last);
  const isShort = ends.length > 0 && led >= named && led < from && from - led <= MOST_LED;
  const isTold = isShort && tokens.slice(led, from).some(({ word }) => TELLS.has(word));
  return isShort && !isTold ? led : from;
}

/** 'And book her for Monday': nothing of who it is. */
function behindName(text: string, tokens: readonly Token[]): string[] {
  const said = tokens.filter((_, at) => FILLER.lengthAt(tokens, at) === 0);
  const [first, last] = [said[0], said.at(-1)];
  return first && last ? [text.slice(first.start, last.end)] : [];
}

const isBetween = ({ start }: Token, one: Token, other: Token) =>
  start > one.start && start < other.start;
