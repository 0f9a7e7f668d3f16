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
/**
 * URL of a running product, such as containers behind the edge, for journeys that register their
 * own people.
 */
const RUNNING = process.env['E2E_URL'];

/**
 * Test pages live for seconds: a tenth of their time went into optimizing code that hardly ran
 * again.
 */
const JAVASCRIPT = '--js-flags=--no-opt --no-maglev';

/** The whole product as `npm start` serves it: production build, own database and web folder. */
export default defineConfig({
  testDir: import.meta.dirname,
  // Parallel runs would empty each other's folder.
  outputDir: path.join(process.env['E2E_DIR'] ? RUN_DIR : ROOT, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The timeouts only detect hangs: no test measures speed, and the machine may be busy.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: process.env['E2E_REPORT']
    ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    baseURL: RUNNING ?? `http://localhost:${PORT}`,
    timezoneId: MORNING_ZONE,
    // Cached responses would invalidate assertions about files and pages. The offline journey
    // allows service workers.
    serviceWorkers: 'block',
    // Shorter than the test's timeout, so that the error names the action.
    actionTimeout: 60_000,
    // A press while antd's dialog still grows would start on its button and end beside it, without
    // a click. accessibility/motion.spec.ts keeps animations.
    reducedMotion: 'reduce',
    // Recording slows down every test; `npm test` retries failed tests with a trace.
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
      // Excludes these files, and single tests marked `@once`, because they do not depend on the
      // width.
      testIgnore:
        'journeys/{session,nothing-lost,import,calendar,without-line,large-list,platform}.spec.ts',
      grepInvert: /@once/,
      // A phone's device scale would render seven times the pixels without affecting any test.
      use: { ...devices['Pixel 7'], deviceScaleFactor: 1, viewport: { width: 375, height: 812 } },
    },
  ],
  webServer: RUNNING
    ? undefined
    : {
        // The same flag as in `npm start`.
        command: 'node --max-semi-space-size=64 scripts/start.mjs',
        cwd: ROOT,
        url: `http://localhost:${PORT}/health/ready`,
        // All test clients share one IP address.
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
