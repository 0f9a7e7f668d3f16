import { lines, type Answer } from '../../answers/answer.js';
import { vehicleAt } from '../../language/pieces/vocabulary.js';
import { Phrases } from '../../words/phrases.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import type { Token } from '../../words/tokens.js';
import { wordSet } from '../../words/word-set.js';
import { WORDS } from '../../answers/customer.texts.js';
import type { Bench, Call, Verb } from '../call.js';
import { capital, vehicleWords } from '../vehicle-words.js';
import { afterHead } from '../heads.js';
import { takeOut } from '../pointers.js';
import { typedOf, type Request } from '../request.js';
import { says, SUGGESTIONS } from '../says.js';

const EMAIL = /[^\s,;<>()]+@[^\s,;<>()]+\.[^\s,;<>().]+/;
const PHONE = /\+?\(?\d[\d\s().-]{5,18}\d/;
/** Phone number with digits after it, such as a year or a house number. */
const TEN_DIGITS = /^(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]*\d{4}(?=\s+\d)/;
const YEAR = /^(?:19[5-9]|20[0-4])\d$/;
const SHORT_YEAR = /^\d\d$/;
const LONGEST_NAME = 4;
const SHORTEST_PHONE = 7;

/** Words that make a request add a customer. */
const NEW = /\b(?:customer|client|contact|cliente|clienta|new guy|new lady)\b/;
const AS = new Phrases(
  'as a customer|as customer|as a new customer|as a client|to my customers|to contacts|to my contacts',
  'como cliente|como clienta',
);
const FILLER = new Phrases(
  'named|called|name|phone|number|cell|mobile|tel|contact|email|e mail|vehicle|car|drives|driving|drives a|with a|has a|he|she|they|that|a|an|is|his|her|their|the|at|and|today|for|just walked in|walked in|just called',
  'llamado|llamada|nombre|telefono|numero|celular|correo|vehiculo|carro|coche|maneja|con|un|una|tiene|es|su|se llama',
);
/** Words that no vehicle contains; a note begins there. */
const TELLS = wordSet(
  'no|not|just|lives|live|wants|needs|likes|comes|out|near|by|off|on|from|in|for|because|referred|who|with|and|plus|gate|dog|cat|pays|also|cousin|she|he|they|has|have|vive|quiere|necesita|viene|por|y',
);

const phoneIn = (text: string): string | undefined => {
  const [found = ''] = PHONE.exec(text) ?? [];
  const own = TEN_DIGITS.exec(found)?.[0] ?? found;
  return own.replace(/\D/g, '').length >= SHORTEST_PHONE ? own.trim() : undefined;
};

const isYear = (words: readonly string[], at: number) =>
  YEAR.test(words[at] ?? '') ||
  (SHORT_YEAR.test(words[at] ?? '') && vehicleAt(words, at + 1) !== undefined);

const withoutFiller = (tokens: readonly Token[]) =>
  tokens.filter((_, at) => FILLER.lengthAt(tokens, at) === 0);

/** Tokens of the name and the vehicle, without phone number and e-mail address. */
function withoutContact(request: Request) {
  const { tokens } = request;
  const start = tokens[0]?.start ?? request.text.length;
  const text = request.text.slice(start);
  const email = EMAIL.exec(text)?.[0];
  const phone = phoneIn(email === undefined ? text : text.replace(email, ' '));
  const taken = [email, phone].flatMap((each) => {
    const from = each === undefined ? -1 : start + text.indexOf(each);
    return each === undefined || from < start ? [] : [{ from, to: from + each.length }];
  });
  const isTaken = (token: Token) =>
    taken.some(({ from, to }) => token.start >= from && token.start < to);
  return { email, phone, taken, tokens: tokens.filter((token) => !isTaken(token)) };
}

function read(asked: Request): Promise<Call | undefined> {
  return Promise.resolve(customerIn(asked));
}

function customerIn(asked: Request): Call | undefined {
  const headed = afterHead(asked, 'customer');
  if (!headed) return undefined;
  const as = takeOut(headed.request.tokens, AS);
  const body = { ...headed.request, ...(as && { tokens: as.rest }) };
  const { email, phone, taken, tokens } = withoutContact(body);
  if (!NEW.test(headed.head) && !as && email === undefined && phone === undefined) return undefined;
  const words = tokens.map(({ word }) => word);
  const lead = FILLER.runAt(tokens, 0);
  const vehicle = words.findIndex(
    (_, at) => at >= lead && (isYear(words, at) || (at > lead + 1 && vehicleAt(words, at))),
  );
  const names: Token[] = [];
  for (const token of tokens.slice(lead, vehicle < 0 ? undefined : vehicle)) {
    const last = names.at(-1);
    const between = last ? asked.text.slice(last.end, token.start) : '';
    const isApart = last && taken.some(({ from }) => from > last.start && from < token.start);
    const isOther =
      last !== undefined && (TELLS.has(token.word) || FILLER.lengthAt([token], 0) > 0);
    if (isApart || isOther || between.includes(',') || names.length === LONGEST_NAME) break;
    names.push(token);
  }
  if (wordSet('wants|needs|want|need|quiere').has(words[lead] ?? '')) return undefined;
  const from = vehicle < 0 ? lead + names.length : vehicle;
  const told = tokens.findIndex(({ word }, at) => at >= from && TELLS.has(word));
  const end = told < 0 ? tokens.length : told;
  const car = vehicle < 0 ? '' : vehicleWords(withoutFiller(tokens.slice(vehicle, end)));
  const rest = [
    ...(vehicle < 0 ? [] : tokens.slice(lead + names.length, vehicle)),
    ...tokens.slice(vehicle < 0 ? from : end),
  ];
  const left = withoutFiller(rest);
  return {
    ...{ verb: 'customer', tool: 'draft_customer' },
    args: {
      name: names.map(({ raw }) => capital(raw)).join(' '),
      ...{ phone, email },
      ...(car !== '' && { vehicle: car }),
    },
    leftOut: left.length > 0 ? [typedOf(asked, left)] : [],
  };
}

async function run({ args }: Call, bench: Bench, { language }: Request): Promise<Answer> {
  const words = WORDS[language];
  const { name = '', phone, email, vehicle } = args;
  if (name === '') return says(words.who, language);
  const given = { name, phone, email, vehicle, language };
  const { data, sources, card } = await bench.use(bench.tools.draftCustomer, given);
  const facts = [phone, email, vehicle].flatMap((each) =>
    each === undefined ? [] : [`- ${plain(each)}`],
  );
  const text = lines(
    words.draft(plain(name)),
    ...(facts.length > 0 ? ['', ...facts] : []),
    ...data.warnings.map((each) => `\n${plain(each)}.`),
    `\n${words.end}`,
  );
  return { text, sources, suggestions: SUGGESTIONS[language], cards: card && [card] };
}

export const customer: Verb = { name: 'customer', read, run };
