/**
 * Playwright configuration that compares two folders of screenshots (shots-compare.mjs); opens no
 * browser.
 */
import path from 'node:path';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'shots-compare.pairs.mjs',
  snapshotPathTemplate: `${process.env.SHOTS_BEFORE}/{arg}{ext}`,
  outputDir: path.join(process.env.SHOTS_NOW, '../differences'),
  updateSnapshots: 'none',
  workers: 1,
  reporter: 'json',
  // Tolerance for anti-aliasing and for a handful of pixels in a million.
  expect: { toMatchSnapshot: { threshold: 0.2, maxDiffPixelRatio: 0.0005 } },
});
