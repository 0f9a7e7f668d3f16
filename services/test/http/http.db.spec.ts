import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Links } from '../../src/platform/mail/index.js';
import { untilReady } from '../support/ready.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import type { Visitor } from '../support/visitor.js';

let server: TestApp;
let root: string;
let visitor: Visitor;

const PAGE = '<meta property="csp-nonce" nonce="__CSP_NONCE__"><title>Clearcoat</title>';

const write = async (file: string, content: string | Buffer) => {
  const target = path.join(root, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
};

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'clearcoat-web-'));
  await write('pages/@home.html', PAGE);
  await write('pages/blog/a-post.html', `${PAGE}<link rel="canonical" href="__SITE_URL__/blog">`);
  await write('pages/dashboard/@any.html', PAGE);
  await write('pages/appointments/@any.html', PAGE);
  await write('pages/@missing.html', '<title>Page not found</title>');
  await write('shell/robots.txt', 'Sitemap: __SITE_URL__/sitemap.xml');
  await write('shell/favicon.svg', '<svg/>');
  await write('shell/app.webmanifest', '{}');
  await write('shell/assets/main.js', 'console.info(1)');
  await write('shell/assets/main.js.gz', gzipSync('console.info(1)'));
  await write('registry/remotes.json', '{"revision":1}');
  await write('remotes/crm/1.0.0/remoteEntry.js', 'void 0');
  server = await startTestApp({
    env: { WEB_ROOT: root, SECURE_COOKIES: '1' },
  });
  visitor = server.visitor();
});

afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
});

const page = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

