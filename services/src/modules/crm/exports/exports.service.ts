import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/index.js';
import type { FileDownload } from '../../../platform/spreadsheets/download.js';
import type { BusinessContext } from '../../../platform/tenancy/context.js';
import { today } from '../../../platform/time/zone.js';
import type { Actor } from '../../notifications/index.js';
import {
  allAppointments,
  APPOINTMENT_COLUMNS,
  offeredServices,
  SERVICE_COLUMNS,
} from '../../scheduling/index.js';
import { contactsQuery } from '../contact-list.queries.js';
import type { ContactFilter } from '../dto/contact.dto.js';
import type { ExportFormat } from '../dto/export.dto.js';
import { CUSTOMER_COLUMNS, FACT_COLUMNS } from './export-columns.js';
import { startExport, type SheetSource } from './export-run.js';
import { businessFacts } from './exports.queries.js';

/** A business's data is its own: it can be taken along at any time, whatever the plan. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  contacts(context: Actor, format: ExportFormat, filter: ContactFilter): Promise<FileDownload> {
    const sources = [this.customers(context, filter)];
    return this.file(context, { base: 'customers', format, sheets: ['Customers'], sources });
  }

  everything(context: Actor): Promise<FileDownload> {
    const { businessId } = context;
    const sources: SheetSource<never>[] = [
      this.customers(context),
      { columns: APPOINTMENT_COLUMNS, query: allAppointments(context) },
      { columns: SERVICE_COLUMNS, query: offeredServices(businessId) },
      { columns: FACT_COLUMNS, query: businessFacts(businessId) },
    ];
    const sheets = ['Customers', 'Appointments', 'Services', 'Business'];
    return this.file(context, { base: 'clearcoat-export', format: 'xlsx', sheets, sources });
  }

  private customers(context: BusinessContext, filter: ContactFilter = {}): SheetSource<never> {
    const query = contactsQuery(context, this.clock.now(), filter);
    return { columns: CUSTOMER_COLUMNS, query };
  }

  private async file(
    context: Actor,
    file: { base: string; format: ExportFormat; sheets: string[]; sources: SheetSource<never>[] },
  ): Promise<FileDownload> {
    const { base, format, sheets, sources } = file;
    const content = await startExport(this.db, context, { format, sheets }, sources);
    await this.record(context, { file: base, format }).catch((error: Error) => {
      content.destroy(error);
      throw error;
    });
    return {
      name: `${base}-${today(this.clock.now(), context.timeZone)}.${format}`,
      format,
      content,
    };
  }

  private record(context: Actor, details: object): Promise<void> {
    const deed = { action: 'data.exported', subjectId: context.businessId, details };
    return this.db.tx(context, (tx) => this.audit.record(tx, context, deed));
  }
}
