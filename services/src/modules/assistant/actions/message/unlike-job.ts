import { formatTime } from '../../../../platform/time/zone.js';
import type { Span } from '../../language/pieces/spans.js';
import { wordSet } from '../../words/word-set.js';
import { meaningsOf, type Request } from '../request.js';
import { LED } from '../when/index.js';
import type { MessagePlan } from './read.js';

const OF_JOB = wordSet('reminder|confirm');

/** An hour, or a service, that is said of the job and is not that of the job which the text names. */
export async function unlikeJob(
  request: Request,
  { purpose, words }: MessagePlan,
  text: string,
): Promise<string[]> {
  if (!OF_JOB.has(purpose) || words !== undefined) return [];
  const spans = await meaningsOf(request, request.tokens);
  return spans.filter((span) => !isSaid(span, text)).map(({ raw }) => raw);
}

function isSaid({ name, time, words }: Span, text: string): boolean {
  if (name?.kind === 'service') return name.names.some((each) => text.includes(each));
  const [start = ''] = LED.has(words[0] ?? '') ? [] : (time?.split('-') ?? []);
  return start === '' || text.includes(formatTime(start));
}