describe('the front end', () => {
  it.each(['/', '/dashboard', '/blog/a-post', '/blog/a-post/', '/appointments/edit/42%20?x=1'])(
    'serves the page at %s, never from a stale cache',
    async (address) => {
      const { status, body, headers } = await visitor.get<unknown>(address, page);
      expect([status, body]).toEqual([200, expect.stringContaining('<title>Clearcoat</title>')]);
      expect(headers.get('content-type')).toMatch('text/html');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('sends a page compressed to whoever takes it so', async () => {
    const asked = (encoding: string) =>
      visitor.get<string>('/', { headers: { ...page.headers, 'accept-encoding': encoding } });
    const packed = await asked('gzip, br');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.body).toContain('<title>Clearcoat</title>');
    const plain = await asked('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    for (const { headers } of [packed, plain]) expect(headers.get('vary')).toBe('accept-encoding');
  });

  it('keeps assets and remotes for good, compressed when they are', async () => {
    const asset = await visitor.get<unknown>('/assets/main.js');
    expect([asset.status, asset.body]).toEqual([200, 'console.info(1)']);
    expect(asset.headers.get('content-encoding')).toBe('gzip');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const entry = await visitor.get('/remotes/crm/1.0.0/remoteEntry.js');
    expect(entry.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it('reads the registry at every request, and what is published meanwhile', async () => {
    const first = await visitor.get('/registry/remotes.json');
    expect([first.body, first.headers.get('cache-control')]).toEqual([{ revision: 1 }, 'no-cache']);
    const etag = first.headers.get('etag') ?? '';
    const same = await visitor.get('/registry/remotes.json', {
      // Otherwise fetch adds no-cache, which disables revalidation.
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(same.status).toBe(304);
    await write('registry/remotes.json', '{"revision":22}');
    await write('remotes/crm/1.1.0/remoteEntry.js', 'void 1');
    expect((await visitor.get('/registry/remotes.json')).body).toEqual({ revision: 22 });
    expect((await visitor.get('/remotes/crm/1.1.0/remoteEntry.js')).status).toBe(200);
  });

  it.each([
    '/assets/gone.js',
    '/remotes/crm/9.9.9/remoteEntry.js',
    '/remotes/none/x.js',
    '/registry/other.json',
    '/api/nothing',
    '/favicon.png',
  ])('answers a real 404 at %s', async (address) => {
    const accept = address === '/favicon.png' ? { headers: { accept: 'image/*' } } : page;
    const { status, body } = await visitor.get(address, accept);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('serves loose files of the shell', async () => {
    expect((await visitor.get('/favicon.svg')).status).toBe(200);
    const { headers } = await visitor.get('/app.webmanifest');
    expect(headers.get('content-type')).toContain('application/manifest+json');
  });

  it('says to search engines where the site is', async () => {
    const site = server.app.get(Links).to('');
    const robots = await visitor.get<string>('/robots.txt');
    expect(robots.body).toBe(`Sitemap: ${site}/sitemap.xml`);
    const { body } = await visitor.get<string>('/blog/a-post', page);
    expect(body).toContain(`href="${site}/blog"`);
  });

  it.each([
    '/nothing',
    '/blog',
    '/blog/another',
    '/@home',
    '/@missing',
    '/dashboardish',
    '/%2e%2e/shell/index',
    '/blog/..%2f..%2fshell%2findex',
  ])('says with a page that there is nothing at %s, which nobody keeps', async (address) => {
    const { status, body, headers } = await visitor.get<unknown>(address, page);
    expect([status, body]).toEqual([404, '<title>Page not found</title>']);
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('headers', () => {
  const policyOf = async (headers = {}) => {
    const answer = await visitor.get<string>('/', { headers: { ...page.headers, ...headers } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /nonce="(\w+)"/.exec(answer.body) ?? [];
    return { nonce, policy };
  };

  it('lock the page down, with a nonce of each page for what stands in it', async () => {
    const { policy, nonce } = await policyOf();
    expect(nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(policy).toContain(`;style-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain(`;script-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect((await policyOf()).nonce).not.toBe(nonce);
  });

  it('let the dev servers of this machine in for a browser that asks', async () => {
    const here = 'http://localhost:* http://127.0.0.1:*';
    const { policy, nonce } = await policyOf({ cookie: 'session=x; clearcoat_dev=1' });
    expect(policy).toContain(`;script-src 'self' 'nonce-${nonce}' ${here};`);
    expect(policy).toContain(`;style-src 'self' 'nonce-${nonce}' ${here};`);
    expect(policy).toContain(`;connect-src 'self' ${here} ws://localhost:* ws://127.0.0.1:*`);
    const { policy: other } = await policyOf({ cookie: 'clearcoat_dev=10' });
    expect(other).not.toContain('localhost');
  });

  it('say what holds for files as well', async () => {
    const { headers } = await visitor.get('/robots.txt');
    expect(headers.get('content-security-policy')).toContain(";style-src 'self';");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  });

  it('name the request, with the id it came with if it is one', async () => {
    const given = await visitor.get('/api/session', { headers: { 'x-request-id': 'abc-1' } });
    expect(given.headers.get('x-request-id')).toBe('abc-1');
    const odd = await visitor.get('/api/session', { headers: { 'x-request-id': 'a b"' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(odd.headers.get('cache-control')).toBe('no-store');
  });

  it('carry a __Host- cookie when cookies are secure', async () => {
    const person = await server.owner();
    expect(person.cookie).toMatch(/^__Host-session=/);
  });
});

describe('other sites', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{}, 200],
  ])('with %j get %p', async (headers, status) => {
    const answer = await visitor.post('/api/logout', undefined, {
      headers: headers,
    });
    expect(answer.status).toBe(status);
    if (status === 403) expect(answer.body.requestId).toBeTruthy();
  });

  it('may not, our own origin may', async () => {
    const headers = { origin: server.url };
    expect((await visitor.post('/api/logout', undefined, { headers })).status).toBe(200);
  });
});

describe('health', () => {
  it('is asked without a session', async () => {
    expect((await visitor.get('/health/live')).body).toEqual({ status: 'ok' });
    expect((await untilReady(visitor)).body).toEqual({ status: 'ok' });
  });
});

describe('the description of the API', () => {
  it('is served, and the committed one is the same: run `npm run openapi`', async () => {
    const committed = path.resolve(
      import.meta.dirname,
      '../../../packages/api-client/openapi.json',
    );
    const { body } = await visitor.get<unknown>('/api/openapi.json');
    expect(body).toEqual(JSON.parse(await readFile(committed, 'utf8')));
  });
});
