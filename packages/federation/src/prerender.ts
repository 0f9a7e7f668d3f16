/** Draws the pages of a built app as text, by what its `src/prerender.tsx` became. */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { asleep } from './asleep';
import { InlineStyles } from './inline-styles';
import { STYLES_FILE, type PublicPage, type PublicPages } from './public-pages';
import { sheetsFor, sheetsIn } from './sheets';
import { ROOT, type App } from './workspace';

const require = createRequire(import.meta.url);

/** What React puts before a page for its head; the pictures that it would preload stand right beside. */
const HOISTED = /^(<link [^>]*>)+/;
const PRELOAD = /<link rel="preload"[^>]*>/g;

type Draw = (address?: string, answers?: object) => Promise<string>;

/** Where an app's pages are drawn from; it is never published. */
export const rendererOf = (app: App): string =>
  path.join(ROOT, 'node_modules/.cache/prerender', `${app.name}.cjs`);

/** Whether an app draws anything. */
export const isDrawn = (app: App): boolean =>
  existsSync(path.join(app.dir, 'src', 'prerender.tsx'));

/** What `src/prerender.tsx` exports: of a remote its pages, of the shell what is around them. */
interface Drawing {
  default: Draw;
  /** Where what is around a page differs from elsewhere. */
  addresses?: string[];
}

const drawingOf = (app: App) => require(rendererOf(app)) as Drawing;

/** The shell's layout around pages. @throws what its code throws */
export async function drawLayouts(app: App): Promise<Pick<PublicPages, 'layout' | 'layouts'>> {
  const { default: draw, addresses = [] } = drawingOf(app);
  const styles = new InlineStyles();
  const drawAt = async (address?: string) => styles.take(asleep(await draw(address)));
  const layouts: Record<string, string> = {};
  for (const address of addresses) layouts[address] = await drawAt(address);
  const layout = await drawAt();
  writeFileSync(path.join(app.dir, 'dist', STYLES_FILE), styles.css());
  return { layout, layouts };
}

/**
 * The pages with what stands on each.
 *
 * @throws Error when a page would need scripts
 */
export async function drawPages(app: App, pages: PublicPage[]): Promise<PublicPage[]> {
  const { default: draw } = drawingOf(app);
  const dist = path.join(app.dir, 'dist');
  const sheets = sheetsIn(dist);
  const inline = new InlineStyles();
  const drawn: PublicPage[] = [];
  for (const page of pages) {
    const whole = await draw(page.path, page.answers);
    if (whole.includes('<script')) throw new Error(`${page.path} is not drawn without scripts.`);
    const [hoisted = ''] = HOISTED.exec(whole) ?? [];
    const html = inline.take(asleep(whole.slice(hoisted.length)));
    const styles = [...sheetsFor(html, app.name, sheets), STYLES_FILE];
    drawn.push({ ...page, html, head: hoisted.replaceAll(PRELOAD, ''), styles, hydrates: true });
  }
  writeFileSync(path.join(dist, STYLES_FILE), inline.css());
  return drawn;
}
