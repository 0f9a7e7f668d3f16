import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { FileDownload } from '../../../platform/spreadsheets/download.js';
import { sheetOf, writeCsv, writeXlsx } from '../../../platform/spreadsheets/write.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import { findContacts } from '../contacts.queries.js';
import type { ExportFormat } from '../dto/export.dto.js';
import {
  APPOINTMENT_COLUMNS,
  CUSTOMER_COLUMNS,
  FACT_COLUMNS,
  factsOf,
  SERVICE_COLUMNS,
} from './export-columns.js';
import {
  findAllAppointments,
  findExportedBusiness,
  findOfferedServices,
} from './exports.queries.js';

/** A business's data is its own: it can be taken along at any time, whatever the plan. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async contacts(
    context: BusinessContext,
    format: ExportFormat,
    search?: string,
  ): Promise<FileDownload> {
    const now = this.clock.now();
    const contacts = await this.db.read(context, (sql) =>
      findContacts(sql, context, now, { search, sort: 'name' }),
    );
    const bytes =
      format === 'csv'
        ? writeCsv(CUSTOMER_COLUMNS, contacts)
        : await writeXlsx([sheetOf('Customers', CUSTOMER_COLUMNS, contacts)]);
    return { name: `customers-${today(now, context.timeZone)}.${format}`, format, bytes };
  }

  async everything(context: BusinessContext): Promise<FileDownload> {
    const { businessId, timeZone } = context;
    const now = this.clock.now();
    const [contacts, appointments, services, business] = await this.db.read(context, (sql) =>
      Promise.all([
        findContacts(sql, context, now, { sort: 'name' }),
        findAllAppointments(sql, context),
        findOfferedServices(sql, businessId),
        findExportedBusiness(sql, businessId),
      ]),
    );
    if (!business) throw notFound('This business');
    const bytes = await writeXlsx([
      sheetOf('Customers', CUSTOMER_COLUMNS, contacts),
      sheetOf('Appointments', APPOINTMENT_COLUMNS, appointments),
      sheetOf('Services', SERVICE_COLUMNS, services),
      sheetOf('Business', FACT_COLUMNS, factsOf(business)),
    ]);
    return { name: `clearcoat-export-${today(now, timeZone)}.xlsx`, format: 'xlsx', bytes };
  }
}
