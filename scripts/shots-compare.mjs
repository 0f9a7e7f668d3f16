/**
 * `npm run shots -- --compare REF [/route …]`: finds visual changes since the commit REF. Builds
 * REF in a separate checkout and takes screenshots of ten screens and the kit's gallery in both
 * checkouts. Three widths and both themes are compared by Playwright, with the same demo data and
 * the same clock. Both run on this machine, so fonts do not differ.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, say, step } from './bootstrap.mjs';
import {
  fileName,
  GALLERY,
  launchBrowser,
  serveGallery,
  serveProduct,
  shoot,
  THEMES,
} from './shots-take.mjs';

const FOLDER = path.join(ROOT, 'shots/compare');
const WIDTHS = [375, 768, 1440];
/** Taller than any window and the same for both, so that the page's length shows as well. */
const HEIGHT = 2000;
const SCREENS = [
  '/',
  '/pricing',
  '/auth',
  '/dashboard',
  '/contacts',
  '/contacts/:contact',
  '/appointments',
  '/appointments/new',
  '/revenue',
  '/settings?tab=services',
  GALLERY,
];

const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const OWN = '@clearcoat';

/** Links this checkout's packages into another one, whose workspace links stay its own. */
function linkPackages(checkout) {
  const from = path.join(ROOT, 'node_modules');
  const to = path.join(checkout, 'node_modules');
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== '.cache' && name !== OWN) symlinkSync(path.join(from, name), path.join(to, name));
  }
  cpSync(path.join(from, OWN), path.join(to, OWN), { recursive: true, verbatimSymlinks: true });
  // A workspace may have its own version of a package.
  for (const name of readdirSync(path.join(from, OWN))) {
    const workspace = path.relative(ROOT, realpathSync(path.join(from, OWN, name)));
    const own = path.join(workspace, 'node_modules');
    if (existsSync(path.join(ROOT, own)) && existsSync(path.join(checkout, workspace))) {
      symlinkSync(path.join(ROOT, own), path.join(checkout, own));
    }
  }
}

/**
 * Creates a checkout of a commit. With a different lock file it installs its own packages when it
 * starts.
 */
function checkOut(commit) {
  const checkout = mkdtempSync(path.join(tmpdir(), 'clearcoat-shots-'));
  git('worktree', 'add', '--quiet', '--detach', checkout, commit);
  const lock = spawnSync('git', ['diff', '--quiet', commit, '--', 'package-lock.json'], {
    cwd: ROOT,
  });
  if (lock.status === 0) linkPackages(checkout);
  return checkout;
}

/**
 * One database for both, migrated by the later one, so that rows of the same hour keep their
 * order.
 */
const DATA = path.join(FOLDER, 'data');

/** Takes all screenshots of one checkout into a folder. */
async function take(checkout, { folder, now, screens }) {
  mkdirSync(folder, { recursive: true });
  const browser = await launchBrowser();
  const shootAll = async (address, list) => {
    for (const route of list) {
      for (const width of WIDTHS) {
        for (const colorScheme of THEMES) {
          const name = `${fileName(route)}-${width}-${colorScheme}.png`;
          const how = { path: path.join(folder, name), animations: 'disabled' };
          const size = [width, HEIGHT];
          await shoot(browser, { address, route, size, colorScheme, now, take: () => how });
        }
      }
    }
  };
  const product = await serveProduct(checkout, DATA);
  await shootAll(
    product.address,
    screens.filter((route) => route !== GALLERY),
  );
  await product.stop();
  if (screens.includes(GALLERY)) {
    const gallery = await serveGallery(checkout);
    await shootAll(gallery.address, [GALLERY]);
    await gallery.stop();
  }
  await browser.close();
}

/** Compares the two folders with Playwright; returns the names of different screenshots. */
function differing(before, now) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      '-c',
      path.join(import.meta.dirname, 'shots-compare.config.mjs'),
    ],
    {
      cwd: ROOT,
      env: { ...process.env, SHOTS_BEFORE: before, SHOTS_NOW: now },
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    },
  );
  const specs = JSON.parse(stdout).suites.flatMap((suite) => suite.specs);
  return specs.filter(({ ok }) => !ok).map(({ title }) => title);
}

/** Prints the changes and the folder with their diffs. */
function report(changed, commit) {
  const total = readdirSync(path.join(FOLDER, 'now')).length;
  say(`${changed.length} of ${total} pictures are not those of ${commit.slice(0, 7)}`);
  for (const name of changed) say(`  ${name}`);
  const seen = path.relative(ROOT, FOLDER);
  if (changed.length > 0) say(`What differs in each is drawn in ${seen}/differences`);
}

/**
 * @param {string | undefined} ref the commit to compare with
 * @param {string[]} wanted the screens; none: all of them
 * @returns {Promise<number>} 1 if a screenshot differs by more than the tolerance, else 0
 */
export async function compare(ref, wanted) {
  if (!ref) {
    process.stderr.write('With which commit? npm run shots -- --compare REF\n');
    return 1;
  }
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  rmSync(FOLDER, { recursive: true, force: true });
  const shared = { now: new Date(), screens: wanted.length > 0 ? wanted : SCREENS };
  const before = path.join(FOLDER, 'before');
  const today = path.join(FOLDER, 'now');
  const checkout = checkOut(commit);
  try {
    await step(`pictures of ${commit.slice(0, 7)}`, () =>
      take(checkout, { ...shared, folder: before }),
    );
  } finally {
    git('worktree', 'remove', '--force', checkout);
    if (existsSync(checkout)) rmSync(checkout, { recursive: true, force: true });
  }
  await step('pictures of today', () => take(ROOT, { ...shared, folder: today }));
  const changed = differing(before, today);
  report(changed, commit);
  return changed.length > 0 ? 1 : 0;
}
