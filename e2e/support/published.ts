import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  scratchWorkspace,
  type ScratchWorkspace,
} from '../../packages/federation/src/testing/scratch-workspace';
import { test as withWatch } from './test';

/** A team's checkout of some apps; the test removes it. */
export function checkOut(folders: string[], options = {}): ScratchWorkspace {
  return scratchWorkspace(mkdtempSync(path.join(tmpdir(), 'clearcoat-team-')), folders, options);
}

/**
 * Test of everything that publishes: its pages come from the worker's `shop`, which a file resets
 * first.
 */
export const test = withWatch.extend({
  baseURL: ({ shop }, use) => use(shop.product.url),
});
