import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
import { assertVersion } from '../../platform/versions/index.js';
import { ServiceCatalog } from '../scheduling/index.js';
import type {
  BusinessInput,
  BusinessSettings,
  NotificationInput,
  NotificationSettings,
  Settings,
} from './dto/settings.dto.js';
import {
  findBusiness,
  findNotifications,
  lockBusiness,
  updateBusiness,
  updateNotifications,
} from './settings.queries.js';

@Injectable()
export class SettingsService {
  constructor(
    private readonly db: Database,
    private readonly catalog: ServiceCatalog,
  ) {}

  async get(context: BusinessContext): Promise<Settings> {
    const { businessId } = context;
    const [[business, notifications], services] = await Promise.all([
      this.db.read(context, (sql) =>
        Promise.all([findBusiness(sql, businessId), findNotifications(sql, businessId)]),
      ),
      this.catalog.list(context),
    ]);
    return { business: existing(business), services, notifications: existing(notifications) };
  }

  saveBusiness(
    context: BusinessContext,
    input: BusinessInput,
    version?: number,
  ): Promise<BusinessSettings> {
    const { businessId } = context;
    return this.db.tx(context, async ({ sql }) => {
      await lockBusiness(sql, businessId);
      const current = existing(await findBusiness(sql, businessId));
      assertVersion(version, current);
      return existing(await updateBusiness(sql, businessId, merged(current, input)));
    });
  }

  saveNotifications(
    context: BusinessContext,
    input: NotificationInput,
    version?: number,
  ): Promise<NotificationSettings> {
    const { businessId } = context;
    return this.db.tx(context, async ({ sql }) => {
      await lockBusiness(sql, businessId);
      assertVersion(version, existing(await findNotifications(sql, businessId)));
      return existing(await updateNotifications(sql, businessId, input));
    });
  }
}

/** What was left out stays as it is. */
function merged(stored: BusinessSettings, input: BusinessInput): BusinessSettings {
  const told = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(told) };
}

function existing<T>(row: T | undefined): T {
  if (!row) throw notFound('This business');
  return row;
}
