import { FILE_LIMIT_MS, send } from './client';
import { ApiError } from './error';

/** Time until the object URL is revoked. */
const KEPT_MS = 60_000;

/**
 * Fetches a file and saves it under the server's file name.
 *
 * @param address - path of the file, with its query
 * @param options - `timeoutMs`: timeout. Default: 60 seconds
 * @throws ApiError when there is no file; a plain link would navigate to the error's JSON
 * @example await downloadFile(`/api/exports/${id}/file`);
 */
export async function downloadFile(
  address: string,
  { timeoutMs = FILE_LIMIT_MS }: { timeoutMs?: number } = {},
): Promise<void> {
  const { response } = await send('GET', address, { timeoutMs, takesAnything: true });
  const content = await response.blob().catch(() => {
    throw new ApiError(0);
  });
  saveFile(content, nameOf(response) ?? 'download');
}

/**
 * Saves content created in the browser as a file.
 *
 * @example saveFile(new Blob(['Name,Phone'], { type: 'text/csv' }), 'sample.csv');
 */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Safari on iOS asks before it reads the file, so revoking the URL at once would save nothing.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

function nameOf({ headers }: Response): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return encoded && decodeURIComponent(encoded);
}
