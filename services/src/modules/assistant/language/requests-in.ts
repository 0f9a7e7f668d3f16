import { Phrases } from '../actions/phrases.js';
import { withWhoFirst } from '../actions/told-first.js';
import { everyOf } from './every-of.js';
import { normalized } from './normalize.js';
import type { Token, WordTokens } from './tokens.js';
import { wordSet } from './word-set.js';

/** One of several things in a message, in its own words. */
export interface Part {
  text: string;
  /** It asks for something to be done; else it is a question. */
  isRequest: boolean;
  /** It may only be told: what nobody knows of it is of no matter. */
  isTold?: true;
}

const BETWEEN = new Phrases(
  'and then|and also|and|then|also|plus|y luego|y despues|y tambien|y|e|luego|despues',
);
export const POLITE = new Phrases(
  'remind me|tell me|show me|give me|let me know|please|can you|could you|will you|would you|just|also|then|i need to|i need you to|i want to|i want you to|go ahead and|if not|if so|otherwise|hey|ok|okay|yo|por favor|puedes|podrias|si no|dime|recuerdame|muestrame',
);

const IF_SO = new Phrases('if not|if so|if he is not|if she is not|otherwise|si no');

/** What says something to somebody. */
const TELLS = new Phrases(
  'text|tell|message|email|e mail|remind|let|send|ask|write|notify',
  'dile|diles|manda|mandale|mandales|avisa|avisale|avisales|escribe|escribele|recuerda|recuerdale|recuerdales|enviale',
);
/** The same to whoever it was about: 'and say sorry'. */
export const SAYS = new Phrases('say sorry|say thanks|apologize|apologise');
/** What is done with an appointment. */
const DOES = new Phrases(
  'book|schedule|reschedule|cancel|move|push|bump|switch|mark|confirm|finish|complete|start',
  'agenda|agendala|agendalo|apunta|apuntala|apuntalo|reserva|mueve|muevela|muevelo|cambia|cambiala|cambialo|pasa|pasala|pasalo|cancela|cancelala|cancelalo|borra|borrala|confirma|confirmala|confirmalo|marca|marcala|marcalo|termina|sube|subele|baja|bajale',
);
/** What is done with other things, or where it goes on from an appointment. */
const CHANGES = new Phrases(
  'offer|see if|check if|see whether|check whether|find out if|dont|do not|squeeze in|squeeze|pencil in|raise|lower|charge|refund|invoice|bill|call|give|block|close|clear|delete|take|put|set up|make it|make that|make her|make him|make hers|make his|add a note|add note|add a customer|add customer|note that|draft|bring|same for|same thing for|same with|same goes for',
);
/** These begin a message, and no second half of one: 'and add pet hair' is of the booking before it. */
const BEGINS = new Phrases(
  'add|new customer|new client|new guy|new lady|sign up|save|put in|set|make|change|drop|update|open|remove|take|new job|new appointment',
  'agrega|anade|pon|nuevo cliente|nueva cita',
);
/** Nobody is told that either: 'his car is done and post a picture of it'. */
const SHOWS = new Phrases(
  everyOf('post|publish|upload|print|file', 'a|an|it|the|my|our|some'),
  everyOf('publica|sube|imprime', 'la|el|una|un|mi'),
);
const WHOM = wordSet('him|her|them|it|everyone|everybody|all|each');
/** What follows is no object: 'and start at 8', 'and move on'. */
const NO_OBJECT = wordSet(
  'at|on|to|with|in|by|up|from|or|and|if|when|me|us|you|your|yours|back|over|around|through|early|late|now|soon|y|a|en|con|me|nos',
);
const TO_ME = wordSet('me|us|you|your');

