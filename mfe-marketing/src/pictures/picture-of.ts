/**
 * Link preview pictures of the pages. `npm run shots -- --links` creates them. Runs at build time
 * only.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const PICTURES = import.meta.dirname;
/** Fallback for a page without a picture of its own. */
export const GENERAL = 'general.png';

/** File name of a page's picture; it changes with the title. */
export function pictureFile(page: { path: string; title: string }): string {
  const stamp = createHash('sha256').update(page.title).digest('hex').slice(0, 8);
  const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
  return `${name}-${stamp}.png`;
}

/** Existing picture of a page, or the fallback. */
export function pictureOf(page: { path: string; title: string }): string {
  const own = pictureFile(page);
  return existsSync(path.join(PICTURES, own)) ? own : GENERAL;
}
