import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changesOf } from '../../../platform/audit/index.js';
import { Database, type Sql, type Tx } from '../../../platform/database/index.js';
import { invalidFields, orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { minutesOf } from '../../../platform/time/clock-time.js';
import { assertKnownFields } from '../../../platform/validation/known-fields.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { assertVersion } from '../../../platform/versions/index.js';
import type { Actor } from '../../notifications/index.js';
import {
  deleteClosure,
  findClosures,
  insertClosure,
  lockClosure,
  updateClosure,
} from './closures.queries.js';
import { findCrew, findHours, lockCrews, replaceHours } from './crews.queries.js';
import type { Closure, ClosureInput, WeekHours, WeekHoursInput } from './dto/hours.dto.js';
import { hoursProblem } from './hours.rules.js';
import { findTravel, saveTravel } from './travel.queries.js';
import { findWeekSettings, lockWeek, saveWeekSettings } from './week.queries.js';

const WHAT = 'This closure';

/** Opening hours of the business: the weekly hours and the closures. */
@Injectable()
export class Hours {
  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
  ) {}

  async week(context: BusinessContext): Promise<WeekHours> {
    const { businessId } = context;
    return this.db.read(context, (sql) => findWeek(sql, businessId));
  }

  saveWeek(context: Actor, input: WeekHoursInput, version?: number): Promise<WeekHours> {
    assertKnownFields(input);
    const { ranges, travelMinutes: minutes, farTravelMinutes: farMinutes, timeStep } = input;
    const problem = hoursProblem(ranges);
    if (problem) throw invalidFields({ ranges: problem });
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await lockWeek(tx.sql, businessId);
      await lockCrews(tx.sql, businessId);
      const before = await findWeek(tx.sql, businessId);
      await assertVersion(version, before);
      await replaceHours(tx.sql, businessId, null, ranges);
      await saveTravel(tx.sql, businessId, { minutes, farMinutes });
      await saveWeekSettings(tx.sql, businessId, timeStep);
      const after = await findWeek(tx.sql, businessId);
      const details = changesOf(worded(before), worded(after));
      if (details) {
        const deed = { action: 'settings.hours-changed', subjectId: businessId, details };
        await this.audit.record(tx, context, deed);
      }
      return after;
    });
  }

  closures(context: BusinessContext, from?: string): Promise<Closure[]> {
    return this.db.read(context, (sql) => findClosures(sql, context.businessId, { from }));
  }

  close(context: Actor, input: ClosureInput, once?: IdempotentRequest): Promise<Closure> {
    return this.idempotency.run(context, once, async (tx) => {
      await this.check(tx, context.businessId, input);
      const id = randomUUID();
      const added = orNotFound(await insertClosure(tx.sql, context.businessId, id, input), WHAT);
      await this.record(tx, context, 'added', added);
      return added;
    });
  }

  change(context: Actor, id: string, input: ClosureInput, version?: number): Promise<Closure> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const current = orNotFound(await lockClosure(tx.sql, businessId, id), WHAT);
      await assertVersion(version, current, { record: { sql: tx.sql, businessId, subjectId: id } });
      await this.check(tx, businessId, input);
      const changed = orNotFound(await updateClosure(tx.sql, businessId, id, input), WHAT);
      const details = changesOf(current, changed);
      if (details) await this.record(tx, context, 'changed', changed, details);
      return changed;
    });
  }

  reopen(context: Actor, id: string): Promise<Closure> {
    return this.db.tx(context, async (tx) => {
      const removed = orNotFound(await lockClosure(tx.sql, context.businessId, id), WHAT);
      await deleteClosure(tx.sql, context.businessId, id);
      await this.record(tx, context, 'deleted', removed);
      return removed;
    });
  }

  private async check({ sql }: Tx, businessId: string, input: ClosureInput): Promise<void> {
    const { crewId, fromDate, toDate, starts, ends } = input;
    if (toDate < fromDate) {
      throw invalidFields({ toDate: 'The last day must not be before the first' });
    }
    if (!starts !== !ends) {
      const missing = starts ? 'ends' : 'starts';
      throw invalidFields({ [missing]: 'Please give both times, or none for the whole day' });
    }
    if (starts && ends && minutesOf(ends) <= minutesOf(starts)) {
      throw invalidFields({ ends: 'The end must be after the start' });
    }
    if (!crewId) return;
    const crew = isUuid(crewId) && (await findCrew(sql, businessId, crewId));
    if (!crew) throw invalidFields({ crewId: 'Please choose a crew' });
  }

  private record(
    tx: Tx,
    context: Actor,
    what: string,
    { id, fromDate, toDate, reason, version }: Closure,
    details: object = { fromDate, toDate, reason },
  ): Promise<void> {
    const deed = { action: `closure.${what}`, subjectId: id, details, version };
    return this.audit.record(tx, context, deed);
  }
}

async function findWeek(sql: Sql, businessId: string): Promise<WeekHours> {
  const [ranges, { minutes, farMinutes }, settings] = await Promise.all([
    findHours(sql, businessId),
    findTravel(sql, businessId),
    findWeekSettings(sql, businessId),
  ]);
  return { ranges, travelMinutes: minutes, farTravelMinutes: farMinutes, ...settings };
}

const worded = ({ ranges, version: _version, ...rest }: WeekHours) => ({
  hours: JSON.stringify(ranges),
  ...rest,
});
