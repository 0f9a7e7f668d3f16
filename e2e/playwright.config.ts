import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { MORNING_ZONE } from './support/zone';

const ROOT = path.resolve(import.meta.dirname, '..');
const PORT = process.env['E2E_PORT'] ?? '3210';
const RUN_DIR = path.join(ROOT, 'var/e2e');
const INSTALLED_CHROMIUM = '/usr/bin/chromium';

/** The whole product as `npm start` serves it: production build, its own database and web folder. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: path.join(ROOT, 'test-results'),
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['E2E_REPORT']
    ? [['list'], ['json', { outputFile: process.env['E2E_REPORT'] }]]
    : [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    timezoneId: MORNING_ZONE,
    // A picture of every step would take a fifth of the run; the trace shows the pages without.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(existsSync(INSTALLED_CHROMIUM) && { executablePath: INSTALLED_CHROMIUM }),
      args: [
        '--no-sandbox',
        // There is none here, and pretending one costs more than drawing without.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: 'journeys/**',
      use: { ...devices['Pixel 7'], viewport: { width: 375, height: 812 } },
    },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: ROOT,
    url: `http://localhost:${PORT}/health/ready`,
    // All the tests' people come from one address.
    env: {
      PORT,
      DATA_DIR: RUN_DIR,
      WEB_ROOT: path.join(RUN_DIR, 'www'),
      RATE_LIMIT_SCALE: '1000',
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
