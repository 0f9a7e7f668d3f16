import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import {
  CHROMIUM_FLAGS,
  installedChromium,
} from '../packages/federation/src/installed-chromium.mjs';
import { MORNING_ZONE } from './support/zone';

const ROOT = path.resolve(import.meta.dirname, '..');
const PORT = process.env['E2E_PORT'] ?? '3210';
const RUN_DIR = path.join(ROOT, process.env['E2E_DIR'] ?? 'var/e2e');
const executablePath = installedChromium();
/** A product that runs already, such as containers behind the edge: journeys of people who register can go there. */
const RUNNING = process.env['E2E_URL'];

/** A page of a test lives for seconds: a tenth of its time went into optimizing code that was hardly run again. */
const JAVASCRIPT = '--js-flags=--no-opt --no-maglev';

/** The whole product as `npm start` serves it: production build, its own database and web folder. */
export default defineConfig({
  testDir: import.meta.dirname,
  // Two runs at once would empty each other's.
  outputDir: path.join(process.env['E2E_DIR'] ? RUN_DIR : ROOT, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // They tell what hangs from what takes its time on a busy machine: no test asks how quick something is.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env['E2E_REPORT']
    ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    baseURL: RUNNING ?? `http://localhost:${PORT}`,
    timezoneId: MORNING_ZONE,
    // What a test says of a file or a page would not hold for one that is kept. The journey without a line lets them be.
    serviceWorkers: 'block',
    // Less than a test's: what it waits for in vain is named.
    actionTimeout: 60_000,
    // A press while antd's dialog still grows begins on its button and ends beside it: no click.
    // accessibility/motion.spec.ts keeps the motion.
    reducedMotion: 'reduce',
    // Recording costs every test; `npm test` runs what failed once more, for the trace.
    trace: process.env['E2E_TRACE'] ? { mode: 'on', screenshots: false } : 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...CHROMIUM_FLAGS, JAVASCRIPT],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: 'journeys/**',
      // As single tests that are marked as such: what they show has no width.
      testIgnore:
        'journeys/{session,nothing-lost,import,calendar,without-line,large-list,platform}.spec.ts',
      grepInvert: /@once/,
      // A phone's seven points for one would be drawn, and nothing that is asked is of them.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 375, height: 812 } },
    },
  ],
  webServer: RUNNING
    ? undefined
    : {
        // As `npm start` has it.
        command: 'node --max-semi-space-size=64 scripts/start.mjs',
        cwd: ROOT,
        url: `http://localhost:${PORT}/health/ready`,
        // All the tests' people come from one address.
        env: {
          PORT,
          DATA_DIR: RUN_DIR,
          WEB_ROOT: path.join(RUN_DIR, 'www'),
          RATE_LIMIT_SCALE: '1000',
          PASSWORD_HASHING: 'quick',
        },
        timeout: 240_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      },
});
