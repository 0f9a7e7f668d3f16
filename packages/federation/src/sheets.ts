/** Style sheets that a page needs, found by its class names. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const CLASSES = /class="([^"]*)"/g;

/** Text of each style sheet, by file name. */
export type Sheets = ReadonlyMap<string, string>;

export const sheetsIn = (folder: string): Sheets =>
  new Map(
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((file) => file.endsWith('.css'))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );

const classesIn = (html: string, prefix: string) =>
  new Set(
    [...html.matchAll(CLASSES)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => name.startsWith(`${prefix}-`)),
  );

/**
 * The fewest style sheets of an app that cover a page's classes. The page's own chunk covers most
 * of them, so its sheet comes first.
 *
 * @param prefix - prefix of the app's classes
 * @param loaded - sheets that the page already has
 */
export function sheetsFor(
  html: string,
  prefix: string,
  sheets: Sheets,
  loaded: string[] = [],
): string[] {
  const missing = classesIn(html, prefix);
  const chosen: string[] = [];
  const choose = (file: string) => {
    for (const name of missing) if (sheets.get(file)?.includes(`.${name}`)) missing.delete(name);
  };
  loaded.forEach(choose);
  while (missing.size > 0) {
    const found = [...sheets]
      .map(([file, css]) => ({
        file,
        has: [...missing].filter((name) => css.includes(`.${name}`)),
      }))
      .reduce((best, next) => (next.has.length > best.has.length ? next : best));
    if (found.has.length === 0) break;
    chosen.push(found.file);
    choose(found.file);
  }
  return chosen;
}
