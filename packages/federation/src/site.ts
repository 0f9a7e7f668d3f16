/**
 * The pages as files, so that the Node server and nginx answer alike: one a public page, one for all
 * that lies below a section of the app, one for what is not there. They follow from the shell's page,
 * the registry, and the tables of the versions that it names; a roll back brings the old ones back.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files.ts';
import { headOf, headOfApp, headOfNothing, withHead, withText } from './page-head.ts';
import { PAGE_PLACE, pagesIn, SITE_URL, STYLES_FILE, type PublicPage } from './public-pages.ts';
import { claims, type Registry, type RegistryRemote } from './registry.ts';
import { readRegistry } from './store.ts';
import { versionFolder, writeWhole } from './web-root.ts';

/** No address is written with an @, so that none leads to these by its name. */
const HOME = '@home';
const BELOW = '@any';
const MISSING = '@missing';

const shellFolder = (webRoot: string) => path.join(webRoot, 'shell');
const fileOf = (address: string) => `${address === '/' ? HOME : address.slice(1)}.html`;
const sectionOf = (address: string) => address.split('/')[1] ?? '';

/** A public page that is published, and where its style sheets are. */
interface KnownPage extends PublicPage {
  folder: string;
}

/** The public pages that are published; `unknown` are those of versions without a table. */
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
      .map((page) => ({ ...page, folder })),
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

/** Every file below `pages/`, by its path from there. */
function pageFiles(
  shellPage: string,
  layout: string | undefined,
  { pages, unknown }: Known,
  sections: string[],
) {
  const files = new Map<string, string>();
  const below = (address: string) => `${sectionOf(address)}/${BELOW}.html`;
  for (const address of unknown) {
    files.set(fileOf(address), shellPage);
    if (address !== '/') files.set(below(address), shellPage);
  }
  for (const address of sections) files.set(below(address), withHead(shellPage, headOfApp));
  for (const page of pages) {
    const { html, styles = [], folder } = page;
    const sheets = [`/${STYLES_FILE}`, ...styles.map((file) => `${folder}/${file}`)];
    const text =
      html !== undefined && layout !== undefined && layout.replace(PAGE_PLACE, () => html);
    const body = text ? withText(shellPage, text, sheets) : shellPage;
    files.set(fileOf(page.path), withHead(body, headOf(page)));
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

/** Brings the files to what is published now. Each is there as a whole; what is gone goes last. */
export function writeSite(webRoot: string): void {
  const shell = shellFolder(webRoot);
  const template = path.join(shell, 'index.html');
  if (!existsSync(template)) return;
  const registry = readRegistry(webRoot);
  const { pages = [], layout } = pagesIn(shell) ?? {};
  const known = knownPages(webRoot, pages, registry);
  const sections = appSections(registry);
  const files = pageFiles(readFileSync(template, 'utf8'), layout, known, sections);
  const folder = path.join(webRoot, 'pages');
  for (const [file, text] of files) writeChanged(path.join(folder, file), text);
  writeChanged(path.join(shell, 'sitemap.xml'), sitemap(known));
  writeChanged(path.join(shell, 'robots.txt'), robots(sections));
  for (const file of filesIn(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
}
