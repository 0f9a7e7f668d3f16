import { Injectable } from '@nestjs/common';
import { AuditTrail, changesOf } from '../../platform/audit/index.js';
import { Database } from '../../platform/database/index.js';
import { invalidFields } from '../../platform/errors/app-error.js';
import type { Actor } from '../notifications/index.js';
import type { Service } from './dto/service.dto.js';
import { lockServices, orderServices } from './service-order.queries.js';
import { findServices } from './services.queries.js';

const NOT_THESE = 'Your services have changed meanwhile: please load the page again';

const inWords = (services: readonly Service[]) => services.map(({ name }) => name).join(', ');

/** Display order of the services. */
@Injectable()
export class ServiceOrder {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditTrail,
  ) {}

  /** @param ids - of all of them, the hidden ones too */
  save(context: Actor, ids: readonly string[]): Promise<Service[]> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      await lockServices(tx.sql, businessId);
      const before = await findServices(tx.sql, businessId);
      const known = new Set(before.map(({ id }) => id));
      if (ids.length !== known.size || !ids.every((id) => known.has(id))) {
        throw invalidFields({ ids: NOT_THESE });
      }
      await orderServices(tx.sql, businessId, ids);
      const after = await findServices(tx.sql, businessId);
      const details = changesOf({ services: inWords(before) }, { services: inWords(after) });
      if (details) {
        const deed = { action: 'settings.services-ordered', subjectId: businessId, details };
        await this.audit.record(tx, context, deed);
      }
      return after;
    });
  }
}
