import { Injectable } from '@nestjs/common';
import { AuditTrail, changesOf } from '../../platform/audit/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { orNotFound } from '../../platform/errors/app-error.js';
import type { BusinessContext, Person } from '../../platform/tenancy/context.js';
import { assertVersion } from '../../platform/versions/index.js';
import { AppointmentsService, ServiceCatalog } from '../scheduling/index.js';
import type { NotificationInput, NotificationSettings } from './dto/notification-settings.dto.js';
import type {
  AccessInput,
  AccessSettings,
  BusinessInput,
  BusinessSettings,
  Settings,
} from './dto/settings.dto.js';
import {
  allowZoneChange,
  findAccess,
  findBusiness,
  findNotifications,
  lockBusiness,
  lockZone,
  updateAccess,
  updateBusiness,
  updateNotifications,
} from './settings.queries.js';

const WHAT = 'This business';

@Injectable()
export class SettingsService {
  constructor(
    private readonly db: Database,
    private readonly catalog: ServiceCatalog,
    private readonly appointments: AppointmentsService,
    private readonly audit: AuditTrail,
  ) {}

  async get(context: BusinessContext): Promise<Settings> {
    const { businessId } = context;
    const [[business, notifications, access], services] = await Promise.all([
      this.db.read(context, (sql) =>
        Promise.all([
          findBusiness(sql, businessId),
          findNotifications(sql, businessId),
          findAccess(sql, businessId),
        ]),
      ),
      this.catalog.all(context),
    ]);
    return {
      business: orNotFound(business, WHAT),
      services,
      notifications: orNotFound(notifications, WHAT),
      access: orNotFound(access, WHAT),
    };
  }

  saveBusiness(
    context: Person & BusinessContext,
    input: BusinessInput,
    version?: number,
  ): Promise<BusinessSettings> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const { sql } = tx;
      await lockZone(sql, businessId);
      const current = orNotFound(await findBusiness(sql, businessId), WHAT);
      await assertVersion(version, current, { record: { sql, businessId, subjectId: businessId } });
      const values = merged(current, input);
      if (values.timeZone !== current.timeZone) await allowZoneChange(sql);
      const saved = orNotFound(await updateBusiness(sql, businessId, values), WHAT);
      if (saved.timeZone !== current.timeZone) {
        const before = { businessId, timeZone: current.timeZone };
        await this.appointments.moveToZone(tx, before, saved.timeZone);
      }
      await this.record(tx, context, 'business', [current, saved]);
      return saved;
    });
  }

  saveNotifications(
    context: Person & BusinessContext,
    input: NotificationInput,
    version?: number,
  ): Promise<NotificationSettings> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const { sql } = tx;
      await lockBusiness(sql, businessId);
      const current = orNotFound(await findNotifications(sql, businessId), WHAT);
      await assertVersion(version, current, { record: { sql, businessId, subjectId: businessId } });
      const saved = orNotFound(await updateNotifications(sql, businessId, input), WHAT);
      await this.record(tx, context, 'notifications', [current, saved]);
      return saved;
    });
  }

  saveAccess(
    context: Person & BusinessContext,
    input: AccessInput,
    version?: number,
  ): Promise<AccessSettings> {
    const { businessId } = context;
    return this.db.tx(context, async (tx) => {
      const { sql } = tx;
      await lockBusiness(sql, businessId);
      const current = orNotFound(await findAccess(sql, businessId), WHAT);
      await assertVersion(version, current, { record: { sql, businessId, subjectId: businessId } });
      const saved = orNotFound(await updateAccess(sql, businessId, input), WHAT);
      await this.record(tx, context, 'access', [current, saved]);
      return saved;
    });
  }

  private async record<Part extends { version: number }>(
    tx: Tx,
    person: Person,
    which: string,
    [before, after]: [Part, Part],
  ): Promise<void> {
    const details = changesOf(before, after);
    if (!details) return;
    const deed = { action: `settings.${which}-changed`, subjectId: person.businessId, details };
    await this.audit.record(tx, person, { ...deed, version: after.version });
  }
}

function merged(stored: BusinessSettings, input: BusinessInput): BusinessSettings {
  const provided = Object.entries(input).filter(([, value]) => value !== undefined);
  return { ...stored, ...Object.fromEntries(provided) };
}
