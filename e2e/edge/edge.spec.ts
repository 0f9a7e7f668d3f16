import type { APIRequestContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addContact, addJob } from '../support/business';
import { newEmail, PASSWORD, signUp } from '../support/people';
import { servedBy } from '../support/served-by';
import { expect } from '../support/test';
import { Deployment } from './deployment';
import { Load, MUCH } from './load';
import { releaseAssistant } from './release';
import type { Replica } from '../support/replica';

/**
 * The deployment of docker-compose.yml with its unchanged nginx configuration, tested from
 * outside.
 */
const test = servedBy(() => Deployment.start());
test.describe.configure({ mode: 'serial', timeout: 180_000 });

interface Registry {
  remotes: { name: string; stable: { version: string; entry: string } }[];
}

const registryOf = ({ webRoot }: Deployment) =>
  JSON.parse(readFileSync(path.join(webRoot, 'registry/remotes.json'), 'utf8')) as Registry;

const entryOf = (deployment: Deployment, name: string) =>
  registryOf(deployment).remotes.find((remote) => remote.name === name)?.stable.entry ?? '';

async function assetOf(request: APIRequestContext): Promise<string> {
  const page = await (await request.get('/')).text();
  return /\/assets\/[\w.-]+\.js/.exec(page)?.[0] ?? '';
}

/** Headers that depend on the server, time or length; all others must be equal. */
const OF_THE_SERVER =
  /^(date|server|connection|keep-alive|x-request-id|etag|last-modified|content-length|transfer-encoding|accept-ranges|vary)$/;

async function headersAt(url: string, cookie = ''): Promise<Record<string, string>> {
  // Brotli for files with a precompressed copy only, because the edge would compress others.
  const answer = await fetch(url, {
    headers: { 'accept-encoding': 'br', accept: 'text/html,*/*', cookie },
  });
  await answer.arrayBuffer();
  const same = [...answer.headers]
    .filter(([name]) => !OF_THE_SERVER.test(name))
    .map(([name, value]): [string, string] => [name, value.replace(/'nonce-\w+'/g, "'nonce-…'")]);
  return { status: String(answer.status), ...Object.fromEntries(same) };
}

async function sessionOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/**
 * The edge retries a failed replica after 2 s, the same as `minReadySeconds` before the next one
 * may be replaced.
 */
async function servesAgain({ edge }: Deployment, { port }: Replica): Promise<void> {
  const before = edge.log().length;
  const answered = `"upstream":"127.0.0.1:${port}","upstreamStatus":"200"`;
  await expect.poll(() => edge.log().slice(before), { timeout: 30_000 }).toContain(answered);
}

test('both configurations are valid', ({ product: deployment }) => {
  for (const { verdict } of [deployment.edge, deployment.apps]) {
    expect(verdict).toContain('test is successful');
    expect(verdict).not.toContain('[warn]');
  }
});

test('the edge sends what the Node server sends', async ({ product: deployment, request }) => {
  const paths = [
    '/',
    '/dashboard',
    '/blog/the-two-bucket-wash',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.svg',
    '/app.webmanifest',
    '/icon-192.png',
    await assetOf(request),
    entryOf(deployment, 'crm'),
    '/registry/remotes.json',
    '/api/openapi.json',
  ];
  for (const at of paths) {
    for (const cookie of ['', 'clearcoat_dev=1']) {
      const node = await headersAt(`${deployment.replicas[0].url}${at}`, cookie);
      expect(node['status'], at).toBe('200');
      expect(await headersAt(`${deployment.url}${at}`, cookie), at).toEqual(node);
    }
  }
});

const NONCE = / nonce="\w+"/g;

test('pages and what search engines read name the address they are found at', async ({
  product: deployment,
  request,
}) => {
  for (const at of ['/faq', '/faq/', '/robots.txt', '/sitemap.xml']) {
    const node = await fetch(`${deployment.replicas[0].url}${at}`);
    const text = (await node.text()).replaceAll(NONCE, '');
    const edge = await (await request.get(at)).text();
    expect(new Set(edge.match(NONCE) ?? []).size, at).toBeLessThanOrEqual(1);
    expect(edge.replaceAll(NONCE, ''), at).toBe(
      text.replaceAll(/http:\/\/localhost:\d+/g, deployment.url),
    );
    expect(edge, at).toContain(`${deployment.url}/`);
  }
});

test('an address with nothing at it is a 404 with a page that says so', async ({
  product: deployment,
  request,
}) => {
  const address = '/blog/no-such-post';
  const node = await headersAt(`${deployment.replicas[0].url}${address}`);
  expect(node['status']).toBe('404');
  expect(await headersAt(`${deployment.url}${address}`)).toEqual(node);
  for (const at of [address, '/nothing', '/@home', '/@missing', '/index']) {
    const answer = await request.get(at, { headers: { accept: 'text/html' } });
    expect([at, answer.status()]).toEqual([at, 404]);
    expect(answer.headers()['cache-control'], at).toBe('no-store');
    expect(await answer.text(), at).toContain('<title>Page not found');
  }
});

test('what is not there is a 404 that nobody keeps, never the page', async ({ request }) => {
  const paths = [
    '/remotes/crm/9.9.9/remoteEntry.js',
    '/remotes/',
    '/assets/gone.js',
    '/registry/x',
  ];
  for (const at of [...paths, '/gone.png', '/remotes/crm/.git/config']) {
    const answer = await request.get(at, { headers: { accept: '*/*' } });
    expect([at, answer.status()]).toEqual([at, 404]);
    expect(answer.headers()['cache-control'], at).toBe('no-store');
    expect(await answer.text(), at).not.toContain('id="root"');
  }
});

