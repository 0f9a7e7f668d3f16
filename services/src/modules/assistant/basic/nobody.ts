import { escapeMarkdown as plain } from '../text.js';
import { saysPronoun } from '../language/pronouns.js';
import type { Understanding } from '../language/understand.js';
import type { Language } from '../plan/plan.js';
import { said } from './fixed.texts.js';
import type { Answer } from './answer.js';

/** In the place of a name that nobody has. */
const X = String.raw`@(?:'?s)?`;
const OWN = String.raw`(?:(?:phone|cell|email|e-mail|home) )?(?:number|phone|cell|email|e-mail|address|car|vehicle|truck|plate|notes?|history|(?:last|next) (?:visit|appointment|appt|job|one))`;

/** Where only somebody can stand: 'how much has @ spent', 'what does @ drive', '@'s number'. */
const PLACES_OF_SOMEBODY = new RegExp(
  [
    String.raw`^(?:how much|how often|how many times|when) (?:has|did|does|is|was|will|do) ${X} (?:last |next )?(?:spent|spend|paid|pay|been|come|came|coming|in|here|back|next|last|booked|due)\b`,
    String.raw`^how much (?:has|did|does) ${X} (?:ever )?(?:spent|spend|paid|pay)\b`,
    String.raw`^(?:what|which) (?:car |vehicle |kind of car |services? )?(?:does|did|has) ${X} (?:drive|have|own|had|get|got|book|booked)\b`,
    String.raw`^where does ${X} live\b`,
    String.raw`^(?:has|did|is|does|was) ${X} (?:ever )?(?:been|come|came|coming|here|cancel|cancell?ed|booked|due|have an)\b`,
    String.raw`^(?:who is|whos|who's) ${X}$`,
    String.raw`\b(?:called|named|llamad[oa]|se llama) @$`,
    String.raw`\b${X} ${OWN}$`,
    String.raw`\b(?:number|phone|email|e-mail|address|car|notes|history) (?:for|of) ${X}$`,
    String.raw`^(?:cu[aá]nto ha gastado|cu[aá]ndo (?:viene|vino)|qu[eé] (?:carro|coche|auto) tiene|d[oó]nde vive) @$`,
  ].join('|'),
  'iu',
);

const TEXTS: Record<Language, (name: string) => string> = {
  en: (name) => `No customer is called ${name}. Check the spelling, or ask with another name.`,
  es: (name) =>
    `Ningún cliente se llama ${name}. Revise cómo se escribe o pregunte con otro nombre.`,
};

const MOST_NAMES = 2;
const NAME = /^\p{L}[\p{L}'-]+$/u;
const withoutOwn = (word: string) => word.replace(/'s$|(?<=\p{L}{3}[^s])s$/u, '');
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Words that mean nothing, where only a name can stand, name nobody here. */
export function nobodyAnswer(
  question: string,
  { unknown, people, language }: Understanding,
): Answer | undefined {
  const names = [...new Set(unknown)];
  // 'She' is somebody who was spoken of.
  if (saysPronoun(names.map((word) => ({ word: word.toLowerCase() })))) return undefined;
  if (people.length > 0 || names.length === 0 || names.length > MOST_NAMES) return undefined;
  if (!names.every((name) => NAME.test(name))) return undefined;
  const text = question.replace(/[?!.]+$/, '').trim();
  const at = text.toLowerCase().indexOf(names.join(' ').toLowerCase());
  if (at < 0) return undefined;
  const end = at + names.join(' ').length;
  if (!PLACES_OF_SOMEBODY.test(`${text.slice(0, at)}@${text.slice(end)}`)) return undefined;
  const name = names.map(withoutOwn).map(capitalized).join(' ');
  return said(TEXTS[language](plain(name)), question);
}
