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
/** The section about it. */
const USUAL_LENGTHS = 'how-long-a-job-takes';
/** How likely it must be that what is nearest answers the question, to be named at all. */
export const PERHAPS = 0.25;
export const LIKELY = 0.4;

/** What stands in the handbook is English. */
const FRAME: Record<Language, string> = {
  en: '',
  es: 'Esto dice el manual, que está en inglés:\n\n',
};

/** Beside an answer of the business's own. */
const NEAREST_TO_IT: Record<Language, string> = {
  en: 'The nearest the handbook has to it:',
  es: 'Lo más cercano que hay en el manual, que está en inglés:',
};

/** What the search found as the answer, or as what is nearest to it. */
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

/** What a job is worth is both: what the business takes now, and how to think about it. */
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

/** How long a job takes is both: how long it took here, and how long it usually takes. */
export function withUsual(answer: Answer, language: Language, knowledge: Knowledge): Answer {
  const { plan, facts } = answer.told ?? {};
  if (plan?.measure !== 'length' || plan.group !== undefined) return answer;
  const own = facts?.total.value === null ? undefined : answer;
  return combined(own, sectionOf(USUAL_LENGTHS, knowledge), knowledge, language) ?? answer;
}

/** The one section that has it, whatever is near. */
function sectionOf(slug: string, { handbook }: Knowledge): Entry[] {
  const section = handbook.sections.find((each) => each.slug === slug);
  return section
    ? [{ ...section, kind: 'handbook' as const, id: section.slug, page: section.title }]
    : [];
}

/** A section as it is; of a post the beginning, and where to read on. */
export function bodyOf({ kind, slug, title, body }: Entry): string {
  if (kind === 'handbook') return body;
  const start = body.slice(0, POST_LENGTH).replace(/\s\S*$/, '');
  return `${start} …\n\n[Read on: ${title}](/blog/${slug})`;
}
