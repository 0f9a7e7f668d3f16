import { ONE_OF_TWO, SHOWN, sourceOf, type Entry, type Nearest } from '../knowledge/knowledge.js';
import { titleIn } from '../knowledge/titles.js';
import type { Language } from '../plan/plan.js';
import { escapeMarkdown as plain } from '../words/text.js';
import { EITHER, LACK, LINKS, NEAREST, OR, READ_ON, UNKNOWN } from '../answers/nearest.texts.js';
import { bodyOf, PERHAPS } from './advice.js';
import type { Answer } from '../answers/answer.js';
import { unknownAnswer } from '../answers/fixed.texts.js';
import { quoted } from '../answers/records.answers.js';

/** Introduction by the number of articles. */
const BEGIN: readonly Record<Language, (words: string, missed: string) => string>[] = [
  UNKNOWN,
  NEAREST,
  EITHER,
];

/** A single article is shown whole; of two, a passage each. */
const PASSAGE_LENGTH = 420;

/** Number of articles to show. */
function shownOf({ entries, confidence, misses }: Nearest): 0 | 1 | 2 {
  if (confidence >= SHOWN) return 1;
  // Measured: of first articles that lack a word of the question, a third were wrong.
  const isOneOfTwo = confidence >= ONE_OF_TWO && entries.length > 1 && misses.length === 0;
  return isOneOfTwo ? 2 : 0;
}

/** Answer for uncertain results: missing words, likely articles, and others nearby. */
export function nearestAnswer(near: Nearest, message: string, language: Language): Answer {
  const { entries, confidence, lacks, misses } = near;
  const [first] = entries;
  if (!first || confidence < PERHAPS) return unknownAnswer(message);
  const words = lacks.length > 0 ? LACK[language] + quoted(lacks) : '';
  const missed = misses.map((each) => plain(each[language])).join(', ');
  const count = shownOf(near);
  const shown = entries.slice(0, count);
  const others = entries.slice(count);
  const texts = shown.map(
    (each) => `**${each.title}**\n\n${count > 1 ? passageOf(each, language) : bodyOf(each)}`,
  );
  const links = others.map((each) => linkTo(each, language)).join(OR[language]);
  return {
    ...unknownAnswer(message),
    text: [
      (BEGIN[count] ?? UNKNOWN)[language](words, missed),
      ...texts,
      ...(links ? [LINKS[language](links)] : []),
    ].join('\n\n'),
    sources: (count > 1 ? shown : [first]).map(sourceOf),
    suggestions: (count > 0 ? others : entries).map(({ title }) => titleIn(language, title)),
  };
}

/** First whole lines of an article and a link to the rest. */
function passageOf(entry: Entry, language: Language): string {
  const body = bodyOf(entry);
  if (body.length <= PASSAGE_LENGTH) return body;
  const lines = body.split('\n');
  let length = 0;
  const fitting = lines.filter((line) => (length += line.length) <= PASSAGE_LENGTH);
  const start = (fitting.length > 0 ? fitting : lines.slice(0, 1)).join('\n').trim();
  return `${start}\n\n[${READ_ON[language]}: ${entry.title}](${sourceOf(entry).url})`;
}

const linkTo = (entry: Entry, language: Language): string => {
  const { title, url } = sourceOf(entry);
  return `[${titleIn(language, title)}](${url})`;
};
