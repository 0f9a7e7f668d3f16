import { OneOf, Text } from '../../../platform/validation/fields.js';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export class ContactExportQuery {
  @OneOf(EXPORT_FORMATS, { enumName: 'ExportFormat', description: 'Default csv' })
  format?: ExportFormat;

  @Text({ max: 200, description: 'As in the list: only who matches' })
  search?: string;
}
