import { Injectable, type OnModuleInit } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changesOf } from '../../../platform/audit/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { conflict, invalidFields, orNotFound } from '../../../platform/errors/app-error.js';
import type { IdempotentRequest } from '../../../platform/idempotency/idempotency-key.decorator.js';
import { Idempotency } from '../../../platform/idempotency/idempotency.js';
import { BusinessOpened } from '../../../platform/directory/business-opened.js';
import { textKey } from '../../../platform/text/text-key.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { assertVersion } from '../../../platform/versions/index.js';
import type { Actor } from '../../notifications/index.js';
import {
  deleteCrew,
  findCrew,
  findCrews,
  hasJobs,
  insertCrew,
  insertFirstCrew,
  keepMain,
  knownPeople,
  lockCrews,
  replaceHours,
  replaceMembers,
  updateCrew,
} from './crews.queries.js';
import type { Crew, CrewInput } from './dto/crew.dto.js';
import { hoursProblem } from './hours.rules.js';

const WHAT = 'This crew';
const LAST = 'One crew has to stay: jobs need somebody who does them';
const HAS_JOBS = 'This crew has jobs: switch it off instead, and they keep its name';

/** Crews of a business (vans and bays) with their members and hours. */
@Injectable()
export class Crews implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly idempotency: Idempotency,
    private readonly audit: AuditTrail,
    private readonly businessOpened: BusinessOpened,
  ) {}

  onModuleInit(): void {
    this.businessOpened.handle(insertFirstCrew);
  }

  list(context: BusinessContext): Promise<Crew[]> {
    return this.db.read(context, (sql) => findCrews(sql, context.businessId));
  }

  create(context: Actor, input: CrewInput, once?: IdempotentRequest): Promise<Crew> {
    return this.idempotency.run(context, once, async (tx) => {
      const { businessId } = context;
      await lockCrews(tx.sql, businessId);
      await this.check(tx, businessId, input);
      const id = randomUUID();
      await insertCrew(tx.sql, businessId, id, rowOf(input));
      await this.placeParts(tx, businessId, id, input);
      const added = orNotFound(await findCrew(tx.sql, businessId, id), WHAT);
      await this.record(tx, context, 'added', added, { name: added.name });
      return added;
    });
  }

  update(context: Actor, id: string, input: CrewInput, version?: number): Promise<Crew> {
    return this.db.tx(context, async (tx) => {
      const { businessId } = context;
      await lockCrews(tx.sql, businessId);
      const current = orNotFound(await findCrew(tx.sql, businessId, id), WHAT);
      await assertVersion(version, current, { record: { sql: tx.sql, businessId, subjectId: id } });
      await this.check(tx, businessId, input, id);
      if (input.active === false) await this.nextOf(tx, businessId, id);
      await updateCrew(tx.sql, businessId, id, rowOf(input, current));
      await this.placeParts(tx, businessId, id, input);
      const changed = orNotFound(await findCrew(tx.sql, businessId, id), WHAT);
      const details = changesOf(worded(current), worded(changed));
      if (details) await this.record(tx, context, 'changed', changed, details);
      return changed;
    });
  }

  remove(context: Actor, id: string): Promise<Crew> {
    return this.db.tx(context, async (tx) => {
      const { businessId } = context;
      await lockCrews(tx.sql, businessId);
      const removed = orNotFound(await findCrew(tx.sql, businessId, id), WHAT);
      const next = await this.nextOf(tx, businessId, id);
      if (await hasJobs(tx.sql, businessId, id)) throw conflict(HAS_JOBS);
      await deleteCrew(tx.sql, businessId, id);
      await keepMain(tx.sql, businessId, next.id);
      await this.record(tx, context, 'deleted', removed, { name: removed.name });
      return removed;
    });
  }

  private async placeParts({ sql }: Tx, businessId: string, id: string, input: CrewInput) {
    if (input.people) await replaceMembers(sql, businessId, id, input.people);
    if (input.hours !== undefined) await replaceHours(sql, businessId, id, input.hours ?? []);
  }

  private async check(
    { sql }: Tx,
    businessId: string,
    { name, people = [], hours }: CrewInput,
    id?: string,
  ): Promise<void> {
    const problem = hours && hoursProblem(hours);
    if (problem) throw invalidFields({ hours: problem });
    const wanted = people.filter(isUuid);
    const known = await knownPeople(sql, businessId, wanted);
    if (known.length < people.length) {
      throw invalidFields({ people: 'One of these people is not on your team any more' });
    }
    const others = (await findCrews(sql, businessId)).filter((crew) => crew.id !== id);
    const isTaken = others.some((crew) => textKey(crew.name) === textKey(name));
    if (isTaken) throw invalidFields({ name: `There is a crew called ${name} already` });
  }

  /** First other crew that is active. */
  private async nextOf({ sql }: Tx, businessId: string, id: string): Promise<Crew> {
    const [first] = (await findCrews(sql, businessId)).filter(
      (crew) => crew.active && crew.id !== id,
    );
    if (!first) throw invalidFields({ active: LAST });
    return first;
  }

  private record(tx: Tx, context: Actor, what: string, { id, version }: Crew, details: object) {
    const deed = { action: `crew.${what}`, subjectId: id, details, version };
    return this.audit.record(tx, context, deed);
  }
}

function rowOf({ name, kind, colour, active, hours }: CrewInput, current?: Crew) {
  const own = hours === undefined ? (current?.hours ?? null) : hours;
  return { name, kind, colour, active: active ?? current?.active ?? true, ownHours: own !== null };
}

/** Lists as text, so that the audit trail can compare and show them. */
const worded = ({ people, hours, ...crew }: Crew) => ({
  ...crew,
  people: people.map(({ name }) => name).join(', '),
  hours: hours === null ? '' : JSON.stringify(hours),
});
