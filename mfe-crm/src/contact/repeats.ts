import { isOver } from '@clearcoat/sdk/rules';
import type { ContactDetails } from '../shared/contacts-api';

type Job = ContactDetails['history'][number];

interface Repeat {
  id: string;
  everyWeeks: number;
  /** The next appointment, or the last one if none is planned. */
  job: Job;
  isNext: boolean;
}

/** A customer's repeating series, each once with its representative appointment. */
export function repeatsOf(history: readonly Job[], today: string): Repeat[] {
  const found = new Map<string, Repeat>();
  // Latest first, so the last upcoming one found is the next.
  for (const job of history) {
    const { series, date, status } = job;
    const isNext = date >= today && !isOver(status);
    if (series && (isNext || !found.has(series.id))) {
      found.set(series.id, { ...series, job, isNext });
    }
  }
  return [...found.values()];
}
