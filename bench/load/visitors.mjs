import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drawn, keepAt, pickOne } from './pace.mjs';

/** Pause between two steps of one visitor. */
const PAUSE_MS = 4_000;
const PAGES = ['/', '/features', '/pricing', '/about', '/faq', '/contact', '/careers'];
const NAMED = /(?:src|href)="(\/(?:assets|registry)\/[^"]+)"/g;
const PIECES = 2;

/** Chunks of the public pages in a web root: each has a script and its styles. */
export function publicPieces(webRoot) {
  const registry = JSON.parse(readFileSync(path.join(webRoot, 'registry/remotes.json'), 'utf8'));
  const { entry } = registry.remotes.find(({ name }) => name === 'marketing').stable;
  const folder = path.posix.dirname(entry);
  const files = readdirSync(path.join(webRoot, folder)).map((name) => `${folder}/${name}`);
  const scripts = files.filter((name) => /\/\d+\.\w+\.js$/.test(name));
  const of = (script) => script.slice(0, script.indexOf('.', folder.length) + 1);
  const pieces = scripts.map((script) => [
    script,
    ...files.filter((name) => name.startsWith(of(script)) && name.endsWith('.css')),
  ]);
  return { entry, pieces };
}

const asBrowser = { headers: { 'accept-encoding': 'gzip, br' } };
const asPage = { headers: { accept: 'text/html', ...asBrowser.headers } };

const sending = (values) => ({
  method: 'POST',
  expected: 201,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(values),
});

let sent = 0;
const somebody = () => `visitor.${process.pid}.${sent++}@example.com`;

/** Opens a page with an empty cache: its files, the session and its remote. */
async function open(page, { url, record, site }) {
  const html = await record.ask('page', url + page, asPage);
  if (!html) return;
  const files = [...html.toString().matchAll(NAMED)].map(([, name]) => name);
  const file = (name) => record.ask('file of a page', url + name, asBrowser);
  await Promise.all([
    ...[...new Set(files)].map(file),
    record.ask('session of nobody', `${url}/api/session`),
  ]);
  await file(site.entry);
  await Promise.all(Array.from({ length: PIECES }, () => pickOne(site.pieces).map(file)).flat());
}

async function readBlog({ url, record }) {
  const list = await record.ask('blog', `${url}/api/blog/posts?page=1`);
  if (!list) return;
  const { slug } = pickOne(JSON.parse(list.toString()).posts);
  await record.ask('a post', `${url}/api/blog/posts/${slug}`);
}

const STEPS = {
  page: { share: 12, take: (visit) => open(pickOne(PAGES), visit) },
  blog: {
    share: 5,
    take: async (visit) => {
      await open('/blog', visit);
      await readBlog(visit);
    },
  },
  newsletter: {
    share: 2,
    take: ({ url, record }) =>
      record.ask('newsletter', `${url}/api/newsletter`, sending({ email: somebody() })),
  },
  message: {
    share: 1,
    take: ({ url, record }) =>
      record.ask(
        'message to us',
        `${url}/api/contact-us`,
        sending({ name: 'A Visitor', email: somebody(), subject: 'Prices', message: 'How much?' }),
      ),
  },
};

/** Simulates visitors, one after the other, over the same connections. */
export const visit = (site, url, record, until) =>
  keepAt(until, PAUSE_MS, () => drawn(STEPS)[1].take({ url, record, site }));
