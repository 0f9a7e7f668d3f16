/** Prerenders the pages of a built app with its built `src/prerender.tsx`. */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { asleep } from './asleep';
import { InlineStyles } from './inline-styles';
import { STYLES_FILE, type PublicPage, type PublicPages } from './public-pages';
import { sheetsFor, sheetsIn } from './sheets';
import { ROOT, type App } from './workspace';

const require = createRequire(import.meta.url);

/** Resource links that React hoists before a page; image preloads are redundant. */
const HOISTED = /^(<link [^>]*>)+/;
const PRELOAD = /<link rel="preload"[^>]*>/g;

type Draw = (address?: string, answers?: object) => Promise<string>;

/** Bundle that prerenders an app's pages; never published. */
export const rendererOf = (app: App): string =>
  path.join(ROOT, 'node_modules/.cache/prerender', `${app.name}.cjs`);

/** Whether an app prerenders pages. */
export const isDrawn = (app: App): boolean =>
  existsSync(path.join(app.dir, 'src', 'prerender.tsx'));

/** Exports of `src/prerender.tsx`: a remote renders its pages, the shell its layout. */
interface Drawing {
  default: Draw;
  /** Addresses whose layout differs. */
  addresses?: string[];
}

const drawingOf = (app: App) => require(rendererOf(app)) as Drawing;

/** The shell's layout around pages. @throws errors of its code */
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
 * Prerenders the pages.
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
