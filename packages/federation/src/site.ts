/**
 * The pages as files, so that the Node server and nginx answer alike: one a public page, one for all
 * that lies below a section of the app, one for what is not there. They follow from the shell's page,
 * the registry, and the tables of the versions that it names; a roll back brings the old ones back.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files.ts';
import { headOf, headOfApp, headOfNothing, withHead } from './page-head.ts';
import { pagesIn, SITE_URL, type PublicPage } from './public-pages.ts';
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

/** The public pages that are published; `unknown` are those of versions without a table. */
interface Known {
  pages: PublicPage[];
  unknown: string[];
}

function pagesOf(webRoot: string, { name, stable, contributes }: RegistryRemote): Known {
  const own = contributes.routes.filter(({ layout }) => layout === 'public').map((r) => r.path);
  const pages = pagesIn(versionFolder(webRoot, name, stable.version));
  if (!pages) return { pages: [], unknown: own };
  return {
    pages: pages.filter((page) => own.some((prefix) => claims(prefix, page.path))),
    unknown: [],
  };
}

function knownPages(webRoot: string, { remotes }: Registry): Known {
  const all = remotes.map((remote) => pagesOf(webRoot, remote));
  return {
    pages: [...(pagesIn(shellFolder(webRoot)) ?? []), ...all.flatMap(({ pages }) => pages)],
    unknown: all.flatMap(({ unknown }) => unknown),
  };
}

const appSections = ({ remotes }: Registry) =>
  remotes.flatMap(({ contributes }) =>
    contributes.routes.filter(({ layout }) => layout === 'app').map((route) => route.path),
  );

/** Every file below `pages/`, by its path from there. */
function pageFiles(shellPage: string, { pages, unknown }: Known, sections: string[]) {
  const files = new Map<string, string>();
  const below = (address: string) => `${sectionOf(address)}/${BELOW}.html`;
  for (const address of unknown) {
    files.set(fileOf(address), shellPage);
    if (address !== '/') files.set(below(address), shellPage);
  }
  for (const address of sections) files.set(below(address), withHead(shellPage, headOfApp));
  for (const page of pages) files.set(fileOf(page.path), withHead(shellPage, headOf(page)));
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
  const known = knownPages(webRoot, registry);
  const sections = appSections(registry);
  const files = pageFiles(readFileSync(template, 'utf8'), known, sections);
  const folder = path.join(webRoot, 'pages');
  for (const [file, text] of files) writeChanged(path.join(folder, file), text);
  writeChanged(path.join(shell, 'sitemap.xml'), sitemap(known));
  writeChanged(path.join(shell, 'robots.txt'), robots(sections));
  for (const file of filesIn(folder)) if (!files.has(file)) rmSync(path.join(folder, file));
}
