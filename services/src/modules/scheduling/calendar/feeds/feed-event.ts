import { addressLine } from '../../directions.js';
import type { CalendarEvent } from './ics.js';
import type { FeedJob } from './feed-jobs.queries.js';

/** Identifies the entry of an appointment in every calendar. */
export const entryOf = ({ id, version }: { id: string; version: number }) => ({
  uid: `${id}@clearcoat`,
  sequence: version - 1,
});

/**
 * An appointment as an event in somebody else's calendar: who, what, where and how to call. Price,
 * notes and gate codes stay on the appointment's page, which the event links to.
 */
export function eventOf(job: FeedJob, linkTo: (path: string) => string): CalendarEvent {
  const { customer, vehicle, place, crew } = job;
  const facts = [vehicle?.label, customer.phone, crew.name];
  return {
    ...entryOf(job),
    startsAt: new Date(job.startsAt),
    endsAt: new Date(job.endsAt),
    title: `${customer.name}, ${job.service}`,
    location: place ? addressLine(place) : '',
    description: facts.filter(Boolean).join('\n'),
    url: linkTo(`/appointments/${job.id}`),
    isTentative: job.status === 'pending',
  };
}
