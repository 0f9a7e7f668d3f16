import { Injectable } from '@nestjs/common';
import { permissionsOf } from '../../../platform/auth-guard/permissions.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Sql } from '../../../platform/database/index.js';
import type { Principal } from '../../../platform/tenancy/context.js';
import { boundsOf, today } from '../../../platform/time/zone.js';
import { findAppointment } from '../appointments.queries.js';
import type { Appointment } from '../dto/appointment.dto.js';
import { vehicleForCrew } from '../shown-job.js';
import { SHOWN_KEYS, type MyJob } from './dto/my-job.dto.js';
import { findOwnJobs, type Reach } from './my-jobs.queries.js';
import { daysOfOwnJobs } from '../days-of-own-jobs.js';

/** All appointments of the business, or those of the user's crews around today. */
export type Whose = 'all' | 'own';

/** Access to one appointment: its query and the shape of its answer. */
export interface Sight {
  find: (sql: Sql) => Promise<Appointment | undefined>;
  toAnswer: (job: Appointment) => Appointment | MyJob;
}

@Injectable()
export class JobSights {
  constructor(private readonly clock: Clock) {}

  of(principal: Principal, id: string, whose: Whose): Sight {
    if (whose === 'own') return this.ofOwn(principal, id);
    return { find: (sql) => findAppointment(sql, principal, id), toAnswer: (job) => job };
  }

  ofOwn(principal: Principal, id: string) {
    const find = async (sql: Sql) => (await findOwnJobs(sql, this.reachOf(principal), id))[0];
    return { find, toAnswer: answerFor(principal) };
  }

  reachOf({ businessId, userId, timeZone }: Principal): Reach {
    const days = daysOfOwnJobs(today(this.clock.now(), timeZone));
    const [from, before] = boundsOf(days, timeZone);
    return { businessId, userId, timeZone, from, before };
  }
}

/** Answer for a crew member. The price needs the permission `prices:read`. */
export function answerFor(principal: Principal): (job: Appointment) => MyJob {
  const seesPrices = permissionsOf(principal).includes('prices:read');
  return (job) => {
    const shown = Object.fromEntries(SHOWN_KEYS.map((key) => [key, job[key]]));
    const { name, phone, notes } = job.customer;
    return {
      ...(shown as Pick<Appointment, (typeof SHOWN_KEYS)[number]>),
      vehicle: vehicleForCrew(job.vehicle),
      customer: { name, phone, notes },
      addons: job.lines.filter(({ kind }) => kind === 'addon').map((line) => line.name),
      price: seesPrices ? job.price : null,
    };
  };
}
