import { spelled } from '../language/spelled.js';
import { lookUp } from '../look-up.js';
import type { Said } from '../plan/plan.js';

/** A kind of figure that is asked for, and how a text says one. */
interface Wanted {
  title: Said;
  isAsked: RegExp;
  isSaid: RegExp;
}

const NUMBER = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|half an?|few|several)`;

const WANTED: readonly Wanted[] = [
  {
    title: { en: 'what to charge', es: 'cuánto cobrar' },
    isAsked:
      /\b(?:how much|what) (?:should|do|would|can|could|to) (?:i |we |you )?(?:charge|bill|quote|ask)\b|\bhow (?:to|do i|do we|should i|should we|can i) price\b|\bhow much (?:is|are) (?:an?|the) (?:[\w-]+ ){0,3}(?:bottle|gallon|quart|jug|pack|box|set|kit|machine|case)s?\b|\b(?:price|charge|quote) (?:for|to (?:do|detail|clean|wash|coat)) an?\b|\bcu[aá]nto (?:le )?(?:cobro|cobrar|cobramos)\b/i,
    isSaid: /\$|\d ?%|\bprice/i,
  },
  {
    title: { en: 'how much of it', es: 'qué cantidad' },
    isAsked:
      /\bhow (?:much|many (?:ml|oz|ounces|drops)) (?:\w+ )?(?:product|soap|shampoo|water|wax|compound|polish|cleaner|coating|sealant|ceramic|chemical|dressing|apc)s?\b(?! (?:cost|costs|is|are|did|do we have|was|were|rev|make|made))/i,
    isSaid:
      /\b(?:ounces?|oz|ml|milliliters?|drops?|gallons?|quarts?|cups?|liters?|parts?)\b|\d:\d/i,
  },
  {
    title: { en: 'how long it is', es: 'cuánto tiempo' },
    isAsked: /\bhow (?:long|many (?:minutes|hours|days|weeks|months|years))\b/i,
    isSaid: new RegExp(
      String.raw`\b${NUMBER}(?:(?:-| to | or |–)\d+)?[ -]?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|h)\b|\bovernight\b|\buntil\b`,
      'i',
    ),
  },
  {
    title: { en: 'how often', es: 'cada cuánto' },
    isAsked: /\bhow (?:often|frequently)\b|\bcada cu[aá]nto\b/i,
    isSaid:
      /\b(?:every|once|twice|times|daily|weekly|monthly|yearly|each|after|per|months?|weeks?|washes)\b/i,
  },
  {
    title: { en: 'how much or how many', es: 'cuánto o cuántos' },
    isAsked:
      /\bwhat (?:grit|psi|gpm|ratio|dilution|speed|temp\w*|percent\w*)\b|\bhow many (?!minutes|hours|days|weeks|months|years)/i,
    isSaid: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i,
  },
];

const COUNTED =
  /\bhow many (?!minutes|hours|days|weeks|months|years)(?:(?:microfiber|foam|wool|drying|cutting|polishing|finishing|clean|fresh|new) )?(\w{3,}?)(?:e?s)?\b/i;
const COUNT = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)`;
/** 'Ten of them' */
const OF_THEM = new RegExp(`\\b${COUNT} of (?:them|those|these|each)\\b`, 'i');
const ALIKE: Partial<Record<string, string>> = { coat: 'coats?|layer', layer: 'layers?|coat' };
/** 'How many coats' is not answered by how many years one lasts: a number stands by what is counted. */
function isCounted(question: string, text: string): boolean {
  const [, thing] = COUNTED.exec(question) ?? [];
  if (thing === undefined || OF_THEM.test(text)) return true;
  const word = `\\b(?:${lookUp(ALIKE, thing.toLowerCase()) ?? thing})\\w*`;
  const near = String.raw`(?:[^.\w]+\w+){0,6}[^.\w]+`;
  return new RegExp(`\\b${COUNT}\\b${near}${word}|${word}${near}${COUNT}\\b`, 'i').test(text);
}
const HOW_MANY: Said = { en: 'how much or how many', es: 'cuánto o cuántos' };

/** 'What do u charge' asks what to charge. */
const wordsOf = (question: string) =>
  spelled(question)
    .map(({ word }) => word)
    .join(' ');

/** 'What to charge for a boat' is not answered by how to wash one: what of the figures that are asked for a text does not say. */
export const unsaidIn = (typed: string, text: string): Said[] => {
  const question = wordsOf(typed);
  const unsaid = WANTED.filter(
    ({ isAsked, isSaid }) => isAsked.test(question) && !isSaid.test(text),
  ).map(({ title }) => title);
  return unsaid.length > 0 || isCounted(question, text) ? unsaid : [HOW_MANY];
};

/** Whether a sentence says the figure that is asked for, where one is. */
export function figureAskedIn(typed: string): ((sentence: string) => boolean) | undefined {
  const question = wordsOf(typed);
  const wanted = WANTED.find(({ isAsked }) => isAsked.test(question));
  return wanted && ((sentence) => wanted.isSaid.test(sentence));
}
