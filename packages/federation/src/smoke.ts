/** Smoke tests: the running product in a real browser, with versions that are not published yet. */
import { readFileSync } from 'node:fs';
import type { Browser, Page, Route } from '@playwright/test';
import type { Check } from './gate';
import { installedChromium } from './installed-chromium.mjs';
import type { Registry } from './registry';

const TIMEOUT_MS = 15_000;
/** Account for signing in: the demo business's, unless the environment names another. */
const CREDENTIALS = {
  email: process.env['SMOKE_EMAIL'] ?? 'demo@clearcoat.example',
  password: process.env['SMOKE_PASSWORD'] ?? 'clearcoat-demo',
};

/** One combination of versions, and the pages to open. */
export interface SmokeScenario {
  /** The two versions, for the table. */
  between: string;
  /** Registry that the browser gets instead of the published one. */
  registry: Registry;
  /** Local file for an address; undefined if the product serves it. */
  fileFor: (pathname: string) => string | undefined;
  /** The page of a shell that is not published yet. */
  shellPage?: string | undefined;
  paths: string[];
}

const PAGE_NONCE = /'nonce-([^']+)'/;

/** Serves a local page with the product's own policy and its nonce. */
async function fulfillPage(route: Route, file: string): Promise<void> {
  const response = await route.fetch();
  const [, nonce = ''] = PAGE_NONCE.exec(response.headers()['content-security-policy'] ?? '') ?? [];
  const body = readFileSync(file, 'utf8').replaceAll('__CSP_NONCE__', nonce);
  await route.fulfill({ response, body });
}

async function handleRequest(
  route: Route,
  { registry, fileFor, shellPage }: SmokeScenario,
): Promise<void> {
  const request = route.request();
  const { pathname } = new URL(request.url());
  if (pathname === '/registry/remotes.json') return route.fulfill({ json: registry });
  const file = fileFor(pathname);
  if (file) return route.fulfill({ path: file });
  if (shellPage && request.resourceType() === 'document') return fulfillPage(route, shellPage);
  return route.fallback();
}

/**
 * Collects problems from now on: uncaught errors, and failures that the shell reports to its
 * server.
 */
async function collectProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.route('**/api/client-reports', (route) => {
    const { remote, reason } = route.request().postDataJSON() as Record<string, string>;
    problems.push(`${remote} did not load: ${reason}`);
    return route.fulfill({ status: 204 });
  });
  return problems;
}

/** Uses the page: a prerendered one loads its scripts only then (docs/decisions/0043). */
async function loadScripts(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  const isLoaded = () => !('earlyInput' in window) || window.earlyInput === undefined;
  await page.waitForFunction(isLoaded, undefined, { timeout: TIMEOUT_MS });
}

async function checkPage(
  page: Page,
  path: string,
  problems: string[],
): Promise<string | undefined> {
  problems.length = 0;
  try {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ timeout: TIMEOUT_MS });
    await loadScripts(page);
    await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS });
  } catch (error) {
    problems.push(String(error).split('\n', 1)[0] ?? '');
  }
  return problems.length > 0 ? `${path}: ${problems.join(', ')}` : undefined;
}

async function runScenario(browser: Browser, url: string, scenario: SmokeScenario): Promise<Check> {
  const context = await browser.newContext({ baseURL: url });
  try {
    const signedIn = await context.request.post('/api/login', { data: CREDENTIALS });
    if (!signedIn.ok()) {
      throw new Error(
        `${CREDENTIALS.email} cannot sign in at ${url}. Name someone who can in SMOKE_EMAIL and SMOKE_PASSWORD.`,
      );
    }
    const page = await context.newPage();
    const problems = await collectProblems(page);
    await page.route(
      (asked) => asked.origin === new URL(url).origin && !asked.pathname.startsWith('/api/'),
      (route) => handleRequest(route, scenario),
    );
    const found: string[] = [];
    for (const path of scenario.paths) found.push((await checkPage(page, path, problems)) ?? '');
    const red = found.filter(Boolean);
    const why = red.length > 0 ? red.join('; ') : `${scenario.paths.length} pages are there`;
    return { between: scenario.between, check: 'smoke', ok: red.length === 0, why };
  } finally {
    await context.close();
  }
}

/**
 * Opens the pages of each scenario in a separate browser, one after the other.
 *
 * @param url - a running product; nothing is changed in it
 * @throws Error when signing in fails
 */
export async function runSmokeTests(url: string, scenarios: SmokeScenario[]): Promise<Check[]> {
  const { chromium } = await import('@playwright/test');
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const checks: Check[] = [];
    for (const scenario of scenarios) checks.push(await runScenario(browser, url, scenario));
    return checks;
  } finally {
    await browser.close();
  }
}
