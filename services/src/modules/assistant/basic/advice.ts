import {
  CERTAIN,
  sourceOf,
  type Entry,
  type Knowledge,
  type Nearest,
} from '../knowledge/knowledge.js';
import { titleIn } from '../knowledge/titles.js';
import type { Language } from '../plan/plan.js';
import type { Answer } from '../answers/answer.js';
import { NEAREST } from '../answers/nearest.texts.js';
import { QUICK_QUESTIONS } from '../answers/fixed.texts.js';

const POST_LENGTH = 500;
/** Handbook section on the length of a job. */
const USUAL_LENGTHS = 'how-long-a-job-takes';
/** Minimum confidence to mention the nearest article. */
export const PERHAPS = 0.25;
export const LIKELY = 0.4;

/** The handbook is in English only. */
const FRAME: Record<Language, string> = {
  en: '',
  es: 'Esto dice el manual, que está en inglés:\n\n',
};

/** Heading below an answer from the records. */
const NEAREST_TO_IT: Record<Language, string> = {
  en: 'The nearest the handbook has to it:',
  es: 'Lo más cercano que hay en el manual, que está en inglés:',
};

/** Search result as the answer, or as the nearest article. */
export function toldAs(
  own: Answer | undefined,
  { entries, confidence }: Pick<Nearest, 'entries' | 'confidence'>,
  knowledge: Knowledge,
  language: Language,
): Answer | undefined {
  const nearest = own ? NEAREST_TO_IT[language] : NEAREST[language]();
  const lead = confidence < CERTAIN ? `${nearest}\n\n` : FRAME[language];
  return combined(own, entries, knowledge, language, lead);
}

/** An answer from the records above the handbook's advice. */
export function combined(
  own: Answer | undefined,
  [entry, ...others]: Entry[],
  { handbook }: Knowledge,
  language: Language,
  lead = FRAME[language],
): Answer | undefined {
  if (!entry) return own;
  const advice = `${lead}**${entry.title}**\n\n${bodyOf(entry)}`;
  const related = entry.kind === 'handbook' ? handbook.relatedTo(entry) : others;
  const suggestions = [
    ...related.slice(0, 2).map(({ title }) => titleIn(language, title)),
    ...QUICK_QUESTIONS.slice(2, 3),
  ];
  const sources = [entry, ...others].map(sourceOf);
  if (!own) return { text: advice, sources, suggestions };
  return { ...own, text: `${own.text}\n\n${advice}`, sources: [...own.sources, sourceOf(entry)] };
}

/** Length of past jobs above the handbook's usual lengths. */
export function withUsual(answer: Answer, language: Language, knowledge: Knowledge): Answer {
  const { plan, facts } = answer.told ?? {};
  if (plan?.measure !== 'length' || plan.group !== undefined) return answer;
  const own = facts?.total.value === null ? undefined : answer;
  return combined(own, sectionOf(USUAL_LENGTHS, knowledge), knowledge, language) ?? answer;
}

/** Handbook section by its slug. */
function sectionOf(slug: string, { handbook }: Knowledge): Entry[] {
  const section = handbook.sections.find((each) => each.slug === slug);
  return section
    ? [{ ...section, kind: 'handbook' as const, id: section.slug, page: section.title }]
    : [];
}

/** Text of a handbook section, or the beginning of a post with a link. */
export function bodyOf({ kind, slug, title, body }: Entry): string {
  if (kind === 'handbook') return body;
  const start = body.slice(0, POST_LENGTH).replace(/\s\S*$/, '');
  return `${start} …\n\n[Read on: ${title}](/blog/${slug})`;
}
