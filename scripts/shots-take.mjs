/** Takes screenshots of the running product and of the kit's gallery. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { placeOf } from '../e2e/support/places.mjs';
import { ROOT } from './bootstrap.mjs';
import { installBrowser, installedChromium } from './browser.mjs';

export const THEMES = ['light', 'dark'];
export const routes = JSON.parse(readFileSync(path.join(ROOT, 'e2e/support/routes.json'), 'utf8'));

const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const DEMO = { email: 'demo@clearcoat.example', password: 'clearcoat-demo' };
const PLATFORM = { email: 'platform@clearcoat.example', password: 'clearcoat-platform' };

/** Starts a server; returns its URL once it prints it, and a function to stop it. */
async function serve(args, { cwd = ROOT, env = {}, says }) {
  const child = spawn('node', args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const address = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      const found = says.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.on('close', (code, signal) =>
      reject(new Error(`Ended with ${signal ?? code}: ${output}`)),
    );
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await closed;
  };
  return { address, stop };
}

/**
 * Serves the product of a checkout with the demo data.
 *
 * @param {string} [cwd] the checkout; default: this one
 * @param {string} [dataDir] folder of its database
 */
export const serveProduct = (cwd, dataDir = 'var/shots') =>
  serve(['scripts/start.mjs'], {
    cwd,
    env: { PORT: '3400', DATA_DIR: dataDir, RATE_LIMIT_SCALE: '1000' },
    says: /Clearcoat is at (\S+)/,
  });

/** Serves the kit's gallery of a checkout. */
export const serveGallery = (cwd) =>
  serve(['--import', 'tsx', 'packages/federation/src/cli.ts', 'gallery'], {
    cwd,
    says: /gallery is at (\S+)/,
  });

export async function launchBrowser() {
  await installBrowser();
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ args: QUIET, executablePath: installedChromium() });
}

/** Person who sees a route; undefined for public routes. */
function personFor(route) {
  if (routes.public.includes(route) || route === GALLERY) return undefined;
  return routes.app.includes(route) || !routes.platform.includes(route) ? DEMO : PLATFORM;
}

/** Pseudo route of the gallery. */
export const GALLERY = '/#gallery';

/** Cookies by person, because signing in is slow on purpose. */
const signedIn = new Map();

/** Cookies of a person at a URL. */
async function sessionOf(browser, address, person) {
  const key = `${address} ${person.email}`;
  if (!signedIn.has(key)) {
    const context = await browser.newContext({ baseURL: address });
    await context.request.post('/api/login', { data: person });
    signedIn.set(key, await context.storageState());
    await context.close();
  }
  return signedIn.get(key);
}

export const fileName = (route) => route.replace(/^\//, '').replace(/[^a-z0-9]+/gi, '-') || 'home';

/**
 * Opens a page as the person who sees it, and takes it with the options that `take` answers.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {object} options
 * @param {string} options.address URL of the server
 * @param {string} options.route
 * @param {[number, number]} options.size
 * @param {string} options.colorScheme
 * @param {Date} [options.now] fixed time of the page; default: the running clock
 * @param {number} [options.scale] picture pixels for each CSS pixel; default: 1
 * @param {(page: import('@playwright/test').Page) => Promise<void>} [options.prepare] runs before the screenshot
 * @param {(page: import('@playwright/test').Page) => Promise<object>} [options.take] returns screenshot options; default: the window
 * @returns {Promise<Buffer>} the picture
 */
export async function shoot(browser, options) {
  const { address, route, size, colorScheme, now, scale = 1, prepare, take } = options;
  const [width, height] = size;
  const person = personFor(route);
  const context = await browser.newContext({
    ...(person && { storageState: await sessionOf(browser, address, person) }),
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme,
    baseURL: address,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (now) await page.clock.setFixedTime(now);
  await page.goto(await placeOf(page, route), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  const picture = await page.screenshot(await take?.(page));
  await context.close();
  return picture;
}
