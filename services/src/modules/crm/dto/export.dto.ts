import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { OneOf } from '../../../platform/validation/fields.js';
import { AppointmentFilter } from '../../scheduling/index.js';
import { ContactFilter } from './contact.dto.js';

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORTED = ['everything', 'customers'] as const;
export type Exported = (typeof EXPORTED)[number];

export const EXPORT_STATUSES = ['waiting', 'running', 'done', 'failed'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

export class ContactExportQuery extends ContactFilter {
  @OneOf(EXPORT_FORMATS, { enumName: 'ExportFormat', description: 'Default csv' })
  format?: ExportFormat;
}

/**
 * Filter of the customers in a file of customers, or of the appointments in a full export, which has
 * all of everything else.
 */
export class ExportInput extends IntersectionType(ContactFilter, AppointmentFilter) {
  @OneOf(EXPORTED, { enumName: 'Exported', required: 'Please choose what to export' })
  what: Exported;

  @OneOf(EXPORT_FORMATS, {
    enumName: 'ExportFormat',
    description: 'Default csv for customers; everything is a workbook: xlsx',
  })
  format?: ExportFormat;
}

export class Export {
  @ApiProperty()
  id: string;

  @ApiProperty({ enum: [...EXPORTED], enumName: 'Exported' })
  what: Exported;

  @ApiProperty({ enum: [...EXPORT_FORMATS], enumName: 'ExportFormat' })
  format: ExportFormat;

  @ApiProperty({ enum: [...EXPORT_STATUSES], enumName: 'ExportStatus' })
  status: ExportStatus;

  @ApiProperty({ description: 'What the file is called' })
  fileName: string;

  @ApiProperty({ type: 'integer', description: 'Written so far' })
  rows: number;

  @ApiProperty({ type: 'integer', description: 'Of the file, so far' })
  bytes: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why there is no file' })
  problem: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time', description: 'Until when the file can be had' })
  expiresAt: string;
}
