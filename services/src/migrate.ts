import 'reflect-metadata';
import { parseConfig } from './platform/config/config.js';
import { prepareDatabase } from './platform/database/index.js';
import { runOrExplain } from './run-or-explain.js';

/** Creates roles, runs migrations and exits, for servers with MIGRATE=0. */
runOrExplain(async () => {
  const done = await prepareDatabase(parseConfig(process.env));
  process.stdout.write(
    `${done.length} migrations ran${done.length > 0 ? `: ${done.join(', ')}` : ''}.\n`,
  );
});
