import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Cluster } from '../../services/src/platform/embedded/cluster';
import { freePorts } from './ports';
import { Replica } from './replica';
import { ROOT } from './wait';

/** Folder of the product under test. */
export const RUN_DIR = path.join(ROOT, process.env['E2E_DIR'] ?? 'var/e2e');
/** Web root of its front end. */
export const WEB_ROOT = path.join(RUN_DIR, 'www');

/** Database server of the product under test. */
export async function databaseUrl(): Promise<string> {
  const cluster = await Cluster.open({ dataDir: path.join(RUN_DIR, 'postgres') });
  if (!(await cluster.join())) throw new Error('The product under test runs on no database.');
  return cluster.url();
}

/**
 * A second product with other settings and its own web root. It shares the database of the product
 * under test, because creating one with demo data takes longer than most tests.
 */
export class SecondProduct {
  private constructor(
    private readonly replica: Replica,
    private readonly folder: string,
    readonly url: string,
  ) {}

  get webRoot(): string {
    return path.join(this.folder, 'www');
  }

  static async start(settings: Record<string, string>): Promise<SecondProduct> {
    const folder = mkdtempSync(path.join(ROOT, 'var/second-'));
    const webRoot = path.join(folder, 'www');
    cpSync(WEB_ROOT, webRoot, { recursive: true });
    const [port = 0] = await freePorts(1);
    const replica = new Replica(port, {
      DATABASE_URL: await databaseUrl(),
      MIGRATE: '0',
      WORKER: '0',
      DEMO_MODE: '1',
      RATE_LIMIT_SCALE: '1000',
      PASSWORD_HASHING: 'quick',
      WEB_ROOT: webRoot,
      ...settings,
    });
    await replica.start();
    return new SecondProduct(replica, folder, `http://localhost:${port}`);
  }

  async stop(): Promise<void> {
    await this.replica.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