const ASKS = new Phrases(
  'how many|how much|how long|how|what|when|who|whose|where|which|is|are|am|do|does|did|was|were|can i|can we|could we|whats|any|anything',
  'cuanto|cuantos|cuanta|cuantas|que|quien|quienes|cuando|cual|donde|a que hora|hay|tengo|tenemos',
);
/** How a thing is done, or whether it should be, is asked as a whole. */
const ADVICE = new Phrases(
  'how do|how can|how to|how should|how would|how does|what should|what do i do|what do you do|where do|where can|can i|can we|could we|do i|do you|does|did|was|were|when should',
  'como|donde|debo|puedo',
);
/** Of somebody, or of whoever asks: no words for the one who is written to. */
const OF_THEM = wordSet(
  'his|her|their|he|she|they|i|we|my|our|hes|shes|theyre|coming|booked|scheduled|free|job~|appointment~',
);
/** What only the shop's own records say. */
const OF_RECORDS = wordSet(
  'earn~|earned|make|made|bring|brought|revenue|sales|unconfirmed|cancelled|canceled|cars|jobs|customers|people|compare|compared|average|looking|look|first|van|bay|crew|number',
);
/** 'And what time works for her' is part of what is asked of her. */
const FOR_HER = wordSet('work~|good|best|ok|okay|suit~|prefer~|want~|like~|need~|you|your');

type Kind = 'message' | 'request' | 'question' | 'advice' | 'told';

const isAt = (phrases: Phrases, tokens: WordTokens, at: number) => phrases.lengthAt(tokens, at) > 0;

/** 'Do the engine bay' is to be done. */
const DO_SUBJECT = wordSet('i|we|you|u|they|any|anyone|anybody|these|those');
function isQuestionAt(tokens: WordTokens, at: number): boolean {
  const [first, next = ''] = tokens.slice(at, at + 2).map(({ word }) => word);
  // 'Her total and when to come in' is named, and asks nothing.
  const isNamed = next === 'to' && first !== 'is' && first !== 'are';
  return isAt(ASKS, tokens, at) && (first !== 'do' || DO_SUBJECT.has(next)) && !isNamed;
}

/** It asks something by itself. */
export const asksItself = (text = '') => kindOf(normalized(text).tokens) === 'question';

/** It asks, or asks how: nothing is only told. */
export const asksOrAdvises = (text: string) =>
  wordSet('question|advice').has(kindOf(normalized(text).tokens));

/** It begins with what is to be done. */
export const asksToDo = (tokens: WordTokens) =>
  [DOES, CHANGES, BEGINS, SHOWS].some((each) => isAt(each, tokens, POLITE.runAt(tokens, 0)));

function kindOf(tokens: readonly Token[]): Kind {
  const at = POLITE.runAt(tokens, 0);
  if (isAt(TELLS, tokens, at) || isAt(SAYS, tokens, at)) return 'message';
  if (asksToDo(tokens)) return 'request';
  if (isAt(ADVICE, tokens, 0)) return 'advice';
  return isQuestionAt(tokens, at) ? 'question' : 'told';
}

/** What is asked of the shop's own days is asked of nobody who is written to. */
const OF_SHOP = new Phrases(
  everyOf(
    'whats|what is|what else is|whats else',
    'on|next|left|booked',
    'for|today|tomorrow|on|next',
  ),
  everyOf(
    'whos|who is|who else is',
    'next|coming|coming in|booked|on',
    'for|today|tomorrow|on|next',
  ),
  everyOf('how many|how much', 'jobs|did we|did i|do we|do i|have we'),
);

const PUTS = wordSet('put|pencil|squeeze|fit|get');
const LONGEST_NAME = 3;
/** 'Put Ana in for a wash' is a booking; 'put the keys in the box' is said to somebody. */
function putsInFor(words: readonly string[]): boolean {
  const at = words.findIndex((word) => word === 'in' || word === 'down');
  return PUTS.has(words[0] ?? '') && at > 1 && at <= 1 + LONGEST_NAME && words[at + 1] === 'for';
}

