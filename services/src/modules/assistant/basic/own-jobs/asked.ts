import { withoutWhoAsks } from '../../language/normalize/who-asks.js';
import { questionsIn } from '../../language/messages/questions-in.js';
import { normalized } from '../../language/normalize/normalize.js';
import { together, type Answer } from '../../answers/answer.js';
import { JobWords } from './job-words.js';
import { readOwnJobs } from './read.js';
import type { Sight } from './reading.js';
import { sayOwnJobs, type Checklists } from './say.js';
import { select, type Told } from './select.js';

/** What one question is told, after what was told before. */
function told(text: string, known: JobWords, sight: Sight, before?: Told): Told | undefined {
  const reading = readOwnJobs(text, known, sight);
  return reading && select(reading, sight, before);
}

/** Of a question each that is in it: all of them are of own jobs, or none is answered here. */
export function toldOf(
  text: string,
  before: readonly string[],
  known: JobWords,
  sight: Sight,
): readonly Told[] | undefined {
  let last: Told | undefined;
  for (const each of before) last = told(withoutWhoAsks(each), known, sight, last) ?? last;
  const whole = told(text, known, sight, last);
  if (whole) return [whole];
  const parts = questionsIn(text);
  const all: Told[] = [];
  for (const part of parts.length > 1 ? parts : []) {
    const one = told(part, known, sight, all.at(-1) ?? last);
    if (!one) return undefined;
    all.push(one);
  }
  return all.length > 0 ? all : undefined;
}

export function answerOf(
  all: readonly Told[],
  text: string,
  sight: Sight,
  checklists?: Checklists,
): Answer | undefined {
  const { language } = normalized(text);
  const [first, ...others] = all.map((each) => sayOwnJobs(each, language, sight, checklists));
  return first && (others.length > 0 ? together([first, ...others]) : first);
}
