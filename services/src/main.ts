import 'reflect-metadata';
import { createApp } from './app.js';
import { parseConfig } from './platform/config/config.js';
import { prepareDatabase } from './platform/database/index.js';
import { stopOnSignals } from './platform/http/stop-on-signals.js';
import { runOrExplain } from './run-or-explain.js';

/** The server against a given database: `DATABASE_URL`, the schema brought up to date first. */
runOrExplain(async () => {
  const config = parseConfig(process.env);
  await prepareDatabase(config);
  const app = await createApp(config);
  stopOnSignals(() => app.close());
  await app.listen(config.port, config.host);
});
