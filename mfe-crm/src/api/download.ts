import { ApiError, type ErrorBody } from '@clearcoat/api-client';

/**
 * Fetches a file and hands it to the browser to keep, under the name the server gives it.
 *
 * @throws ApiError when there is none; a plain link would leave the page for the error's JSON
 */
export async function downloadFile(address: string): Promise<void> {
  const response = await fetch(address).catch(() => {
    throw new ApiError(0);
  });
  if (!response.ok) {
    const refusal: unknown = await response.json().catch(() => undefined);
    throw new ApiError(response.status, refusal as Partial<ErrorBody> | undefined);
  }
  saveFile(await response.blob(), nameOf(response) ?? 'download');
}

/** Offers what was made here as a file. */
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