/** Behind words that somebody is to be told only what is surely no more of them begins another part. */
function beginsBehindMessage(tokens: readonly Token[], at: number): boolean {
  const rest = tokens.slice(at).map(({ word }) => word);
  if (isAt(DOES, tokens, at)) return !TO_ME.has(rest[1] ?? 'me') && !NO_OBJECT.has(rest[1] ?? '');
  if (isAt(SHOWS, tokens, at) || putsInFor(rest)) return true;
  if (isAt(TELLS, tokens, at))
    return (
      rest[1] !== undefined &&
      // 'And ask when she can come' is asked in the same message.
      !wordSet(
        'him|her|them|that|que|me|us|you|the|a|if|whether|when|what|how|where|which|for|si|cuando',
      ).has(rest[1])
    );
  if (isAt(OF_SHOP, tokens, at)) return true;
  return (
    isQuestionAt(tokens, at) &&
    rest.some((word) => OF_THEM.has(word) || OF_RECORDS.has(word)) &&
    !rest.some((word) => FOR_HER.has(word))
  );
}

const THEY = wordSet('he|she|they');
const WANT = new Phrases(
  'wants to|want to|needs to|need to|would like to|asked to|quiere|necesita',
);
/** 'Cancel Ana, she wants to rebook Monday' */
function wantsAt(tokens: readonly Token[], at: number): boolean {
  const want = THEY.has(tokens[at]?.word ?? '') ? WANT.lengthAt(tokens, at + 1) : 0;
  const verb = tokens[at + 1 + want];
  return want > 0 && (isAt(DOES, tokens, at + 1 + want) || verb?.word === 'rebook');
}

const ASKS_ME = new Phrases(everyOf('tell|show|give', 'me|us'), 'let me know|let us know|dime');
const OF_WRITTEN = wordSet('he|she|they|him|her|them|el|ella');
/** 'Text Ana that we are late and tell me whats next': what is asked of us is no more of the message. */
function asksMeAt(tokens: readonly Token[], at: number): boolean {
  const length = ASKS_ME.lengthAt(tokens, at);
  const rest = tokens.slice(at + length);
  return length > 0 && isQuestionAt(rest, 0) && !rest.some(({ word }) => OF_WRITTEN.has(word));
}

/** Whether another part begins here, and of which kind. */
function partAt(
  tokens: readonly Token[],
  at: number,
  { kind, size }: { kind: Kind; size: number },
): Kind | undefined {
  const own = at + POLITE.runAt(tokens, at);
  const next = tokens[own + 1]?.word;
  // 'Did she confirm, and if not text her': what is to be done then is another part.
  if ((kind === 'advice' && !IF_SO.begin(tokens.slice(at))) || size < 2) return undefined;
  if (kind === 'message' && asksMeAt(tokens, at)) return 'question';
  if (kind === 'message')
    return beginsBehindMessage(tokens, own) ? kindOf(tokens.slice(at)) : undefined;
  if (isAt(SAYS, tokens, own)) return 'message';
  if (kind === 'request' && wantsAt(tokens, own)) return 'request';
  const isAsked = kind !== 'told' && isQuestionAt(tokens, own);
  const isDone = [TELLS, DOES, CHANGES].some((each) => isAt(each, tokens, own));
  const length = Math.max(...[TELLS, DOES, CHANGES].map((each) => each.lengthAt(tokens, own)));
  const object = tokens[own + length]?.word;
  const isClitic = /(?:l[aeo]s?)$/.test(tokens[own]?.word ?? '') && object === undefined;
  const isLetMeKnow = tokens[own]?.word === 'let' && TO_ME.has(next ?? '');
  if (isDone && !isLetMeKnow) {
    const isOf = object !== undefined ? !NO_OBJECT.has(object) || length > 1 : isClitic;
    const isSaid = isOf || (object !== undefined && wordSet('a|al').has(object));
    // What is told before it is of whoever it points at: 'Ana is sick, cancel her'; else it is looked up.
    const isOfOther = (isAt(DOES, tokens, own) || isAt(TELLS, tokens, own)) && object !== undefined;
    return isSaid && (kind !== 'told' || WHOM.has(object ?? '') || isClitic || isOfOther)
      ? kindOf(tokens.slice(at))
      : undefined;
  }
  // Of two questions there are other rules.
  return kind === 'request' && isAsked ? 'question' : undefined;
}

