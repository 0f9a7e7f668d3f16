/** Draws the pages of a built app as text, by what its `src/prerender.tsx` became. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { InlineStyles } from './inline-styles';
import { STYLES_FILE, type DrawablePage, type PublicPage } from './public-pages';
import { ROOT, type App } from './workspace';

const require = createRequire(import.meta.url);
const CLASSES = /class="([^"]*)"/g;

/** The pictures stand right beside. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

type Draw = (address?: string, answers?: object) => Promise<string>;

/** Where an app's pages are drawn from; it is never published. */
export const rendererOf = (app: App): string =>
  path.join(ROOT, 'node_modules/.cache/prerender', `${app.name}.cjs`);

/** Whether an app draws anything. */
export const isDrawn = (app: App): boolean =>
  existsSync(path.join(app.dir, 'src', 'prerender.tsx'));

const drawingOf = (app: App) => (require(rendererOf(app)) as { default: Draw }).default;

/** The shell's layout around a page. @throws what its code throws */
export async function drawLayout(app: App): Promise<string> {
  const styles = new InlineStyles(app.name);
  const html = styles.take(await drawingOf(app)());
  writeFileSync(path.join(app.dir, 'dist', STYLES_FILE), styles.css());
  return html;
}

const classesIn = (html: string, prefix: string) =>
  new Set(
    [...html.matchAll(CLASSES)]
      .flatMap(([, names = '']) => names.split(' '))
      .filter((name) => name.startsWith(`${prefix}-`)),
  );

/** As few of an app's style sheets as have all the classes of a page; which is its own chunk's first. */
function stylesFor(html: string, app: App, sheets: Map<string, string>): string[] {
  const missing = classesIn(html, app.name);
  const chosen: string[] = [];
  while (missing.size > 0) {
    const has = (css: string) => [...missing].filter((name) => css.includes(`.${name}`));
    const [file, found] = [...sheets]
      .map(([name, css]): [string, string[]] => [name, has(css)])
      .reduce((best, next) => (next[1].length > best[1].length ? next : best), ['', []]);
    if (found.length === 0) break;
    chosen.push(file);
    for (const name of found) missing.delete(name);
  }
  return chosen;
}

/**
 * The pages with what stands on each.
 *
 * @param pages - the table; what the API would answer to a page is used up
 * @throws Error when a page would need scripts
 */
export async function drawPages(app: App, pages: DrawablePage[]): Promise<PublicPage[]> {
  const draw = drawingOf(app);
  const dist = path.join(app.dir, 'dist');
  const files = readdirSync(dist).filter((file) => file.endsWith('.css'));
  const sheets = new Map(files.map((file) => [file, readFileSync(path.join(dist, file), 'utf8')]));
  const inline = new InlineStyles(app.name);
  const drawn: PublicPage[] = [];
  for (const { answers, ...page } of pages) {
    const html = (await draw(page.path, answers)).replaceAll(PRELOAD, '');
    if (html.includes('<script')) throw new Error(`${page.path} is not drawn without scripts.`);
    const styles = [...stylesFor(html, app, sheets), STYLES_FILE];
    drawn.push({ ...page, html: inline.take(html), styles });
  }
  writeFileSync(path.join(dist, STYLES_FILE), inline.css());
  return drawn;
}
