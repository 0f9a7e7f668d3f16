import type { Language } from '../../plan/plan.js';
import { isKnown, mended } from '../normalize/normalize.js';
import { placedAt, postcodeAt, streetAt, type Named } from './places.js';
import { memberAt, nameWords, withMembers } from './crew-members.js';
import { platesIn } from './plates.js';
import { spansOf, type Names } from './spans.js';
import { distance, respelled } from '../../words/spelling.js';
import type { Token } from '../../words/tokens.js';
import type { NameTag, Own, Person, Vocabulary } from './vocabulary.js';
import { wordSet } from '../../words/word-set.js';

/** Maximum of look-ups for one question, against hostile input. */
const MOST_WORDS = 6;
const LONGEST_NAME = 3;
const BEGINNING = 4;

const withoutOwn = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/**
 * Looks up words without another meaning: customers, vehicles, words of notes. Corrects typos in
 * `tokens`.
 */
export async function namesIn(
  tokens: Token[],
  language: Language,
  own: Own,
  vocabulary: Vocabulary,
): Promise<Names> {
  const found = new Map<number, { tag: NameTag; length: number }>([...platesIn(tokens)]);
  let [at, asked] = [0, 0];
  for (const { words, tags, period, number, time, name } of spansOf(tokens, {
    language,
    own,
    names: new Map(found),
  })) {
    // A ZIP code is also a number.
    const mayBePlace = number !== undefined && /^\d{5}$/.test(words[0] ?? '');
    const isUnknown = tags.length === 0 && !period && (!number || mayBePlace) && !time && !name;
    const isTaken = [...found].some(([from, { length }]) => at >= from && at < from + length);
    if (isUnknown && !isTaken && asked < MOST_WORDS) {
      asked += 1;
      const isSomebody = [...found.values()].some(({ tag }) => tag.kind === 'customer');
      const named = await nameAt(tokens, at, { vocabulary, language, own, isSomebody });
      if (named === 'mended') return namesIn(tokens, language, own, vocabulary);
      if (named) found.set(named.from, named);
    }
    at += words.length;
  }
  withoutStrangers(found);
  withMembers(found, tokens, own);
  return found;
}

/** Adjacent first and last names must be of one person; otherwise both are dropped. */
function withoutStrangers(found: Map<number, { tag: NameTag; length: number }>): void {
  for (const [from, { tag, length }] of found) {
    const next = found.get(from + length);
    if (tag.kind !== 'customer' || next?.tag.kind !== 'customer') continue;
    found.delete(from);
    found.delete(from + length);
  }
}

interface Within {
  vocabulary: Vocabulary;
  language: Language;
  own: Own;
  /** Another word already names a customer. */
  isSomebody: boolean;
}

async function nameAt(
  tokens: Token[],
  at: number,
  { vocabulary, language, own, isSomebody }: Within,
): Promise<Named | 'mended' | undefined> {
  const token = tokens[at];
  const word = token?.word ?? '';
  if (!token || word.length < 2) return undefined;
  const member = memberAt(tokens, at, own.crews);
  const named = member?.isWhole
    ? undefined
    : longestName(tokens, at, await peopleCalled(word, vocabulary));
  if (named ?? member) return named ?? member;
  for (const form of new Set([word, withoutOwn(word)])) {
    const { isInVehicles, isInNotes, isInPlaces } = await vocabulary.whereIs(form);
    if (isInVehicles) return { tag: { kind: 'vehicle', words: form }, from: at, length: 1 };
    // 'Before' and 'after' are common in notes, so known words are not looked for there.
    if (isInNotes && !isKnown(form)) return notedAt(tokens, at, form, vocabulary);
    const isLed = wordSet('on|off|at|in|near').has(tokens[at - 1]?.word ?? '');
    const placed =
      isInPlaces && !isKnown(form) ? await placedAt(tokens, at, form, vocabulary) : undefined;
    // 'Water in the headlight' does not mean Water Street; 'gate code' is two words of a place.
    if (placed && (isLed || placed.length > 1 || !vocabulary.isWord(form))) return placed;
  }
  const street = streetAt(tokens, at) ?? postcodeAt(tokens, at);
  if (street) return street;
  const right = vocabulary.isWord(word)
    ? undefined
    : (mended(word, language) ?? ofOwn(word, own, vocabulary));
  // Service words such as 'removal' are no typos. After a customer, no other name is guessed.
  if (right === undefined || right === word)
    return isSomebody || vocabulary.isWord(word) || isForm(word, vocabulary)
      ? undefined
      : longestName(tokens, at, await peopleNear(word, vocabulary));
  tokens[at] = { ...token, word: right };
  return 'mended';
}

/** Words of the business's services, for typos such as 'corection'. */
const wordsOf = ({ services, addOns }: Own) =>
  [...services, ...addOns].flatMap(({ name }) => nameWords(name));

/** 'Turned' is a form of 'turn', not a typo of Turner. */
const isForm = (word: string, vocabulary: Vocabulary) =>
  stemsOf(word).some((stem) => isKnown(stem) || vocabulary.isWord(stem));
