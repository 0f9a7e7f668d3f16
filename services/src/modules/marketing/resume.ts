import { AppError } from '../../platform/errors/app-error.js';

const LONGEST_NAME = 120;

/** Checks the content, since the browser's file name and type are not reliable. */
export function requirePdf(bytes: Buffer): void {
  const start = bytes.subarray(0, 5).toString('latin1');
  const end = bytes.subarray(-1024).toString('latin1');
  if (start === '%PDF-' && end.includes('%%EOF')) return;
  throw new AppError({
    statusCode: 415,
    code: 'unsupported_media_type',
    message: 'Please send your resume as a PDF file.',
    fields: { resume: 'Please send your resume as a PDF file.' },
  });
}

/** Safe display name of an upload: the last path segment. */
export function fileNameOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last.replaceAll(/[\p{Cc}\p{Cf}"]/gu, '').trim();
  const stem = [...shown.replace(/\.pdf$/i, '')].slice(0, LONGEST_NAME).join('');
  return `${stem === '' ? 'resume' : stem}.pdf`;
}
