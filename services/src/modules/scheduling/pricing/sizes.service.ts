import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { AuditTrail, changesOf } from '../../../platform/audit/index.js';
import { Database, type Sql } from '../../../platform/database/index.js';
import { invalidFields } from '../../../platform/errors/app-error.js';
import { textKey } from '../../../platform/text/text-key.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { assertKnownFields } from '../../../platform/validation/known-fields.js';
import { isUuid } from '../../../platform/validation/ids.js';
import { assertVersion } from '../../../platform/versions/index.js';
import type { Actor } from '../../notifications/index.js';
import {
  BUILT_IN_SIZES,
  bumpSizes,
  findSizesVersion,
  findVehicleSizes,
  lockVehicleSizes,
  saveVehicleSizes,
  sizesInUse,
  type VehicleSize,
} from '../vehicle-sizes.js';
import type { SizeList, SizesInput } from './dto/size.dto.js';

/** Vehicle sizes of a business: their names and their order. */
@Injectable()
export class Sizes {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditTrail,
  ) {}

  list(context: BusinessContext): Promise<SizeList> {
    return this.db.read(context, (sql) => findSizeList(sql, context.businessId));
  }

  save(context: Actor, input: SizesInput, version?: number): Promise<SizeList> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      assertKnownFields(input);
      await lockVehicleSizes(tx.sql, businessId);
      const stored = await findSizeList(tx.sql, businessId);
      await assertVersion(version, stored);
      const before = stored.sizes;
      const sizes = input.sizes.map(({ id = randomUUID(), name }) => ({ id, name }));
      const gone = before.filter((size) => !sizes.some(({ id }) => id === size.id));
      const inUse = gone.length > 0 ? await sizesInUse(tx.sql, businessId) : [];
      const problem = problemOf(input, before, gone, inUse);
      if (problem) throw invalidFields({ sizes: problem });
      await saveVehicleSizes(tx.sql, businessId, sizes);
      await bumpSizes(tx.sql, businessId);
      const details = changesOf({ sizes: inWords(before) }, { sizes: inWords(sizes) });
      if (details) {
        const deed = { action: 'settings.sizes-changed', subjectId: businessId, details };
        await this.audit.record(tx, context, deed);
      }
      return findSizeList(tx.sql, businessId);
    });
  }
}

async function findSizeList(sql: Sql, businessId: string): Promise<SizeList> {
  const [sizes, version] = await Promise.all([
    findVehicleSizes(sql, businessId),
    findSizesVersion(sql, businessId),
  ]);
  return { sizes, version };
}

const inWords = (sizes: readonly VehicleSize[]) => sizes.map(({ name }) => name).join(', ');

function problemOf(
  { sizes }: SizesInput,
  before: readonly VehicleSize[],
  gone: readonly VehicleSize[],
  inUse: readonly string[],
): string | undefined {
  const ids = sizes.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const isKnown = (id: string) => isUuid(id) || before.some((size) => size.id === id);
  if (new Set(ids).size < ids.length || !ids.every(isKnown)) {
    return 'One of these sizes is not there any more: please load the page again';
  }
  const names = sizes.map(({ name }) => textKey(name));
  const twice = sizes.find(({ name }, index) => names.indexOf(textKey(name)) < index);
  if (twice) return `There are two sizes called ${twice.name}`;
  const kept = gone.find(({ id }) => BUILT_IN_SIZES.some((size) => size.id === id));
  if (kept)
    return `${kept.name} has to stay: models are known to be of that size. Rename it instead`;
  const used = gone.find(({ id }) => inUse.includes(id));
  return used && `${used.name} has to stay: there are vehicles of that size`;
}
