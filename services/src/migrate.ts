import 'reflect-metadata';
import { parseConfig } from './platform/config/config.js';
import { prepareDatabase } from './platform/database/index.js';
import { runOrExplain } from './run-or-explain.js';

/** Brings roles and schema up to date and ends: for servers that run with MIGRATE=0. */
runOrExplain(async () => {
  const done = await prepareDatabase(parseConfig(process.env));
  process.stdout.write(
    `${done.length} migrations ran${done.length > 0 ? `: ${done.join(', ')}` : ''}.\n`,
  );
});
