/**
 * `npm run shots [-- /route …]`: pictures of every screen at three widths, light and dark, in shots/;
 * with `--readme` the one that README.md shows.
 * Serves the product with the demo data from a folder of its own.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, install, ROOT, say } from './bootstrap.mjs';
import { placeOf } from '../e2e/support/places.mjs';
import { installBrowser, installedChromium } from './browser.mjs';

const SIZES = [
  [375, 812],
  [768, 1024],
  [1440, 900],
];
const routes = JSON.parse(readFileSync(path.join(ROOT, 'e2e/support/routes.json'), 'utf8'));

const QUIET = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Starts the product and answers its address once it says where it is. */
function startProduct() {
  const env = { ...process.env, PORT: '3400', DATA_DIR: 'var/shots', RATE_LIMIT_SCALE: '1000' };
  const child = spawn('node', ['scripts/start.mjs'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      const found = /Clearcoat is at (\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    });
    child.on('close', () => reject(new Error(output)));
  });
  return { child, address };
}

const DEMO = { email: 'demo@clearcoat.example', password: 'clearcoat-demo' };
const PLATFORM = { email: 'platform@clearcoat.example', password: 'clearcoat-platform' };

/** Who sees a route; nobody in particular sees the public ones. */
function personFor(route) {
  if (routes.public.includes(route)) return undefined;
  return routes.app.includes(route) || !routes.platform.includes(route) ? DEMO : PLATFORM;
}

const fileName = (route) => route.replace(/^\//, '').replace(/[^a-z0-9]+/gi, '-') || 'home';

/** Opens a page as the person who sees it, and takes it with what `take` answers. */
async function shoot(browser, address, route, { size: [width, height], colorScheme, take }) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    baseURL: address,
  });
  const page = await context.newPage();
  const person = personFor(route);
  if (person) await page.request.post('/api/login', { data: person });
  await page.goto(await placeOf(page, route), { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot(await take(page));
  await context.close();
}

async function shootEverySize(browser, address, route) {
  for (const size of SIZES) {
    for (const colorScheme of ['light', 'dark']) {
      const name = `${fileName(route)}-${size[0]}-${colorScheme}.png`;
      const take = async (page) => ({
        path: path.join(ROOT, 'shots', name),
        // What lies behind a dialog may be much longer than the screen.
        fullPage: (await page.getByRole('dialog').count()) === 0,
      });
      await shoot(browser, address, route, { size, colorScheme, take });
    }
  }
  say(route);
}

/** What one sees first of the product: the fold, not the whole page. */
async function shootForReadme(browser, address) {
  const take = () => ({ path: path.join(ROOT, 'docs/images/dashboard.png') });
  await shoot(browser, address, '/dashboard', { size: [1440, 900], colorScheme: 'light', take });
}

await install();
await build();
await installBrowser();
const { chromium } = await import('@playwright/test');
const { child, address } = startProduct();
const browser = await chromium.launch({
  args: QUIET,
  executablePath: installedChromium(),
});
mkdirSync(path.join(ROOT, 'shots'), { recursive: true });
const wanted = process.argv.slice(2);
if (wanted.includes('--readme')) {
  await shootForReadme(browser, await address);
} else {
  const all = [...routes.public, ...routes.app, ...routes.platform];
  for (const route of new Set(wanted.length > 0 ? wanted : all)) {
    await shootEverySize(browser, await address, route);
  }
}
await browser.close();
child.kill('SIGTERM');
