import { StreamableFile } from '@nestjs/common';

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A file made for somebody to keep. */
export interface FileDownload {
  name: string;
  format: 'csv' | 'xlsx';
  bytes: Buffer;
}

const binary = { schema: { type: 'string', format: 'binary' } } as const;

export const ANSWERS_CSV = { content: { 'text/csv': binary } };
export const ANSWERS_XLSX = { content: { [XLSX]: binary } };

export function download({ name, format, bytes }: FileDownload): StreamableFile {
  return new StreamableFile(bytes, {
    type: format === 'csv' ? CSV : XLSX,
    disposition: attachment(name),
    length: bytes.length,
  });
}

/** RFC 6266: a name of plain letters for old clients, the real one for all others. */
export function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
