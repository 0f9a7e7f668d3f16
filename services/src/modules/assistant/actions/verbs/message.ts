import { truncate } from '../../../../platform/text/truncate.js';
import { lines, type Answer } from '../../answers/answer.js';
import type { ChatCard } from '../../dto/card.dto.js';
import type { Person } from '../../language/pieces/vocabulary.js';
import { personAt } from '../../language/pieces/names.js';
import { isUnknown } from '../../language/pieces/parts.js';
import type { Language } from '../../plan/plan.js';
import { ArgumentProblem } from '../../plan/arguments.js';
import { PAGES } from '../../plan/pages.js';
import { greeting } from '../../tools/message-texts.js';
import { Phrases } from '../../words/phrases.js';
import { escapeMarkdown as plain } from '../../words/text.js';
import { wordSet } from '../../words/word-set.js';
import { WORDS } from '../../answers/message.texts.js';
import type { Bench, Call, Verb, Whom } from '../call.js';
import { afterHead, type Headed } from '../heads.js';
import { contentOf, languageIn } from '../message-content.js';
import { oneOf, peopleOf, type People } from '../people.js';
import { conditionIn } from '../read-back.js';
import { spansIn, typedOf, type Request } from '../request.js';
import { says, SUGGESTIONS } from '../says.js';
import { WHO } from '../../answers/who.texts.js';
import { withoutTone } from '../tone.js';
import { topicOf } from '../topic.js';
import { firstSomeAt, nthAt, pronounAt } from '../pointers.js';
import { everybodyAt, groupAt, type FoundWhom } from '../whom.js';
import { dayOf, whenIn } from '../when.js';
import { CREW } from './move.js';

const GLUE = wordSet('to|a|al|for|para|with|mr|mrs|ms|dr');
const TO = wordSet('to|for|a|para|al');
const MAIL = wordSet('email|mail|correo|e mail');
const BY_MAIL = /\b(?:by|via|as|in) (?:an? )?e-?mail\b|\ban e-?mail\b|\bpor correo\b/i;
/** Heads that need a word for a message, because they send or make other things too. */
const MAKES = wordSet(
  'write|draft|send|shoot|drop|give|compose|say|offer|wish|redacta|enviar|manda|mandale|envia',
);
const NOUNS = wordSet(
  'text|message|email|mail|sms|note|reminder|reminders|letter|line|word|something|heads|thanks|thank|review|mensaje|correo|texto|nota|recordatorio|apology|confirmation|invitation|nudge|sorry|that|we|her|him|them|everyone|everybody|que',
);
const US = wordSet('me|us|you|nos');
const SAYS = wordSet('know|that|were|we|to|about|a|the|its|im|i|our|que|thanks');
const RELATIVES = wordSet('husband|wife|son|daughter|mom|dad|boss|assistant|brother|sister');
const OWNER = new Phrases('guy|lady|owner|customer|client|dude|man|woman|person');

/** Recipients at this token: 'Ana and Bo', 'them', 'everyone on Friday's schedule'. */
async function whomAt(request: Request, at: number): Promise<FoundWhom | undefined> {
  const some = firstSomeAt(request, at);
  if (some) return { whom: { kind: 'last', isMany: true, first: some.count }, length: some.length };
  const nth = nthAt(request, at);
  if (nth) return { whom: { kind: 'last', nth: nth.nth }, length: nth.length };
  const group = (await groupAt(request, at)) ?? (await ownerAt(request, at));
  const named = group ?? (await namedAt(request, at)) ?? pronounAt(request, at);
  if (named) return named;
  const all = everybodyAt(request, at);
  return all && SAYS.has(request.tokens[at + all.length]?.word ?? '') ? all : undefined;
}

/** 'The guy with the black tacoma'. */
async function ownerAt(request: Request, at: number): Promise<FoundWhom | undefined> {
  const start = wordSet('the|my|el|la').has(request.tokens[at]?.word ?? '') ? at + 1 : at;
  const length = OWNER.lengthAt(request.tokens, start);
  const next = request.tokens[start + length]?.word ?? '';
  if (length === 0 || !wordSet('with|who|in|that').has(next)) return undefined;
  const tokens = request.tokens.map((token, index) =>
    index === start ? { ...token, word: 'customers' } : token,
  );
  const found = await groupAt({ ...request, tokens }, start);
  if (found?.whom.kind !== 'listed') return undefined;
  return { whom: { ...found.whom, isEach: false }, length: found.length + start - at };
}

async function namedAt(request: Request, at: number): Promise<FoundWhom | undefined> {
  const { tokens, vocabulary } = request;
  const first = await personAt([...tokens], at, vocabulary);
  if (first?.from !== at) return undefined;
  const end = at + first.length;
  const isAnd = wordSet('and|n|y').has(tokens[end]?.word ?? '');
  const second = isAnd ? await personAt([...tokens], end + 1, vocabulary) : undefined;
  const isBoth =
    second?.from === end + 1 && first.people.length === 1 && second.people.length === 1;
  const length = isBoth ? first.length + 1 + second.length : first.length;
  const said = typedOf(request, tokens.slice(at, at + length));
  const whom: Whom = isBoth
    ? { kind: 'each', people: [...first.people, ...second.people], said }
    : { kind: 'people', people: first.people, said };
  return { whom, length };
}

