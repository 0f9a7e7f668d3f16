import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createApp } from './app.js';
import { DemoAccounts } from './modules/demo/index.js';
import { AssistantPreparation } from './modules/assistant/index.js';
import { parseConfig, type Config } from './platform/config/config.js';
import { gatherStatistics, prepareDatabase } from './platform/database/index.js';
import { Cluster } from './platform/embedded/cluster.js';
import { FolderOwner } from './platform/embedded/folder-owner.js';
import { Guardian } from './platform/embedded/guardian.js';
import { stopOnSignals } from './platform/http/stop-on-signals.js';
import { isKnownZone } from './platform/time/known-zone.js';

export interface LaunchOptions {
  /** Folder of the embedded database, used without DATABASE_URL. */
  dataDir: string;
  /** Built front end: shell/, remotes/ and registry/. */
  webRoot?: string;
  /** First port to try. Default: PORT, or 3000. */
  port?: number;
  log?: (line: string) => void;
  /** Environment variables. Default: those of the process. */
  env?: Record<string, string | undefined>;
}

export interface Launched {
  url: string;
  stop: () => Promise<void>;
}

type Log = (line: string) => void;

const PORTS_TRIED = 50;
const FALLBACK_ZONE = 'America/New_York';

/** Starts everything on one port and logs the progress. Stops cleanly on a signal. */
export async function launch(options: LaunchOptions): Promise<Launched> {
  const log = options.log ?? ((line: string) => process.stdout.write(`${line}\n`));
  const env = options.env ?? process.env;
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end();
  };
  stopOnSignals(stop);
  try {
    const given = env.DATABASE_URL?.trim();
    const databaseUrl = given || (await startCluster(options, log, stops));
    const config = parseConfig({
      ...env,
      // Accounts with public passwords belong only in the embedded database, not in a configured one.
      DEMO_MODE: env.DEMO_MODE || (given || env.NODE_ENV === 'production' ? '0' : '1'),
      ...(options.webRoot !== undefined && { WEB_ROOT: options.webRoot }),
      ...(options.port !== undefined && { PORT: String(options.port) }),
      DATABASE_URL: databaseUrl,
    });
    const app = await startApp(config, log, stops);
    const url = await logAddress(app, config, log);
    void app.get(AssistantPreparation).run();
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startCluster(
  { dataDir }: LaunchOptions,
  log: Log,
  stops: (() => Promise<unknown>)[],
): Promise<string> {
  const owner = await FolderOwner.claim(dataDir);
  stops.push(() => owner.release());
  const cluster = await Cluster.open({ dataDir: path.join(dataDir, 'postgres') });
  const title = (await cluster.isNew()) ? 'Database created and started' : 'Database started';
  stops.push(() => cluster.stop());
  await timed(log, title, () => cluster.start());
  const guardian = new Guardian(cluster, {
    restarted: () => log('The database went away and was started again.'),
    gaveUp: (reason) => {
      process.stderr.write(`The database is gone and could not be brought back: ${reason}\n`);
      process.exit(1);
    },
  });
  await guardian.watch();
  stops.push(() => guardian.stop());
  return cluster.url();
}

async function startApp(
  config: Config,
  log: Log,
  stops: (() => Promise<unknown>)[],
): Promise<NestFastifyApplication> {
  await timed(log, 'Schema up to date', () => prepareDatabase(config));
  const app = await createApp(config);
  stops.push(() => app.close());
  await app.init();
  if (config.demoMode) {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const zone = isKnownZone(timeZone) ? timeZone : FALLBACK_ZONE;
    await timed(log, 'Demo data ready', async () => {
      const isNew = await app.get(DemoAccounts).createMissing(zone);
      if (isNew) await gatherStatistics(config.databaseUrl);
    });
  }
  return app;
}

async function logAddress(app: NestFastifyApplication, config: Config, log: Log): Promise<string> {
  const port = await listen(app, config);
  if (config.port !== 0 && port !== config.port) {
    log(`Port ${config.port} is taken, so this is on ${port}.`);
  }
  const url = `http://localhost:${port}`;
  log('');
  log(`Clearcoat is at ${url}`);
  if (config.demoMode) {
    log('To administer the platform: platform@clearcoat.example, clearcoat-platform');
    log('As the office or a technician: office@ and van1@clearcoat.example, clearcoat-demo');
    log('Sign in as demo@clearcoat.example with the password clearcoat-demo');
  }
  return url;
}

/** Listens on the requested port, or on the next free one. */
async function listen(app: NestFastifyApplication, config: Config): Promise<number> {
  const first = config.port || 0;
  for (let port = first; ; port++) {
    try {
      const server = await app.listen(port, config.host);
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const taken = (error as { code?: string }).code === 'EADDRINUSE';
      if (!taken || port === first + PORTS_TRIED) throw error;
    }
  }
}

async function timed<T>(log: Log, title: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  log(`${title} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
