/**
 * `npm run shots [-- /route …]`: screenshots of every screen at three widths, light and dark, in
 * shots/. With `--readme` the one in README.md; with `--public` those on the features page
 * (shots-public.mjs). With `--compare REF [/route …]` those that differ from a commit's
 * (shots-compare.mjs). With `--links` the link previews of public pages (shots-links.mjs). Serves
 * the product with the demo data from a separate folder.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { build, install, ROOT, say } from './bootstrap.mjs';

await install();
const { compare } = await import('./shots-compare.mjs');
const { shootForPublicPages } = await import('./shots-public.mjs');
const { fileName, launchBrowser, routes, serveProduct, shoot, THEMES } =
  await import('./shots-take.mjs');

const SIZES = [
  [375, 812],
  [768, 1024],
  [1440, 900],
];

async function shootEverySize(browser, address, route) {
  for (const size of SIZES) {
    for (const colorScheme of THEMES) {
      const name = `${fileName(route)}-${size[0]}-${colorScheme}.png`;
      const take = async (page) => ({
        path: path.join(ROOT, 'shots', name),
        // The page behind a dialog may be much longer than the screen.
        fullPage: (await page.getByRole('dialog').count()) === 0,
      });
      await shoot(browser, { address, route, size, colorScheme, take });
    }
  }
  say(route);
}

/** Screenshot for the README: only the first viewport of the dashboard. */
async function shootForReadme(browser, address) {
  const take = () => ({ path: path.join(ROOT, 'docs/images/dashboard.png') });
  const size = [1440, 900];
  await shoot(browser, { address, route: '/dashboard', size, colorScheme: 'light', take });
}

async function shootScreens(wanted) {
  await build();
  const browser = await launchBrowser();
  const { address, stop } = await serveProduct();
  mkdirSync(path.join(ROOT, 'shots'), { recursive: true });
  if (wanted.includes('--readme')) {
    await shootForReadme(browser, address);
  } else if (wanted.includes('--public')) {
    await shootForPublicPages(browser, address);
  } else {
    const all = [...routes.public, ...routes.app, ...routes.platform];
    for (const route of new Set(wanted.length > 0 ? wanted : all)) {
      await shootEverySize(browser, address, route);
    }
  }
  await browser.close();
  await stop();
}

const [first, ref, ...wanted] = process.argv.slice(2);
if (first === '--compare') process.exitCode = await compare(ref, wanted);
else if (first === '--links') {
  const { shootForLinks } = await import('./shots-links.mjs');
  await shootForLinks(ref === '--all');
} else await shootScreens(process.argv.slice(2));
