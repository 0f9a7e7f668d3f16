import { isOver } from '@clearcoat/sdk/rules';
import type { ContactDetails } from '../shared/contacts-api';

type Job = ContactDetails['history'][number];

interface Repeat {
  id: string;
  everyWeeks: number;
  /** The next of it, or the last where none is planned. */
  job: Job;
  isNext: boolean;
}

/** What comes again of a customer's jobs, each once, with the job that stands for it. */
export function repeatsOf(history: readonly Job[], today: string): Repeat[] {
  const found = new Map<string, Repeat>();
  // The latest first: of those to come the last one that is met is the next.
  for (const job of history) {
    const { series, date, status } = job;
    const isNext = date >= today && !isOver(status);
    if (series && (isNext || !found.has(series.id))) {
      found.set(series.id, { ...series, job, isNext });
    }
  }
  return [...found.values()];
}
