import { Phrases } from '../words/phrases.js';
import { everyOf } from '../words/every-of.js';
import { spelled } from '../language/normalize/spelled.js';
import { folded } from '../words/tokens.js';
import type { Person } from '../language/pieces/vocabulary.js';
import type { Language } from '../plan/plan.js';
import { personRow, type Answer } from '../answers/answer.js';

/** What begins to tell of somebody, right behind their name. */
const TELLS = new Phrases(
  'sold|bought|traded|changed|complained|complains|prefers|likes|loves|hates|loved|liked|hated|tipped|lives|drives|forgot|left her|left his|left their',
  everyOf(
    'is|was|has|got|now has|just got',
    'a new|my|not|allergic|married|happy|unhappy|mad|upset',
  ),
  'vendio|compro|cambio|prefiere|vive|maneja|dejo|olvido|es alergico|es alergica|tiene un nuevo',
);
/** 'Linh Bennett's Tahoe plate is abc 1234': what of theirs. */
const THEIRS = new Phrases('is|are|was|es|son');
const MOST_OF_THEIRS = 3;

/** 'Derek Quinn sold the Tahoe': something told, which is neither asked nor to be done. */
export function isToldOf(text: string, { name }: Person): boolean {
  if (text.endsWith('?')) return false;
  const words = spelled(text);
  const names = folded(name).split(/\s+/);
  const isName = (word = '') => names.includes(word) || names.includes(word.replace(/'?s$/, ''));
  const end = words.findIndex(({ word }) => !isName(word));
  if (end <= 0) return false;
  if (TELLS.lengthAt(words, end) > 0) return true;
  const isTheirs = !names.includes(folded(words[end - 1]?.raw ?? ''));
  const at = THEIRS.in(words, end)?.at ?? 0;
  return isTheirs && at > end && at - end <= MOST_OF_THEIRS && at < words.length - 1;
}

const NOT_KEPT: Record<Language, string> = {
  en: "I can't write that down. If it is to be kept, press **Edit Contact** on their page, where vehicle and notes stand:",
  es: 'No puedo anotarlo. Si hay que guardarlo, pulse **Edit Contact** en su página, donde están el vehículo y las notas:',
};

/** Where what is told of a customer is kept, and what stands there now. */
export const notKeptAnswer = (person: Person, language: Language): Answer => ({
  text: `${NOT_KEPT[language]}\n\n${personRow(person)}`,
  sources: [{ title: person.name, url: `/contacts/${person.id}`, kind: 'page' }],
  suggestions: [],
});
