import { lines, type Answer } from '../basic/answer.js';
import { everyOf } from '../language/every-of.js';
import { vehicleAt } from '../language/vocabulary.js';
import type { Token } from '../language/tokens.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../text.js';
import { action, saidLeft, says, usualSuggestions, type Workbench } from './action.js';
import { Phrases } from './phrases.js';
import { afterHead, type Request } from './request.js';
import { STREET } from './street.js';

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

const HEADS = {
  en: new Phrases(
    [
      'save new customer|save a new customer|save new client|new customer|new client|new contact|make a new customer|make a new client|make a customer|make a client|add customer|add client|add contact|add a customer|add a client|add a contact|add new customer',
      'add a new customer|add a new client|add new client|create customer|create a customer|create a new customer|set up a customer|set up customer|set up a new customer|set up a client|put in a customer|put in a new customer|enter a customer|enter a new customer|register a customer|add this guy|add this lady|add this person|add this customer|save this guy|save this lady|save this person|save this customer|save this client|add the customer|save customer|save contact',
      everyOf(
        'i have|i got|we have|we got|have|got|there is',
        'a new customer|a new client',
        'named|called|her name is|his name is|their name is|the name is|name is',
      ),
    ].join('|'),
  ),
  es: new Phrases(
    'nuevo cliente|nueva clienta|cliente nuevo|clienta nueva',
    everyOf(
      'agrega|agregar|anade|anadir|crea|crear|registra|registrar|guarda|pon',
      '|a|un|una|al|a un|a una',
      'cliente|clienta|cliente nuevo|clienta nueva|nuevo cliente|nueva clienta',
    ),
  ),
};
/** 'Add john doe as a customer' */
const ADD = { en: new Phrases('add|save'), es: new Phrases('agrega|anade|guarda') };
const AS = new Phrases(
  'as a customer|as customer|as a new customer|as a client|as new customer|to my customers|to customers|to contacts|to my contacts',
  'como cliente|como clienta|como nuevo cliente|a mis clientes|a los clientes|a mis contactos',
);
const FILLER = new Phrases(
  'named|called|name|plate|license plate|phone|number|cell|mobile|tel|ph|telephone|cellphone|contact|email|e mail|vehicle|car|truck|drives|driving|drives a|with a|with|has a|he|she|they|who|whose|that|a|an|is|his|her|their|the|and|at',
  'llamado|llamada|nombre|telefono|numero|celular|tel|cel|correo|vehiculo|carro|coche|maneja|con|un|una|tiene|es|su|y|se llama|de|color',
);
const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>().]+/;
const PHONE = /\+?\(?\d[\d\s().-]{5,18}\d/;
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
const NAMED =
  /^(?:please |pls )?(?:add|save|agrega|añade|anade|guarda)(?: a)? \p{L}+ \p{L}+,? \+?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}\b/iu;
const LONGEST_NAME = 4;
/** What no vehicle is called: from here on something else is told of the customer. */
const TELLS = new Set(
  'she he they lives live living stays works wants needs prefers likes comes came out near by off on from in for because referred found heard vive quiere necesita viene cerca por en para'.split(
    ' ',
  ),
);

function bodyOf(asked: Request) {
  const found = afterHead(asked, HEADS);
  if (found) return found.request.tokens;
  const added = afterHead(asked, ADD)?.request.tokens;
  const as = added && AS.in(added);
  // Of nothing else a name and a phone number are added.
  if (added && !as && NAMED.test(asked.text)) return added;
  return as && [...added.slice(0, as.at), ...added.slice(as.at + as.length)];
}

/** A phone, an e-mail address, a year or a make begin what comes after the name. */
export function readCustomer(asked: Request): CustomerPlan | undefined {
  const body = bodyOf(asked);
  const [first] = body ?? [];
  if (!body) return undefined;
  const text = asked.text.slice(first?.start ?? asked.text.length, body.at(-1)?.end);
  const email = EMAIL.exec(text)?.[0];
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
    (word, at) => YEAR.test(word) || (at > 0 && !isSurname(at) && vehicleAt(words, at)),
  );
  const own = FILLER.runAt(tokens, 0);
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
  const told = tokens.findIndex(({ word }, at) => at > known && TELLS.has(word));
  const end = told < 0 ? tokens.length : told;
  const vehicle = from < 0 ? undefined : vehicleWords(tokens.slice(from, end));
  const name = names.map(({ raw }) => capital(raw)).join(' ');
  const toldOf = told < 0 ? [] : [asked.text.slice(tokens[told]?.start, tokens.at(-1)?.end)];
  const left = [
    ...(from < 0 ? behindName(asked.text, tokens.slice(own + names.length)) : toldOf),
    ...(street === undefined ? [] : [street]),
  ];
  return { do: 'new_customer', name, phone, email, vehicle, left };
}

