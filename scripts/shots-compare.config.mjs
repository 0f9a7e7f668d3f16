/** Playwright as the judge of two folders of pictures (shots-compare.mjs); it opens no browser. */
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
  // An edge that is smoothed otherwise is no difference, nor is a handful of pixels in a million.
  expect: { toMatchSnapshot: { threshold: 0.2, maxDiffPixelRatio: 0.0005 } },
});