type Found = FoundWhom & { at: number };

const MOST_BEFORE = 8;
/** Recipients: after the head, in 'people who …', or after a 'to'. */
async function whomIn(request: Request): Promise<Found | undefined> {
  const { tokens } = request;
  const start = tokens.findIndex(({ word }) => !GLUE.has(word));
  const first = start < 0 ? undefined : await whomAt(request, start);
  if (first) return { ...first, at: start };
  const words = tokens.slice(0, MOST_BEFORE).map(({ word }) => word);
  const people = words.indexOf('people');
  const group = people < 0 ? undefined : await groupAt(request, people);
  if (group) return { ...group, at: people };
  for (const [before, word] of words.entries()) {
    const at = before + 1;
    const found = TO.has(word) && before >= start ? await whomAt(request, at) : undefined;
    if (found) return { ...found, at };
  }
  return undefined;
}

async function read(asked: Request): Promise<Call | undefined> {
  const { request, tone } = withoutTone(asked);
  const call = await ofTold(request);
  return call && { ...call, leftOut: tone };
}

async function ofTold(asked: Request): Promise<Call | undefined> {
  const headed = afterHead(asked, 'message');
  if (!headed || US.has(headed.request.tokens[0]?.word ?? '')) return undefined;
  const { head, request } = headed;
  const found = await whomIn(request);
  const { tokens } = request;
  if (head === 'give' && CREW.in(tokens)) return undefined;
  const isMade = MAKES.has(head) && !tokens.some(({ word }) => NOUNS.has(word));
  const isNamed =
    found?.whom.kind === 'people' || (found?.whom.kind === 'last' && head === 'draft');
  if (isMade && !isNamed) return undefined;
  if (!found) return withoutWhom(headed);
  const end = found.at + found.length;
  const before = tokens
    .slice(0, found.at)
    .filter(({ word }, at, all) => at < all.length - 1 || !TO.has(word));
  const after = tokens.slice(end);
  // 'Ana's husband' is not a known contact.
  if (RELATIVES.has(after[0]?.word ?? '')) {
    const said = typedOf(request, tokens.slice(found.at, end + 1));
    return callOf(headed, { whom: { kind: 'nobody', said } });
  }
  // 'Everyone except Linh'.
  const condition = conditionIn({ ...request, tokens: tokens.slice(end - 1, end + 1) });
  const content = await contentOf(request, { before, after, head });
  const isBareOffer = isMade && head !== 'draft' && content?.purpose === 'rebooking';
  if (isBareOffer) return undefined;
  if (!content) return isMade ? undefined : callOf(headed, { whom: found.whom });
  const isGroup = found.whom.kind === 'listed' || found.whom.kind === 'last';
  const excepted = condition && isGroup ? { excepted: typedOf(request, after) } : {};
  return callOf(headed, { whom: found.whom, ...content, ...excepted });
}

function callOf({ head, request }: Headed, args: Call['args'] & { date?: string }): Call {
  const { date, ...rest } = args;
  const isMail = MAIL.has(head) || BY_MAIL.test(request.text);
  const when = date === undefined ? {} : { when: { from: date, to: date } };
  return {
    ...{ verb: 'message', tool: 'draft_message', leftOut: [] },
    args: { ...rest, ...when, channel: isMail ? 'email' : 'sms' },
  };
}

/** 'Send reminder texts for Friday', 'say thanks', 'text Zork that …'. */
async function withoutWhom(headed: Headed): Promise<Call | undefined> {
  const { request, head } = headed;
  const { tokens, today } = request;
  const spans = await spansIn(request, tokens);
  const [first] = spans;
  const isName = first && isUnknown(first) && !request.vocabulary.isWord(first.words[0] ?? '');
  if (isName && !MAKES.has(head)) {
    const [, next] = spans;
    const said = [first, ...(next && isUnknown(next) && /^\p{Lu}/u.test(next.raw) ? [next] : [])];
    return callOf(headed, { whom: { kind: 'nobody', said: said.map(({ raw }) => raw).join(' ') } });
  }
  const content = await contentOf(request, { before: [], after: tokens, head });
  if (content?.isAboutThat) return callOf(headed, { whom: { kind: 'last' }, ...content });
  if (!content?.purpose || content.text !== undefined || tokens.length === 0) return undefined;
  if (content.purpose === 'rebooking' && content.date === undefined) return undefined;
  const when = whenIn(spans, today, new Set());
  const day = dayOf(when);
  const period = { from: day, to: day };
  const plan = { want: 'list' as const, measure: 'jobs', filters: [], limit: 50, period };
  const whom: Whom =
    day === undefined
      ? { kind: 'last', isMany: true }
      : { kind: 'listed', plan, said: '', isEach: true };
  return callOf(headed, { whom, ...content });
}

