import type { FoundPeriod } from '../language/periods/index.js';
import { meaningsOf, type Request } from './request.js';

type Words = readonly { word: string }[];

/** A request without its days, of which there is one stretch at most. */
export interface WithoutDays {
  words: Words;
  days?: FoundPeriod;
}

/** Undefined where somebody, a number or a time is named as well, or several stretches of days. */
export async function withoutDays(request: Request): Promise<WithoutDays | undefined> {
  const spans = await meaningsOf(request, request.tokens);
  const periods = spans.flatMap(({ period }) => (period ? [period] : []));
  if (periods.length > 1 || spans.some(({ name, number, time }) => name ?? number ?? time))
    return undefined;
  return {
    words: spans.flatMap((span) => (span.period ? [] : span.words.map((word) => ({ word })))),
    days: periods[0],
  };
}
