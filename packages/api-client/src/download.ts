import { send } from './client';

/**
 * Fetches a file and hands it to the browser to keep, under the name the server gives it.
 *
 * @param address - where it is, with its query
 * @throws ApiError when there is none; a plain link would leave the page for the error's JSON
 * @example await downloadFile('/api/export');
 */
export async function downloadFile(address: string): Promise<void> {
  const { response } = await send('GET', address);
  saveFile(await response.blob(), nameOf(response) ?? 'download');
}

/**
 * Offers what was made in the browser as a file.
 *
 * @example saveFile(new Blob(['Name,Phone'], { type: 'text/csv' }), 'sample.csv');
 */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

function nameOf({ headers }: Response): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return encoded && decodeURIComponent(encoded);
}
