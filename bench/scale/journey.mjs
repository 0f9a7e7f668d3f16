import { chromium } from '@playwright/test';
import { installBrowser, installedChromium } from '../../scripts/browser.mjs';
import { ownerOf } from '../common/people.mjs';
import { quantile } from '../common/quantile.mjs';
import { someContacts } from './calls.mjs';
import { SMALL_STEPS, STEPS } from './steps.mjs';
import { watch } from './watch.mjs';

const WALKS = 3;
const STEP_MS = 20_000;
/** Maximum rendered rows of a long list. */
const MOST_ROWS = 200;
/** Allowed time of a giant's step, relative to the small business. */
const TIME = { times: 1.5, and: 150 };
/** Allowed bytes: a search finds a page of people in the giant, but one in the small business. */
const BYTES = { times: 2, and: 8 * 1024 };

/**
 * Walks through all steps with an empty cache. Returns each step's cost and the browser's errors.
 */
async function walk(browser, url, { name, get }, steps) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(STEP_MS);
  const page = await context.newPage();
  const { measure, faults } = await watch(page);
  const person = { ...ownerOf(name), people: await someContacts(get) };
  const taken = {};
  for (const [title, step] of Object.entries(steps)) {
    taken[title] = await measure(() => step(page, person)).catch((error) => {
      throw new Error(`${name}, ${title}: ${error.message}`, { cause: error });
    });
  }
  await context.close();
  return { taken, faults: faults.map((fault) => `${name}: ${fault}`) };
}

const most = (figures) => Math.max(...figures);
const middle = (figures) => quantile(figures, 0.5);

/** Summary of several walks: median time and bytes, and maximum rows. */
const summed = (walks, title) => {
  const of = (figure) => walks.map(({ taken }) => taken[title][figure]);
  return { ms: middle(of('ms')), bytes: middle(of('bytes')), rows: most(of('rows')) };
};

const isAbove = (giant, small, { times, and }) => giant > small * times + and;

function faultsOf({ giant, small }) {
  return [
    isAbove(giant.ms, small.ms, TIME) && 'slow',
    isAbove(giant.bytes, small.bytes, BYTES) && 'bytes',
    most([giant.rows, small.rows]) > MOST_ROWS && 'rows',
  ].filter(Boolean);
}

function print(rows, say) {
  const widest = most(rows.map(({ title }) => title.length));
  say(`${'ms'.padEnd(widest)}    giant    small    ratio     rows         KB`);
  for (const { title, giant, small } of rows) {
    const times = [giant.ms, small.ms].map((ms) => ms.toFixed(0).padStart(9)).join('');
    const ratio = (giant.ms / small.ms).toFixed(2).padStart(9);
    const held = `${giant.rows}/${small.rows}`.padStart(9);
    const fetched = [giant, small]
      .map(({ bytes }) => Math.round(bytes / 1024))
      .join('/')
      .padStart(11);
    const faults = faultsOf({ giant, small }).join(', ');
    say(`${title.padEnd(widest)}${times}${ratio}${held}${fetched}  ${faults}`);
  }
}

/**
 * Walks through the product in a browser, giant and small business in turns; the first walk of
 * each is a warm-up. Returns whether no step was too slow, too large or faulty.
 */
export async function journey(url, giant, small, say) {
  await installBrowser();
  const browser = await chromium.launch({
    executablePath: installedChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  const walks = { giant: [], small: [] };
  const faults = [];
  try {
    for (let turn = -1; turn < WALKS; turn++) {
      for (const business of turn % 2 ? [giant, small] : [small, giant]) {
        const walked = await walk(browser, url, business, STEPS);
        faults.push(...walked.faults);
        if (turn >= 0) walks[business.name].push(walked);
      }
    }
    const { 'sign in': signIn } = STEPS;
    const last = await walk(browser, url, small, { 'sign in': signIn, ...SMALL_STEPS });
    faults.push(...last.faults);
  } finally {
    await browser.close();
  }
  const rows = Object.keys(STEPS).map((title) => ({
    title,
    giant: summed(walks.giant, title),
    small: summed(walks.small, title),
  }));
  print(rows, say);
  for (const fault of faults) say(`browser: ${fault}`);
  const wrong = rows.filter((row) => faultsOf(row).length > 0);
  say(`${rows.length - wrong.length} of ${rows.length} steps as in the small business`);
  return wrong.length === 0 && faults.length === 0;
}
