import 'reflect-metadata';
import { createApp } from './app.js';
import { ConfigError, parseConfig } from './platform/config/config.js';
import { prepareDatabase } from './platform/database/index.js';
import { stopOnSignals } from './platform/http/stop-on-signals.js';

/** The server against a given database: `DATABASE_URL`, the schema brought up to date first. */
async function main(): Promise<void> {
  const config = parseConfig(process.env);
  await prepareDatabase(config);
  const app = await createApp(config);
  stopOnSignals(() => app.close());
  await app.listen(config.port, config.host);
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError ? error.message : String((error as Error).stack ?? error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
