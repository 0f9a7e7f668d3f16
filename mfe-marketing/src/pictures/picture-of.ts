/** The picture that goes with a link to a page. `npm run shots -- --links` draws them. Runs at build time only. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';

export const PICTURES = import.meta.dirname;
/** Stands for a page that has none of its own. */
export const GENERAL = 'general.png';

/** The file of a page's picture, which is another one as soon as the page is called otherwise. */
export function pictureFile(page: { path: string; title: string }): string {
  const stamp = createHash('sha256').update(page.title).digest('hex').slice(0, 8);
  const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-');
  return `${name}-${stamp}.png`;
}

/** The picture that there is for a page. */
export function pictureOf(page: { path: string; title: string }): string {
  const own = pictureFile(page);
  return existsSync(path.join(PICTURES, own)) ? own : GENERAL;
}