async function run(call: Call, bench: Bench, request: Request): Promise<Answer> {
  const { whom, text, isAboutThat, purpose } = call.args;
  const { language } = request;
  const words = WORDS[language];
  if (!whom) return says(WHO[language].nobody, language);
  const foreign = languageIn(request.text);
  if (foreign !== undefined && foreign !== language && text !== undefined)
    return says(words.foreign, language);
  const isBare = whom.kind === 'last' && purpose === 'rebooking' && call.args.when === undefined;
  const topic = isAboutThat || isBare ? topicOf(bench, language) : undefined;
  const isOpen = (purpose === undefined && text === undefined) || isAboutThat;
  const told = topic
    ? { ...call.args, ...topic, ...(topic.date && { when: { from: topic.date, to: topic.date } }) }
    : call.args;
  const args = { ...told, language: foreign ?? language };
  const found = await peopleOf(whom, bench);
  if (found.isEach && found.people.length !== 1)
    return isOpen && !topic ? says(words.what(), language) : toEach(args, found, bench, request);
  const [only] = found.isEach ? found.people : [];
  const chosen = only ? { person: only } : await oneOf(whom, bench, request);
  if ('problem' in chosen) return chosen.problem;
  if (isOpen && !topic) return says(words.what(plain(chosen.person.name)), language);
  const { card, data, sources } = await draft(args, chosen.person, bench);
  const shown = lines(
    ...data.warnings.flatMap((note) => [`${plain(note)}.`, '']),
    words.draft(plain(chosen.person.name), text !== undefined),
    '',
    `> ${plain(card?.message?.text ?? '')}`,
    '',
    words.end,
  );
  return { text: shown, sources, suggestions: SUGGESTIONS[language], cards: card && [card] };
}

type Drafted = Call['args'] & { language: Language };

/** List prices as a sentence. */
async function priced({ services = [], language }: Drafted, bench: Bench): Promise<string> {
  const { data } = await bench.use(bench.tools.listServices, {});
  const offered = data.services.filter(({ name }) => services.includes(name));
  return `${offered.map(({ name, price }) => WORDS[language].price(name, price)).join('; ')}.`;
}

const LONGEST = 1_000;
async function draft(args: Drafted, { id: contactId, name }: Person, bench: Bench) {
  const { purpose = 'other', channel, language, site, when } = args;
  const text = args.text ?? (args.services?.length ? await priced(args, bench) : undefined);
  const about = { contactId, purpose, channel, language };
  const { draftMessage } = bench.tools;
  if (text !== undefined) {
    const own = truncate(`${greeting(name, language)}, ${text}`, LONGEST);
    return bench.use(draftMessage, { ...about, text: own });
  }
  const date = when && dayOf(when);
  return bench.use(draftMessage, { ...about, site, ...(date !== undefined && { date }) });
}

/** Maximum of names in one answer, with or without a draft. */
const MOST_NAMED = 20;

/** Drafts for each recipient up to the limit; the rest are counted. */
async function toEach(
  args: Drafted,
  { people, count }: People,
  bench: Bench,
  { language }: Request,
): Promise<Answer> {
  const words = WORDS[language];
  const said = args.whom && 'said' in args.whom ? args.whom.said : '';
  if (people.length === 0)
    return says(said === '' ? WHO[language].nobody : words.nobody(plain(said)), language);
  const cards: ChatCard[] = [];
  const [rows, problems]: [string[], string[]] = [[], []];
  for (const person of people.slice(0, bench.mostCards)) {
    try {
      const made = await draft(args, person, bench);
      if (!made.card) continue;
      cards.push(made.card);
      const notes = made.data.warnings.map((note) => ` (${plain(note)})`);
      rows.push(`- [${plain(person.name)}](/contacts/${person.id})${notes.join('')}`);
    } catch (error) {
      // A missing address of one recipient does not stop the others.
      if (!(error instanceof ArgumentProblem)) throw error;
      problems.push(`- ${plain(person.name)}: ${error.message}`);
    }
  }
  const rest = people.slice(bench.mostCards, MOST_NAMED).map(({ name }) => plain(name));
  const unnamed = count - Math.min(count, MOST_NAMED);
  const more = rest.join(', ') + (unnamed > 0 ? ` (+${unnamed})` : '');
  const text = lines(
    words.drafts(cards.length, count),
    '',
    ...[...rows, ...problems],
    ...(rest.length > 0 ? ['', words.rest(more)] : []),
    '',
    words.end,
  );
  return { text, sources: [PAGES.contacts], suggestions: SUGGESTIONS[language], cards };
}

export const message: Verb = { name: 'message', read, run };
