import { normalized } from './normalize.js';
import { periodAt } from './periods/index.js';

/** The days that a question says, as they were typed. */
export function daysIn(text: string): string | undefined {
  const { tokens } = normalized(text);
  const words = tokens.map(({ word }) => word);
  for (let at = 0; at < words.length; at++) {
    const length = periodAt(words, at)?.length;
    if (length === undefined) continue;
    return text.normalize('NFC').slice(tokens[at]?.start, tokens[at + length - 1]?.end);
  }
  return undefined;
}

const COUNTS = /^(?:(?:and|y) )?(?:how (?:many|much)|cu[aá]nt[oa]s?)\b/i;

/** 'How many jobs and how much money last week': the days that end two counts are of both. */
export function withSharedDays(questions: readonly string[]): string[] {
  const shared = questions.every((each) => COUNTS.test(each)) && daysIn(questions.at(-1) ?? '');
  return questions.map((each) =>
    shared && daysIn(each) === undefined ? `${each} ${shared}` : each,
  );
}
