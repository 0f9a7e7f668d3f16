import {
  SHOWN,
  sourceOf,
  type Entry,
  type Knowledge,
  type Nearest,
} from '../knowledge/knowledge.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../text.js';
import type { Answer } from './answer.js';
import { QUICK_QUESTIONS, unknownAnswer } from './fixed.texts.js';

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

/** What a job is worth is both: what the business takes now, and how to think about it. */
export function combined(
  own: Answer | undefined,
  [entry, ...others]: Entry[],
  { handbook }: Knowledge,
  language: Language,
): Answer | undefined {
  if (!entry) return own;
  const advice = `${FRAME[language]}**${entry.title}**\n\n${bodyOf(entry)}`;
  const related = entry.kind === 'handbook' ? handbook.relatedTo(entry) : others;
  const suggestions = [
    ...related.slice(0, 2).map(({ title }) => title),
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
export function sectionOf(slug: string, { handbook }: Knowledge): Entry[] {
  const section = handbook.sections.find((each) => each.slug === slug);
  return section
    ? [{ ...section, kind: 'handbook' as const, id: section.slug, page: section.title }]
    : [];
}

/** A section as it is; of a post the beginning, and where to read on. */
function bodyOf({ kind, slug, title, body }: Entry): string {
  if (kind === 'handbook') return body;
  const start = body.slice(0, POST_LENGTH).replace(/\s\S*$/, '');
  return `${start} …\n\n[Read on: ${title}](/blog/${slug})`;
}

const NEAREST: Record<Language, (words: string, missed: string) => string> = {
  en: (words, missed) =>
    `I'm not sure about that one${words}. The nearest I have${missed && ` says nothing about ${missed}`}:`,
  es: (words, missed) =>
    `De eso no estoy seguro${words}. Lo más cercano${missed && ` no dice nada sobre ${missed}`}:`,
};

const UNKNOWN: Record<Language, (words: string) => string> = {
  en: (words) => `I don't know that one${words}.`,
  es: (words) => `Eso no lo sé${words}.`,
};

const LACK: Record<Language, string> = {
  en: ': I have nothing about ',
  es: ': no tengo nada sobre ',
};

const LINKS: Record<Language, (links: string) => string> = {
  en: (links) => `Did you mean ${links}?`,
  es: (links) => `¿Se refiere a ${links}?`,
};

const OR: Record<Language, string> = { en: ' or ', es: ' o a ' };

/** Nothing answers it for sure: which word is in the way, what may answer it, and what else was near. */
export function nearestAnswer(
  { entries, confidence, lacks, misses }: Nearest,
  message: string,
  language: Language,
): Answer {
  const [first, ...others] = entries;
  if (!first || confidence < PERHAPS) return unknownAnswer(message);
  const quoted = lacks.map((word) => `“${plain(word)}”`).join(', ');
  const words = quoted && LACK[language] + quoted;
  const isShown = confidence >= SHOWN;
  const links = (isShown ? others : entries).map(linkTo).join(OR[language]);
  const missed = misses.map((each) => plain(each[language])).join(', ');
  const begin = isShown
    ? `${NEAREST[language](words, missed)}\n\n**${first.title}**\n\n${bodyOf(first)}`
    : UNKNOWN[language](words);
  return {
    ...unknownAnswer(message),
    text: links ? `${begin}\n\n${LINKS[language](links)}` : begin,
    sources: [sourceOf(first)],
    suggestions: (isShown ? others : entries).map(({ title }) => title),
  };
}

const linkTo = (entry: Entry): string => {
  const { title, url } = sourceOf(entry);
  return `[${title}](${url})`;
};