/** 'And book her for Monday': nothing of who it is. */
function behindName(text: string, tokens: readonly Token[]): string[] {
  const [first, last] = [tokens.find((_, at) => FILLER.lengthAt(tokens, at) === 0), tokens.at(-1)];
  return first && last ? [text.slice(first.start, last.end)] : [];
}

const isBetween = ({ start }: Token, one: Token, other: Token) =>
  start > one.start && start < other.start;

/** A year is no phone number: it has at least seven digits. */
function phoneIn(text: string): string | undefined {
  const [phone = ''] = PHONE.exec(text) ?? [];
  const year = /\s(?:19|20)\d\d$/.exec(phone)?.[0] ?? '';
  const isTooLong = phone.replace(/\D/g, '').length > 11;
  const own = isTooLong && year ? phone.slice(0, -year.length) : phone;
  return own.replace(/\D/g, '').length >= 7 ? own.trim() : undefined;
}

function vehicleWords(tokens: readonly Token[]): string {
  const words = tokens.filter((_, at) => FILLER.lengthAt(tokens, at) === 0);
  const color = words.length > 1 ? words.findIndex(({ word }) => isColor(word)) : -1;
  const shown = words.map(({ raw, word }) => (isColor(word) ? raw.toLowerCase() : capital(raw)));
  // 'Black' stands behind the model, after a comma, as everywhere in the product.
  if (color < 0) return shown.join(' ');
  const [said] = shown.splice(color, 1);
  return `${shown.join(' ')}, ${said ?? ''}`;
}

const COLORS = new Set(
  'black white silver gray grey red blue green yellow orange brown gold beige tan purple maroon burgundy bronze navy negro negra blanco blanca plateado gris rojo roja azul verde amarillo dorado'.split(
    ' ',
  ),
);
const isColor = (word: string) => COLORS.has(word);

/** Typed in small letters, it is still a name. */
const capital = (raw: string) =>
  /\p{Lu}/u.test(raw) ? raw : raw.charAt(0).toUpperCase() + raw.slice(1);

const WORDS: Record<Language, { who: string; draft(name: string): string; end: string }> = {
  en: {
    who: 'Who is it? For example "New customer John Doe 555 123 4567 2020 Tacoma black".',
    draft: (name) => `A new customer, **${name}**, with what you told me:`,
    end: 'Nothing is saved until you confirm it.',
  },
  es: {
    who: '¿Quién es? Por ejemplo "Nuevo cliente John Doe 555 123 4567 2020 Tacoma negro".',
    draft: (name) => `Un cliente nuevo, **${name}**, con lo que me dijo:`,
    end: 'Nada se guarda hasta que usted lo confirme.',
  },
};

/** Somebody who is no customer yet. */
export const newCustomer = action<CustomerPlan>({
  name: 'new customer',
  read: (request) => Promise.resolve(readCustomer(request)),
  run,
});

async function run(
  { name, phone, email, vehicle, left = [] }: CustomerPlan,
  bench: Workbench,
  { language }: Request,
): Promise<Answer> {
  const words = WORDS[language];
  if (name === '') return says(words.who, language);
  const args = { name, phone, email, vehicle, language };
  const { data, sources, card } = await bench.use(bench.tools.draftCustomer, args);
  const facts = [phone, email, vehicle].filter((each) => each !== undefined);
  const text = lines(
    words.draft(plain(name)),
    ...(facts.length > 0 ? ['', ...facts.map((each) => `- ${plain(each)}`)] : []),
    ...data.warnings.map((each) => `\n${plain(each)}.`),
    ...saidLeft(left, language),
    `\n${words.end}`,
  );
  return { text, sources, suggestions: usualSuggestions(language), cards: card && [card] };
}
