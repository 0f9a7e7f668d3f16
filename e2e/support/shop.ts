import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SecondProduct, WEB_ROOT } from './second-product';

export interface PublishedRemote {
  name: string;
  stable: { version: string; entry: string };
  previous?: { version: string };
}

/** The key of crm's team. */
export const CRM_KEY = 'the-key-of-crm';
const CRM_KEY_HASH = createHash('sha256').update(CRM_KEY).digest('hex');

/** Registry on disk. */
export function readRegistry(webRoot = WEB_ROOT): { revision: string; remotes: PublishedRemote[] } {
  const file = path.join(webRoot, 'registry/remotes.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof readRegistry>;
}

/** A running product that tests may publish to, one file after the other. */
export class Shop {
  private constructor(readonly product: SecondProduct) {}

  static async open(): Promise<Shop> {
    return new Shop(await SecondProduct.start({ PUBLISH_KEYS: `crm:${CRM_KEY_HASH}` }));
  }

  close(): Promise<void> {
    return this.product.stop();
  }

  get webRoot(): string {
    return this.product.webRoot;
  }

  /** Restores the web root of the product under test. */
  reset(): void {
    rmSync(this.webRoot, { recursive: true });
    cpSync(WEB_ROOT, this.webRoot, { recursive: true });
  }

  published(name: string): PublishedRemote {
    const remote = readRegistry(this.webRoot).remotes.find((candidate) => candidate.name === name);
    if (!remote) throw new Error(`${name} is not published.`);
    return remote;
  }

  /** Stable versions of all other remotes. */
  others(name: string): [string, PublishedRemote['stable']][] {
    return readRegistry(this.webRoot)
      .remotes.filter((remote) => remote.name !== name)
      .map((remote) => [remote.name, remote.stable]);
  }

  shellPage(): string {
    return readFileSync(path.join(this.webRoot, 'shell/index.html'), 'utf8');
  }
}
