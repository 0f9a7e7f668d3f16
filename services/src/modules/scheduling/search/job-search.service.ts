import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { boundsOf, today } from '../../../platform/time/zone.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { wordsOf } from './asked-words.js';
import type { JobSearchQuery } from './job-search.dto.js';
import { findNearest, findServiceNames, type Sought } from './job-search.queries.js';

const SHOWN = 5;
/** A single letter would match a word of nearly every service. */
const SHORTEST_WORD = 2;

interface Named {
  id: string;
  name: string;
}

const hasWord = ({ name }: Named, word: string) =>
  word.length >= SHORTEST_WORD &&
  name.split(/[^\p{L}\p{N}]+/u).some((each) => each.startsWith(word));

/** Search of appointments by contact, vehicle, address, service and date. */
@Injectable()
export class JobSearch {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  find(
    context: BusinessContext,
    { q = '', limit = SHOWN }: JobSearchQuery,
  ): Promise<Appointment[]> {
    if (q === '') return Promise.resolve([]);
    const now = this.clock.now();
    return this.db.readInSteps(context, async (sql) => {
      const services = await findServiceNames(sql, context.businessId);
      const parts = partsOf(q, services, context.timeZone, now);
      const alternatives = parts ? [{ term: q }, parts] : [{ term: q }];
      return findNearest(sql, context, now, alternatives, limit);
    });
  }
}

/**
 * A search text split into days, services and contact words. Undefined if all words are for the
 * contact.
 */
function partsOf(
  typed: string,
  services: readonly Named[],
  timeZone: string,
  now: Date,
): Sought | undefined {
  const { days, words } = wordsOf(typed, today(now, timeZone));
  const ofServices = words.filter((word) => services.some((service) => hasWord(service, word)));
  if (!days && ofServices.length === 0) return undefined;
  const term = words.filter((word) => !ofServices.includes(word)).join(' ');
  const [from, before] = days ? boundsOf(days, timeZone) : [];
  const meant = services.filter((service) => ofServices.every((word) => hasWord(service, word)));
  const serviceIds = ofServices.length > 0 ? meant.map(({ id }) => id) : undefined;
  return { term, serviceIds, from, before };
}
