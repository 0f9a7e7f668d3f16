import 'reflect-metadata';
import { createApp } from './app.js';
import { AssistantPreparation } from './modules/assistant/index.js';
import { parseConfig } from './platform/config/config.js';
import { prepareDatabase } from './platform/database/index.js';
import { stopOnSignals } from './platform/http/stop-on-signals.js';
import { stopServing } from './platform/http/stop-serving.js';
import { runOrExplain } from './run-or-explain.js';

/** Time for running requests: up to 45 s for an assistant's answer, less for all others. */
const DRAIN_LIMIT_MS = 60_000;

/** Server for the database in `DATABASE_URL`, which is migrated first. */
runOrExplain(async () => {
  const config = parseConfig(process.env);
  if (config.migrate) await prepareDatabase(config);
  const app = await createApp(config);
  stopOnSignals(() => stopServing(app), DRAIN_LIMIT_MS);
  await app.listen(config.port, config.host);
  await app.get(AssistantPreparation).run();
});
