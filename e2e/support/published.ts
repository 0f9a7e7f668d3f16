import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  scratchWorkspace,
  type ScratchWorkspace,
} from '../../packages/federation/src/testing/scratch-workspace';
import { SecondProduct, WEB_ROOT } from './second-product';
import { test as base } from './test';

interface PublishedRemote {
  name: string;
  stable: { version: string; entry: string };
  previous?: { version: string };
}

/** The registry as it stands on disk. */
export function readRegistry(webRoot = WEB_ROOT): { revision: string; remotes: PublishedRemote[] } {
  const file = path.join(webRoot, 'registry/remotes.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readRegistry>;
}

export function published(name: string, webRoot = WEB_ROOT): PublishedRemote {
  const remote = readRegistry(webRoot).remotes.find((candidate) => candidate.name === name);
  if (!remote) throw new Error(`${name} is not published.`);
  return remote;
}

/** A running product whose front end a test may publish to: no other test looks at it. */
export class Shop {
  constructor(readonly product: SecondProduct) {}

  get webRoot(): string {
    return this.product.webRoot;
  }

  published(name: string): PublishedRemote {
    return published(name, this.webRoot);
  }

  /** What every remote but one runs. */
  others(name: string): [string, PublishedRemote['stable']][] {
    return readRegistry(this.webRoot)
      .remotes.filter((remote) => remote.name !== name)
      .map((remote) => [remote.name, remote.stable]);
  }

  shellPage(): string {
    return readFileSync(path.join(this.webRoot, 'shell/index.html'), 'utf8');
  }
}

/** A checkout of some apps, as their team has it; the test removes it in the end. */
export function checkOut(folders: string[], options = {}): ScratchWorkspace {
  return scratchWorkspace(mkdtempSync(path.join(tmpdir(), 'clearcoat-team-')), folders, options);
}

interface Publishing {
  shop: Shop;
  /** Two files that name another one never share a {@link Shop}. */
  shopOf: string;
}

/** The test of everything that publishes: its pages come from a {@link Shop} of its own. */
export const test = base.extend<object, Publishing>({
  shopOf: ['', { scope: 'worker', option: true }],
  shop: [
    async ({ shopOf: _shopOf }, use) => {
      const product = await SecondProduct.start({});
      await use(new Shop(product));
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.product.url),
});