/** Correction to a word of a service; 'costing' is a form of another word and stays. */
function ofOwn(word: string, own: Own, vocabulary: Vocabulary): string | undefined {
  const words = wordsOf(own);
  const isOther = isForm(word, vocabulary) && !stemsOf(word).some((stem) => words.includes(stem));
  return isOther ? undefined : respelled(word, words);
}
const SHORTEST_STEM = 3;
const stemsOf = (word: string) =>
  [/ed$/, /d$/, /ing$/, /e?s$/, /ly$/].flatMap((ending) => {
    const stem = word.replace(ending, '');
    return stem !== word && stem.length >= SHORTEST_STEM ? [stem, `${stem}e`] : [];
  });

const LONGEST_NOTED = 4;

/** Words that the notes have together: 'child seats', 'parks on the street'. */
async function notedAt(
  tokens: readonly Token[],
  at: number,
  form: string,
  vocabulary: Vocabulary,
): Promise<Named> {
  let [words, length] = [form, 1];
  for (; length < LONGEST_NOTED; length++) {
    const next = tokens[at + length]?.word;
    const longer = `${words} ${withoutOwn(next ?? '')}`;
    if (!next || !(await vocabulary.whereIs(longer)).isInNotes) break;
    words = longer;
  }
  return { tag: { kind: 'notes', words }, from: at, length };
}

/** Customers named by this word and the adjacent ones, with typos. */
export async function personAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): Promise<{ people: People; from: number; length: number } | undefined> {
  const word = tokens[at]?.word ?? '';
  if (word.length < 2) return undefined;
  const called = await peopleCalled(word, vocabulary);
  const isSlip = called.length === 0 && !vocabulary.isWord(word) && !isForm(word, vocabulary);
  const people = isSlip ? await peopleNear(word, vocabulary) : called;
  const named = longestName(tokens, at, people);
  return named?.tag.kind === 'customer' ? { ...named, people: named.tag.people } : undefined;
}

type People = readonly Person[];

/** Words that are never looked up: in a large business each would match most customers. */
const NO_NAME = wordSet(
  'the|my|our|your|his|her|their|it~|who|whos|what|whats|how|hows|when|where|which|why|is|are|was|were|do|does|did|has|have|had|can|could|should|would|any|all|turn|and|or|of|for|from|in|on|at|to|with|this|that|these|those|me|us|we|you|he|she|they|them|el|los|las|mi|mis|que|quien|cuando|cuanto|del|de|un|una',
);

/** Customers called by the word, with or without the s of 'Derek's'. */
async function peopleCalled(word: string, vocabulary: Vocabulary): Promise<People> {
  if (NO_NAME.has(word)) return [];
  const forms = [...new Set([word, withoutOwn(word)])];
  for (const form of forms) {
    const people = await vocabulary.customersCalled([form]);
    const called = people.filter(({ name }) => isCalled(name, form));
    if (called.length > 0) return called;
  }
  return [];
}

/** Customers of whose names the word is a typo. */
async function peopleNear(word: string, vocabulary: Vocabulary): Promise<People> {
  if (word.length < BEGINNING) return [];
  const near = await vocabulary.customersCalled([word.slice(0, BEGINNING - 1)]);
  return near.filter(({ name }) => isNear(name, word));
}

function isNear(name: string, word: string): boolean {
  const most = word.length > 6 ? 2 : 1;
  // 'Hays' is a typo of Hayes, so its s stays.
  return nameWords(name).some((each) =>
    [word, withoutOwn(word)].some((form) => distance(each, form, most) <= most),
  );
}

const isCalled = (name: string, word: string) =>
  nameWords(name).some((each) => each === word || (word.length > 3 && each.startsWith(word)));

/** Initial of a last name: 'Tyler V'; 'a', 'i', 'n' and 'o' are words. */
const INITIAL = /^[b-hj-mp-xz]$/;

/** Extends a name by the adjacent words that belong to the same customers: 'may carter'. */
function longestName(tokens: readonly Token[], at: number, people: People): Named | undefined {
  if (people.length === 0) return undefined;
  let [from, to, those] = [at, at + 1, people];
  const narrowed = (index: number) => {
    const word = tokens[index]?.word ?? '';
    const forms = [word, withoutOwn(word)];
    return word.length > 1
      ? those.filter(({ name }) => nameWords(name).some((each) => forms.includes(each)))
      : [];
  };
  /** 'Tanya Sulivan': typo in the last name after a correct first name. */
  const nearest = (index: number) => {
    const word = tokens[index]?.word ?? '';
    const isName = word.length >= BEGINNING && !isKnown(word) && to - from === 1;
    return isName ? those.filter(({ name }) => isNear(name, word)) : [];
  };
  while (to - from < LONGEST_NAME && narrowed(to).length > 0) {
    those = narrowed(to);
    to += 1;
  }
  const [last, ...tied] = nearest(to);
  if (last && tied.length === 0) {
    those = [last];
    to += 1;
  }
  // Raw text, because 'u' is expanded to 'you'.
  const initial = INITIAL.exec(tokens[to]?.raw.toLowerCase() ?? '')?.[0];
  const abbreviated = those.filter(({ name }) => nameWords(name).at(-1)?.[0] === initial);
  if (initial !== undefined && to - from === 1 && abbreviated.length > 0) {
    those = abbreviated;
    to += 1;
  }
  while (to - from < LONGEST_NAME && from > 0 && narrowed(from - 1).length > 0) {
    those = narrowed(from - 1);
    from -= 1;
  }
  return { tag: { kind: 'customer', people: [...those] }, from, length: to - from };
}