/** 'And email tom@becker.com' is what somebody can be written to at. */
const IS_ADDRESS = /^\S+ (?:is |to )?\S+@\S/;

interface Found {
  from: number;
  kind: Kind;
}

/** The parts of a message, of which one at least asks for something to be done; one where it is of one thing. */
export function partsOf(text: string): Part[] {
  const typed = text.normalize('NFC');
  const { tokens } = normalized(typed);
  const found: Found[] = [{ from: 0, kind: kindOf(tokens) }];
  const ends: number[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1] as Token, tokens[at] as Token];
    if (token.start < before.end) continue;
    const and = BETWEEN.lengthAt(tokens, at);
    const isMarked = /[,;.!?\n]/.test(typed.slice(before.end, token.start));
    if (and === 0 && !isMarked) continue;
    const last = found.at(-1) as Found;
    const kind = partAt(tokens, at + and, { kind: last.kind, size: at - last.from });
    if (!kind || IS_ADDRESS.test(typed.slice(tokens[at + and]?.start))) continue;
    ends.push(before.end);
    // 'Tell me whats next', behind a message, is what is next.
    const isAsked = last.kind === 'message' && kind === 'question';
    const from = at + and + (isAsked ? ASKS_ME.lengthAt(tokens, at + and) : 0);
    found.push({ from, kind });
    at += and;
  }
  const parts = found.map(({ from, kind }, at) => ({
    kind,
    text: typed.slice(tokens[from]?.start ?? 0, ends[at] ?? typed.length).trim(),
  }));
  const isTold = parts[0]?.kind === 'told';
  return merged(parts).map(({ text: words, kind }, at) => ({
    text: words,
    isRequest: kind !== 'question' && (kind !== 'advice' || parts.length === 1),
    ...(isTold && at === 0 && kind === 'question' && { isTold: true as const }),
  }));
}

const ONLY_THEM = new Phrases(
  'him|her|them|him know|her know|them know|everyone|everyone know|both|both know',
  'le|les|a el|a ella|a ellos',
);
const isToCancel = (text: string) =>
  wordSet('cancel|cancela').has(withWhoFirst(text).split(/\W/, 1)[0] ?? '');

/** 'Tell her', 'let him know': nothing that is to be said. */
function isBareTelling(text: string): boolean {
  const { tokens } = normalized(text);
  const at = POLITE.runAt(tokens, 0);
  const behind = tokens.slice(at + TELLS.lengthAt(tokens, at));
  const isTold = TELLS.lengthAt(tokens, at) > 0;
  return isTold && ONLY_THEM.runAt(behind, 0) === behind.length && (behind.length > 0 || at >= 0);
}

/** Of whom, or of what, is said right behind the verb. */
const POINTS = /^(?:\S+ ){1,3}(?:him|her|them|it)\b|^\p{L}+l[aeo]s?\b/iu;
/** 'Ana is sick, cancel her': why it is to be done is of what is to be done; 'price of a ceramic' is looked up. */
function merged(parts: { kind: Kind; text: string }[]): { kind: Kind; text: string }[] {
  const [first, second, ...others] = parts;
  // 'Ana cancelled, tell her it is fine': that is done, and then told.
  if (first?.kind === 'told' && second?.kind === 'message' && isToCancel(first.text))
    return [{ ...first, kind: 'request' }, second, ...others];
  // 'Need Ana in Tuesday at 2, tell her': what she is told is what is to be done.
  if (first?.kind === 'told' && second && isBareTelling(second.text))
    return [{ ...first, kind: 'request' }, second, ...others];
  if (first?.kind === 'told' && second && !POINTS.test(second.text))
    return [{ ...first, kind: 'question' }, second, ...others];
  return first?.kind === 'told' && second
    ? [{ ...second, text: `${first.text}, ${second.text}` }, ...others]
    : parts;
}
