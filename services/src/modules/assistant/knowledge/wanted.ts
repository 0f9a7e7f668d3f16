import { Sayings } from '../language/forms/sayings.js';
import { spelled } from '../language/normalize/spelled.js';
import type { WordTokens } from '../words/tokens.js';
import { lookUp } from '../words/look-up.js';
import type { Said } from '../plan/plan.js';

const TIME_UNITS = 'minutes|hours|days|weeks|months|years';
const OWN = {
  we: 'i|we|you',
  word: '[^ ]+',
  pack: '(?:bottle|gallon|quart|jug|pack|box|set|kit|machine|case)s?',
  product:
    '(?:product|soap|shampoo|water|wax|compound|polish|cleaner|coating|sealant|ceramic|chemical|dressing|apc)s?(?! (?:costs?|is|are|did|do we have|was|were|rev|make|made) )',
  unit: TIME_UNITS,
  thing: `(?!(?:${TIME_UNITS}) )[^ ]+`,
  counted: `(?!(?:${TIME_UNITS}) )[^ ]{3,}`,
  kind: 'microfiber|foam|wool|drying|cutting|polishing|finishing|clean|fresh|new',
  measured: String.raw`grit|psi|gpm|ratio|dilution|speed|temp\w*|percent\w*`,
} as const;
const asked = (...rows: readonly string[]) => new Sayings(rows, OWN, 'anywhere');

/** A kind of figure that is asked for, and how a text says one. */
interface Wanted {
  title: Said;
  isAsked: Sayings;
  isSaid: RegExp;
}

const NUMBER = String.raw`(?:\d[\d.,]*|an?|one|two|three|four|five|six|half an?|few|several)`;

const WANTED: readonly Wanted[] = [
  {
    title: { en: 'what to charge', es: 'cuánto cobrar' },
    isAsked: asked(
      'how_much|what should|do|would|can|could|to <we>? charge|bill|quote|ask',
      'how to|do_i|do_we|should_i|should_we|can_i price',
      'how much is|are a|an|the <word>? <word>? <word>? <pack>',
      'price|charge|quote for|to_do|to_detail|to_clean|to_wash|to_coat a|an',
      'cuanto le? cobro|cobrar|cobramos',
    ),
    isSaid: /\$|\d ?%|\bprice/i,
  },
  {
    title: { en: 'how much of it', es: 'qué cantidad' },
    isAsked: asked('how much|many_ml|many_oz|many_ounces|many_drops <word>? <product>'),
    isSaid:
      /\b(?:ounces?|oz|ml|milliliters?|drops?|gallons?|quarts?|cups?|liters?|parts?)\b|\d:\d/i,
  },
  {
    title: { en: 'how long it is', es: 'cuánto tiempo' },
    isAsked: asked('how long', 'how many <unit>'),
    isSaid: new RegExp(
      String.raw`\b${NUMBER}(?:(?:-| to | or |–)\d+)?[ -]?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|h)\b|\bovernight\b|\buntil\b`,
      'i',
    ),
  },
  {
    title: { en: 'how often', es: 'cada cuánto' },
    isAsked: asked('how often|frequently', 'cada cuanto'),
    isSaid:
      /\b(?:every|once|twice|times(?! as)|daily|weekly|monthly|yearly|each|after|per|months?|weeks?|washes)\b/i,
  },
  {
    title: { en: 'how much or how many', es: 'cuánto o cuántos' },
    isAsked: asked('what <measured>', 'how many <thing>'),
    isSaid: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/i,
  },
];

const COUNTED = asked('how many <kind>? {counted}');
const COUNT = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)`;
/** 'Ten of them' */
const OF_THEM = new RegExp(`\\b${COUNT} of (?:them|those|these|each)\\b`, 'i');
const ALIKE: Partial<Record<string, string>> = {
  coat: 'coats?|layer',
  layer: 'layers?|coat',
  microfiber: 'microfibers?|towel',
};
/** 'How many coats' is not answered by how many years one lasts: a number stands by what is counted. */
function isCounted(question: WordTokens, text: string): boolean {
  const thing = COUNTED.find(question)?.counted?.replace(/(?<=...)e?s$/, '');
  if (thing === undefined || OF_THEM.test(text)) return true;
  const word = `\\b(?:${lookUp(ALIKE, thing) ?? thing})\\w*`;
  const near = String.raw`(?:[^.\w]+\w+){0,6}[^.\w]+`;
  return new RegExp(`\\b${COUNT}\\b${near}${word}|${word}${near}${COUNT}\\b`, 'i').test(text);
}
const HOW_MANY: Said = { en: 'how much or how many', es: 'cuánto o cuántos' };

/** 'What to charge for a boat' is not answered by how to wash one: what of the figures that are asked for a text does not say. */
export const unsaidIn = (typed: string, text: string): Said[] => {
  const question = spelled(typed);
  const unsaid = WANTED.filter(
    ({ isAsked, isSaid }) => isAsked.says(question) && !isSaid.test(text),
  ).map(({ title }) => title);
  return unsaid.length > 0 || isCounted(question, text) ? unsaid : [HOW_MANY];
};

/** Whether a sentence says the figure that is asked for, where one is. */
export function figureAskedIn(typed: string): ((sentence: string) => boolean) | undefined {
  const question = spelled(typed);
  const wanted = WANTED.find(({ isAsked }) => isAsked.says(question));
  return wanted && ((sentence) => wanted.isSaid.test(sentence));
}
