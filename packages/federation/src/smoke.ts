/** A walk through the running product in a real browser, with other versions than those that run. */
import { readFileSync } from 'node:fs';
import type { Browser, Page, Route } from '@playwright/test';
import type { Check } from './gate';
import { installedChromium } from './installed-chromium.mjs';
import type { Registry } from './registry';

const PATIENCE_MS = 15_000;
/** Who walks: someone of the demo business, unless the environment names another person. */
const VISITOR = {
  email: process.env['SMOKE_EMAIL'] ?? 'demo@clearcoat.example',
  password: process.env['SMOKE_PASSWORD'] ?? 'clearcoat-demo',
};

/** One combination of versions, and the pages to look at. */
export interface Walk {
  /** Between whom, for the table. */
  between: string;
  /** What the browser takes for the published registry. */
  registry: Registry;
  /** The file on this machine that an address is answered with, if it is not the product's own. */
  fileFor: (pathname: string) => string | undefined;
  /** The page of a shell that is not published yet. */
  shellPage?: string | undefined;
  paths: string[];
}

const PAGE_NONCE = /'nonce-([^']+)'/;

/** A page of ours under the product's own policy, with the nonce that stands in it. */
async function fulfillPage(route: Route, file: string): Promise<void> {
  const response = await route.fetch();
  const [, nonce = ''] = PAGE_NONCE.exec(response.headers()['content-security-policy'] ?? '') ?? [];
  const body = readFileSync(file, 'utf8').replace('__CSP_NONCE__', nonce);
  await route.fulfill({ response, body });
}

async function answer(route: Route, { registry, fileFor, shellPage }: Walk): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (pathname === '/registry/remotes.json') return route.fulfill({ json: registry });
  const file = fileFor(pathname);
  if (file) return route.fulfill({ path: file });
  if (shellPage && request.resourceType() === 'document') return fulfillPage(route, shellPage);
  return route.fallback();
}

/** What goes wrong from here on: errors that nobody caught, and what the shell reports to its server. */
async function problemsOf(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.route('**/api/client-reports', (route) => {
    const { remote, reason } = route.request().postDataJSON() as Record<string, string>;
    problems.push(`${remote} did not load: ${reason}`);
    return route.fulfill({ status: 204 });
  });
  return problems;
}

async function look(page: Page, path: string, problems: string[]): Promise<string | undefined> {
  problems.length = 0;
  try {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ timeout: PATIENCE_MS });
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS });
  } catch (error) {
    problems.push(String(error).split('\n', 1)[0] ?? '');
  }
  return problems.length > 0 ? `${path}: ${problems.join(', ')}` : undefined;
}

async function take(browser: Browser, url: string, walk: Walk): Promise<Check> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const signedIn = await context.request.post('/api/login', { data: VISITOR });
    if (!signedIn.ok()) {
      throw new Error(
        `${VISITOR.email} cannot sign in at ${url}. Name someone who can in SMOKE_EMAIL and SMOKE_PASSWORD.`,
      );
    }
    const page = await context.newPage();
    const problems = await problemsOf(page);
    await page.route(
      (asked) => asked.origin === new URL(url).origin && !asked.pathname.startsWith('/api/'),
      (route) => answer(route, walk),
    );
    const found: string[] = [];
    for (const path of walk.paths) found.push((await look(page, path, problems)) ?? '');
    const red = found.filter(Boolean);
    const why = red.length > 0 ? red.join('; ') : `${walk.paths.length} pages are there`;
    return { between: walk.between, check: 'smoke', ok: red.length === 0, why };
  } finally {
    await context.close();
  }
}

/**
 * Opens the pages of each walk, one after the other, in a browser of its own.
 *
 * @param url - a running product; nothing is changed in it
 * @throws Error when nobody can sign in there
 */
export async function smoke(url: string, walks: Walk[]): Promise<Check[]> {
  const { chromium } = await import('@playwright/test');
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const checks: Check[] = [];
    for (const walk of walks) checks.push(await take(browser, url, walk));
    return checks;
  } finally {
    await browser.close();
  }
}