test('each page has its own nonce and is never a kept one', async ({
  product: deployment,
  request,
}) => {
  const nonces = new Set<string>();
  for (const url of [deployment.url, deployment.url, deployment.replicas[0].url]) {
    const page = await request.get(url, { headers: { 'if-none-match': '*' } });
    const [, nonce = ''] = /nonce="(\w{32})"/.exec(await page.text()) ?? [];
    expect(page.status()).toBe(200);
    expect(page.headers()['etag']).toBeUndefined();
    expect(page.headers()['content-security-policy']).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('the registry is revalidated, files come compressed and for good', async ({
  product: deployment,
  request,
}) => {
  const registry = '/registry/remotes.json';
  const { etag = '' } = (await request.get(registry)).headers();
  const again = await request.get(registry, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'accept-encoding': encoding };
    const answer = await request.get(entryOf(deployment, 'crm'), { headers });
    expect(answer.headers()).toMatchObject({
      'content-encoding': encoding,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
  }
});

test('too much is refused with a sentence, and no secret of an address is logged', async ({
  product: deployment,
  request,
}) => {
  const large = await request.post('/api/user/photo', { data: Buffer.alloc(7 * 1024 * 1024) });
  expect(large.status()).toBe(413);
  expect(await large.json()).toMatchObject({ code: 'too_large', message: /5 MB/ });
  await request.get('/auth/reset?token=hush-hush');
  await request.get('/api/newsletter/confirm?token=hush-hush');
  await expect.poll(() => deployment.edge.log()).toContain('"path":"/api/newsletter/confirm"');
  expect(deployment.edge.log() + deployment.apps.log()).not.toContain('hush-hush');
});

test('a day at work passes through the edge', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/auth?tab=login');
  await page.getByLabel('Email').fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();

  const { id } = await addContact(page, { name: 'Kim Park' });
  await page.goto(`/appointments/new?contactId=${id}`);
  await page.getByLabel('Service Type').selectOption({ label: 'Full Detail' });
  await page.getByLabel('Start Time').selectOption('20:00');
  await page.getByLabel('End Time').selectOption('23:00');
  await page.getByRole('button', { name: 'Schedule Appointment' }).click();
  await expect(page).toHaveURL('/appointments');
  await page.goto('/contacts?search=Kim+Park');
  await expect(page.getByRole('main')).toContainText('Kim Park');
});

test("the assistant's answer grows as it comes", async ({ page, product: { model } }) => {
  model.reset();
  await page.goto('/auth');
  await signUp(page);
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Open assistant' }).click();
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  const input = panel.getByPlaceholder('Ask me anything...');
  model.queue({ text: ['A full detail ', 'takes four ', 'hours.'], betweenMs: 1_000 });
  await input.fill('How long does a full detail take?');
  await input.press('Enter');
  await expect(panel.getByRole('log')).toContainText('A full detail');
  await expect(panel.getByRole('log')).not.toContainText('hours.');
  await expect(panel.getByRole('log')).toContainText('takes four hours.');
});

test('replicas restart one after the other and nobody notices', async ({
  page,
  product: deployment,
}) => {
  const { model, replicas, url } = deployment;
  model.reset();
  await signUp(page);
  const cookie = await sessionOf(page);
  const parts = Array.from({ length: 8 }, (_, index) => `part ${index} `);
  model.queue({ text: parts, betweenMs: 500 });
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ message: 'How long does a full detail take?' }),
  });
  const streamed = answer.text();
  const load = new Load(url, cookie);
  for (const replica of replicas) {
    await load.goesOn();
    expect(await replica.stop()).toBe(0);
    await load.goesOn();
    await replica.start();
    await servesAgain(deployment, replica);
  }
  const { good, bad } = await load.stop();
  expect(bad).toEqual([]);
  // Enough answers during each replica's absence and after each return.
  expect(good).toBeGreaterThan(replicas.length * 2 * MUCH);
  expect(await streamed).toContain('event: done');
  expect(await streamed).toContain('part 7');
});

test('a replica that is killed loses nothing and writes nothing twice', async ({
  page,
  product: deployment,
}) => {
  const [replica] = deployment.replicas;
  await signUp(page);
  const load = new Load(deployment.url, await sessionOf(page));
  await load.goesOn();
  expect(await replica.stop('SIGKILL')).toBe('SIGKILL');
  await load.goesOn();
  await replica.start();
  await servesAgain(deployment, replica);
  expect((await load.stop()).bad).toEqual([]);
  const contacts = await page.request.get('/api/contacts?limit=1');
  expect(contacts.headers()['x-total-count']).toBe(String(load.writes));
});

test('a remote is published: a fresh tab has it, an open one goes on, nothing is missing', async ({
  page,
  context,
  product: deployment,
}) => {
  const openAssistant = async (tab: Page) => {
    await tab.goto('/contacts');
    await tab.getByRole('button', { name: 'Open assistant' }).click();
  };
  await page.goto('/auth');
  await signUp(page);
  await addJob(page);
  const before = entryOf(deployment, 'assistant');
  const load = new Load(deployment.url, await sessionOf(page), () => [
    before,
    entryOf(deployment, 'assistant'),
  ]);
  await openAssistant(page);
  await releaseAssistant(deployment);
  await load.goesOn();
  expect((await load.stop()).bad).toEqual([]);
  expect(entryOf(deployment, 'assistant')).toContain('/1.1.0-');
  await expect(page.getByRole('dialog', { name: 'Assistant', exact: true })).toBeVisible();
  const fresh = await context.newPage();
  await openAssistant(fresh);
  await expect(fresh.getByRole('dialog', { name: 'Shop assistant' })).toBeVisible();
});
