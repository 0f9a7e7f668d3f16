import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { notFound } from '../../platform/errors/app-error.js';
import type { BusinessContext } from '../../platform/tenancy/context.js';
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

  saveBusiness(context: BusinessContext, input: BusinessInput): Promise<BusinessSettings> {
    const { email = '', phone = '', address = '', website = '', description = '' } = input;
    const { businessName, timeZone = context.timeZone } = input;
    const values = { businessName, email, phone, address, website, description, timeZone };
    return this.db.tx(context, async ({ sql }) =>
      existing(await updateBusiness(sql, context.businessId, values)),
    );
  }

  saveNotifications(
    context: BusinessContext,
    input: NotificationInput,
  ): Promise<NotificationSettings> {
    return this.db.tx(context, async ({ sql }) =>
      existing(await updateNotifications(sql, context.businessId, input)),
    );
  }
}

function existing<T>(row: T | undefined): T {
  if (!row) throw notFound('This business');
  return row;
}
