import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publish } from './publish';
import { rollback } from './releases';
import { readRegistry } from './store';
import { builtRemote, builtShell, newFolder } from './testing/fake-apps';
import type { App } from './workspace';

const by = 'ana@example.com';
let webRoot: string;
beforeEach(() => {
  webRoot = newFolder();
});

const read = (file: string) => readFileSync(path.join(webRoot, file), 'utf8');
const has = (file: string) => existsSync(path.join(webRoot, file));
const ship = (...apps: App[]) => publish(apps, { webRoot, by });
const revision = () => readRegistry(webRoot).revision;

const SHELL_PAGE =
  '<meta name="description" content="of all"><title>Clearcoat</title><script defer src="/assets/main.js"></script>';

function shell(): App {
  const app = builtShell();
  writeFileSync(path.join(app.dir, 'dist/index.html'), SHELL_PAGE);
  writeFileSync(path.join(app.dir, 'dist/favicon.svg'), '<svg/>');
  return app;
}

/** A remote with public pages and their titles. */
function site(titles: Record<string, string> | undefined, hash = 'aaaaaaaa'): App {
  const app = builtRemote('site', { hash });
  const pages = Object.entries(titles ?? {}).map(([at, title]) => ({
    path: at,
    title,
    description: `About "${title}"`,
    ...(at.includes('hidden') && { hidden: true }),
    ...(at.includes('post') && {
      published: '2026-05-04',
      facts: [{ '@type': 'BlogPosting', headline: '</script>' }],
    }),
  }));
  if (titles)
    writeFileSync(path.join(app.dir, 'dist/pages.json'), JSON.stringify({ schema: 1, pages }));
  const routes = ['/', '/blog', '/hidden'].map((at) => ({ path: at, layout: 'public' as const }));
  if (app.definition) Object.assign(app.definition, { routes });
  return app;
}

function app(): App {
  const remote = builtRemote('crm');
  if (remote.definition) remote.definition.routes = [{ path: '/crm', layout: 'app' }];
  return remote;
}

it('every public page has a file with a head of its own', async () => {
  await ship(shell(), site({ '/': 'Home', '/blog': 'Blog & co', '/blog/a-post': 'Post' }), app());
  const blog = read('pages/blog.html');
  expect(blog).toContain('<title>Blog &amp; co · Clearcoat</title>');
  expect(blog).toContain('name="description" content="About &quot;Blog &amp; co&quot;"');
  expect(blog).toContain('<link rel="canonical" href="__SITE_URL__/blog" />');
  expect(blog).toContain('property="og:type" content="website"');
  expect(blog).toContain('<script defer src="/assets/main.js"></script>');
  expect(blog).not.toContain('of all');
  expect(read('pages/@home.html')).toContain('href="__SITE_URL__/"');
  const post = read('pages/blog/a-post.html');
  expect(post).toContain('property="og:type" content="article"');
  expect(post).toContain('"headline":"\\u003c/script>"');
  expect(read('shell/favicon.svg')).toBe('<svg/>');
});

