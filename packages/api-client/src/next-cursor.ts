/**
 * The cursor of the next page, from a `Link` header.
 *
 * @param link - e.g. `</api/contacts?cursor=abc&limit=50>; rel="next"`
 * @returns undefined on the last page
 * @example nextCursor(response.headers.get('Link'))
 */
export function nextCursor(link: string | null): string | undefined {
  const target = /<([^>]+)>\s*;\s*rel="?next"?/.exec(link ?? '')?.[1];
  if (!target) return undefined;
  return new URL(target, 'http://localhost').searchParams.get('cursor') ?? undefined;
}
