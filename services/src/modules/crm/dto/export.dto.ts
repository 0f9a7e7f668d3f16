import { OneOf } from '../../../platform/validation/fields.js';
import { ContactFilter } from './contact.dto.js';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export class ContactExportQuery extends ContactFilter {
  @OneOf(EXPORT_FORMATS, { enumName: 'ExportFormat', description: 'Default csv' })
  format?: ExportFormat;
}
