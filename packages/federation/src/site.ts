/**
 * Pages as files, so that the Node server and nginx answer alike. There is one for each public
 * page, one for everything below a section of the app, and one for missing pages. They are
 * generated from the shell's page, the registry and the page tables of its versions. A rollback
 * restores the old ones.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files.ts';
import {
  headOf,
  headOfApp,
  headOfNothing,
  SHEETS,
  withHead,
  withText,
  type Sheet,
} from './page-head.ts';
import {
  PAGE_PLACE,
  pagesIn,
  SITE_URL,
  STYLES_FILE,
  type PublicPage,
  type PublicPages,
} from './public-pages.ts';
import { claims, type Registry, type RegistryRemote } from './registry.ts';
import { sheetsFor, sheetsIn, type Sheets } from './sheets.ts';
import { readRegistry } from './store.ts';
import { versionFolder, writeWhole } from './web-root.ts';

/** No address contains an @, so none collides with these names. */
const HOME = '@home';
const BELOW = '@any';
const MISSING = '@missing';

const shellFolder = (webRoot: string) => path.join(webRoot, 'shell');
const fileOf = (address: string) => `${address === '/' ? HOME : address.slice(1)}.html`;
const sectionOf = (address: string) => address.split('/')[1] ?? '';

/** A published public page with the folder of its style sheets. */
interface KnownPage extends PublicPage {
  folder: string;
  /** The version that prerendered it. */
  version?: string;
}

/** Published public pages; `unknown` lists the paths of versions without a table. */
interface Known {
  pages: KnownPage[];
  unknown: string[];
}

function pagesOf(webRoot: string, { name, stable, contributes }: RegistryRemote): Known {
  const own = contributes.routes.filter(({ layout }) => layout === 'public').map((r) => r.path);
  const table = pagesIn(versionFolder(webRoot, name, stable.version));
  if (!table) return { pages: [], unknown: own };
  const folder = `/remotes/${name}/${stable.version}`;
  return {
    pages: table.pages
      .filter((page) => own.some((prefix) => claims(prefix, page.path)))
      .map((page) => ({ ...page, folder, version: `${name} ${stable.version}` })),
    unknown: [],
  };
}

function knownPages(webRoot: string, own: PublicPage[], { remotes }: Registry): Known {
  const all = remotes.map((remote) => pagesOf(webRoot, remote));
  return {
    pages: [...own.map((page) => ({ ...page, folder: '' })), ...all.flatMap(({ pages }) => pages)],
    unknown: all.flatMap(({ unknown }) => unknown),
  };
}

const appSections = ({ remotes }: Registry) =>
  remotes.flatMap(({ contributes }) =>
    contributes.routes.filter(({ layout }) => layout === 'app').map((route) => route.path),
  );

/** The built shell: its page, its layout and the kit's style sheets. */
interface Shell extends Omit<PublicPages, 'schema'> {
  page: string;
  sheets: Sheets;
  /** A style sheet by its address. */
  sheetAt: (href: string) => Sheet;
}

const ASSETS = '/assets/';

function shellIn(webRoot: string): Shell {
  const folder = shellFolder(webRoot);
  const { pages = [], layout, layouts } = pagesIn(folder) ?? {};
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const sheetAt = (href: string) => {
    const inRemotes = path.join(webRoot, href);
    const file = existsSync(inRemotes) ? inRemotes : path.join(folder, href);
    return { href, css: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
  };
  const sheets = sheetsIn(path.join(folder, ASSETS));
  return { pages, layout, layouts, page, sheets, sheetAt };
}

/** The shell's page with a remote's page inside. */
function drawnPage(shell: Shell, page: KnownPage): string {
  const { html, head, styles = [], folder, version, hydrates, varies, answers } = page;
  const layout = shell.layouts?.[page.path] ?? shell.layout;
  if (html === undefined || layout === undefined) return shell.page;
  // A chunk's styles come after the page's own sheet, in the order in which scripts load them.
  const loaded = [...shell.page.matchAll(SHEETS)].map(([, href = '']) => path.basename(href));
  // Each page gets only the kit's sheets that it uses.
  const kit = sheetsFor(html, 'shell', shell.sheets, loaded);
  const ofShell = (file: string) => ({ href: ASSETS + file, css: shell.sheets.get(file) });
  return withText(shell.page, {
    html: layout.replace(PAGE_PLACE, () => html),
    sheets: [
      ...[...loaded.toReversed(), ...kit].map(ofShell),
      ...[`/${STYLES_FILE}`, ...styles.map((file) => `${folder}/${file}`)].map(shell.sheetAt),
    ],
    head,
    ...(hydrates && { drawnBy: version, varies, answers }),
  });
}

/** Contents of all files in `pages/`, by relative path. */
function pageFiles(shell: Shell, { pages, unknown }: Known, sections: string[]) {
  const { page: shellPage } = shell;
  const files = new Map<string, string>();
  const below = (address: string) => `${sectionOf(address)}/${BELOW}.html`;
  for (const address of unknown) {
    files.set(fileOf(address), shellPage);
    if (address !== '/') files.set(below(address), shellPage);
  }
  for (const address of sections) files.set(below(address), withHead(shellPage, headOfApp));
  for (const page of pages) {
    files.set(fileOf(page.path), withHead(drawnPage(shell, page), headOf(page, page.folder)));
  }
  return files.set(`${MISSING}.html`, withHead(shellPage, headOfNothing));
}

function sitemap({ pages }: Known): string {
  const entries = pages
    .filter(({ hidden }) => !hidden)
    .map(({ path: address, published }) => {
      const changed = published ? `<lastmod>${published}</lastmod>` : '';
      return `<url><loc>${SITE_URL}${address}</loc>${changed}</url>\n`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

const robots = (sections: string[]) =>
  [
    'User-agent: *',
    ...sections.map((address) => `Disallow: ${address}`).sort(),
    '',
    `Sitemap: ${SITE_URL}/sitemap.xml`,
    '',
  ].join('\n');

function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeWhole(file, text);
}

/**
 * Updates the page files to the published versions. Each file is replaced atomically; stale ones
 * are deleted last.
 */
export function writeSite(webRoot: string): void {
  const home = shellFolder(webRoot);
  if (!existsSync(path.join(home, 'index.html'))) return;
  const shell = shellIn(webRoot);
  const registry = readRegistry(webRoot);
  const known = knownPages(webRoot, shell.pages, registry);
  const sections = appSections(registry);
  const files = pageFiles(shell, known, sections);
  const folder = path.join(webRoot, 'pages');
  for (const [file, text] of files) writeChanged(path.join(folder, file), text);
  writeChanged(path.join(home, 'sitemap.xml'), sitemap(known));
  writeChanged(path.join(home, 'robots.txt'), robots(sections));
  for (const file of filesIn(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
}
