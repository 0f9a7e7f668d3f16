import { StreamableFile } from '@nestjs/common';
import type { Readable } from 'node:stream';
import { contentDisposition } from '../http/content-disposition.js';

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** File download. */
export interface FileDownload {
  name: string;
  format: 'csv' | 'xlsx';
  content: Buffer | Readable;
  /** Length in bytes, for streams. */
  length?: number;
}

const binary = { schema: { type: 'string', format: 'binary' } } as const;

export const ANSWERS_CSV = { content: { 'text/csv': binary } };
export const ANSWERS_XLSX = { content: { [XLSX]: binary } };

export function download({ name, format, content, length }: FileDownload): StreamableFile {
  const facts = { type: format === 'csv' ? CSV : XLSX, disposition: contentDisposition(name) };
  return Buffer.isBuffer(content)
    ? new StreamableFile(content, { ...facts, length: content.length })
    : new StreamableFile(content, { ...facts, length });
}