it('what a page says stands in it, in the layout of the shell, with what its scripts go on from', async () => {
  const host = shell();
  const preload =
    '<link rel="preload" href="/registry/remotes.json" as="fetch" crossorigin/>' +
    '<link rel="preload" href="/assets/base.css" as="style"/>' +
    '<link rel="preload" href="/assets/base.js" as="script"/>';
  const page = `${preload}${SHELL_PAGE}</head><noscript>No</noscript><div id="root"></div>`;
  writeFileSync(path.join(host.dir, 'dist/index.html'), page);
  mkdirSync(path.join(host.dir, 'dist/assets'), { recursive: true });
  writeFileSync(path.join(host.dir, 'dist/assets/base.css'), '.shell-a{src:url(/assets/a.woff2)}');
  const layout = '<main>__PAGE__</main>';
  writeFileSync(
    path.join(host.dir, 'dist/pages.json'),
    JSON.stringify({ schema: 1, pages: [], layout }),
  );
  const remote = site(undefined);
  const home = {
    path: '/',
    title: 'Home',
    description: 'x',
    html: '<h1>$&</h1>',
    head: '<link rel="alternate" href="/feed" />',
    styles: ['1.css'],
    hydrates: true,
    picture: 'home-1.png',
    varies: ['page'],
    answers: { '/': { text: '</script>' } },
  };
  const blog = { path: '/blog', title: 'Blog', description: 'y' };
  // An older version's page is served as it is, and re-rendered by scripts.
  const old = { path: '/blog/old', title: 'Old', description: 'z', html: '<p>Old</p>' };
  writeFileSync(
    path.join(remote.dir, 'dist/pages.json'),
    JSON.stringify({ schema: 1, pages: [home, blog, old] }),
  );
  await ship(host, remote);
  const written = read('pages/@home.html');
  expect(written).toContain(
    '<div id="root" data-drawn-by="site 1.0.0-aaaaaaaa" data-varies="page"><main><h1>$&</h1></main></div>' +
      '<script id="answers" type="application/json">{"/":{"text":"\\u003c/script>"}}</script>',
  );
  expect(written).not.toContain('<noscript>');
  expect(written).toContain(
    '<meta property="og:image" content="__SITE_URL__/remotes/site/1.0.0-aaaaaaaa/home-1.png" />' +
      '<meta property="og:image:width" content="1200" />' +
      '<meta property="og:image:height" content="630" />' +
      '<meta property="og:image:alt" content="Clearcoat: Home" />' +
      '<meta name="twitter:card" content="summary_large_image" />',
  );
  expect(written).toContain('<link rel="alternate" href="/feed" /></head>');
  const sheets = [...written.matchAll(/stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  // Style sheets with known text are inlined.
  expect(written).toContain(
    '<style nonce="__CSP_NONCE__" data-href="/assets/base.css">.shell-a{src:url(/assets/a.woff2)}</style>',
  );
  expect(written).toContain('<link rel="preload" href="/assets/a.woff2" as="font"');
  // Scripts of prerendered content wait; without it they are loaded at once.
  const script = 'href="/assets/base.js" as="script"/>';
  expect(written).toContain(`<link rel="prefetch" data-rel="preload" ${script}`);
  expect(written).toContain('<link data-rel="preload" href="/registry/remotes.json"');
  expect(written).toContain('<script data-src="/assets/main.js"></script>');
  expect(read('pages/blog.html')).toContain(`<link rel="preload" ${script}`);
  expect(read('pages/blog.html')).toContain('<script defer src="/assets/main.js"></script>');
  expect(written).toContain('data-href="/remotes/site/1.0.0-aaaaaaaa/1.css">.site-a{margin:0}');
  expect(sheets).toEqual(['/pages.css']);
  expect(read('pages/blog.html')).toContain('<noscript>No</noscript>');
  expect(read('pages/blog/old.html')).toContain('<div id="root"><main><p>Old</p></main></div>');
});

it('what is no public page has a file for each section of the app, and one for nothing', async () => {
  await ship(shell(), site({ '/': 'Home' }), app());
  expect(read('pages/crm/@any.html')).toContain('<title>Clearcoat</title><meta name="robots"');
  expect(read('pages/@missing.html')).toContain('<title>Page not found · Clearcoat</title>');
  expect(has('pages/blog.html')).toBe(false);
});

it('search engines get a map without hidden pages, and keep out of the app', async () => {
  await ship(shell(), site({ '/': 'Home', '/hidden': 'Hidden', '/blog/a-post': 'Post' }), app());
  const map = read('shell/sitemap.xml');
  expect(map.match(/<loc>.*?<\/loc>/g)).toEqual([
    '<loc>__SITE_URL__/</loc>',
    '<loc>__SITE_URL__/blog/a-post</loc>',
  ]);
  expect(map).toContain('<lastmod>2026-05-04</lastmod>');
  expect(read('pages/hidden.html')).toContain('content="noindex"');
  expect(read('shell/robots.txt')).toBe(
    'User-agent: *\nDisallow: /crm\n\nSitemap: __SITE_URL__/sitemap.xml\n',
  );
});

it('a new version brings its pages, and a roll back those of the version before', async () => {
  await ship(shell(), site({ '/': 'Home', '/blog/a-post': 'Post' }));
  await ship(site({ '/': 'New home' }, 'bbbbbbbb'));
  expect(read('pages/@home.html')).toContain('New home');
  expect(has('pages/blog/a-post.html')).toBe(false);
  await rollback(webRoot, by, 'site');
  expect(read('pages/@home.html')).toContain('Home · ');
  expect(has('pages/blog/a-post.html')).toBe(true);
});

it('a page that is not below its own routes is no page', async () => {
  await ship(shell(), site({ '/': 'Home', '/crm': 'Theirs' }));
  expect(has('pages/crm.html')).toBe(false);
});

it.each(['no table', 'a table that cannot be read'])(
  '%s: as before there were tables',
  async (how) => {
    const remote = site(undefined);
    if (how !== 'no table') writeFileSync(path.join(remote.dir, 'dist/pages.json'), '{"schema":9}');
    await ship(shell(), remote);
    for (const file of ['@home', 'blog', 'blog/@any']) {
      expect(read(`pages/${file}.html`)).toBe(SHELL_PAGE);
    }
  },
);

it('whoever publishes next writes what a killed process did not', async () => {
  await ship(shell(), site({ '/': 'Home' }));
  const before = revision();
  rmSync(path.join(webRoot, 'pages'), { recursive: true });
  mkdirSync(path.join(webRoot, 'pages'));
  await ship(site({ '/': 'Home' }));
  expect(revision()).toBe(before);
  expect(has('pages/@home.html')).toBe(true);
});
