import 'reflect-metadata';
import { createApp } from './app.js';
import { runOrExplain } from './run-or-explain.js';
import { parseConfig } from './platform/config/config.js';
import { prepareDatabase } from './platform/database/index.js';
import { stopOnSignals } from './platform/http/stop-on-signals.js';

/** Background jobs without a server, for API containers with WORKER=0. */
runOrExplain(async () => {
  const config = parseConfig({ ...process.env, WORKER: '1' });
  if (config.migrate) await prepareDatabase(config);
  const app = await createApp(config);
  stopOnSignals(() => app.close());
  await app.init();
});
