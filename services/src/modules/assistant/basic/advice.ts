import { sourceOf, type Entry, type Knowledge, type Nearest } from '../knowledge/knowledge.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../text.js';
import type { Answer } from './answer.js';
import { QUICK_QUESTIONS, unknownAnswer } from './fixed.texts.js';

const POST_LENGTH = 500;
/** How much of a question the nearest has that is shown whole. */
const CLOSE = 0.6;

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

/** A section as it is; of a post the beginning, and where to read on. */
function bodyOf({ kind, slug, title, body }: Entry): string {
  if (kind === 'handbook') return body;
  const start = body.slice(0, POST_LENGTH).replace(/\s\S*$/, '');
  return `${start} …\n\n[Read on: ${title}](/blog/${slug})`;
}

const NEAREST: Record<Language, (words: string, link: string) => string> = {
  en: (words, link) => {
    const lack = words && `: I have nothing about ${words}`;
    return `I don't know that one${lack}. The nearest I have is ${link}.`;
  },
  es: (words, link) => {
    const lack = words && `: no tengo nada sobre ${words}`;
    return `Eso no lo sé${lack}. Lo más cercano es ${link}.`;
  },
};

/** Nothing answers it: which word is in the way, and where to read on, without claiming that it is the answer. */
export function nearestAnswer(
  nearest: Nearest | undefined,
  message: string,
  language: Language,
): Answer {
  if (!nearest) return unknownAnswer(message);
  const { entry, lacks, share } = nearest;
  const { title, url, kind } = sourceOf(entry);
  const words = lacks.map((word) => `“${plain(word)}”`).join(', ');
  const no = NEAREST[language](words, `[${title}](${url})`);
  // Whether what lacks matters, whoever asked sees at a glance.
  const isClose = lacks.length <= 1 && share >= CLOSE && kind === 'handbook';
  return {
    ...unknownAnswer(message),
    text: isClose ? `${no}\n\n**${title}**\n\n${bodyOf(entry)}` : no,
    sources: [{ title, url, kind }],
  };
}
