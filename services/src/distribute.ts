import 'reflect-metadata';
import { parseConfig } from './platform/config/config.js';
import { asOnlyOwner, sqlOn } from './platform/database/index.js';
import { distribute } from './platform/distribution/index.js';
import { runOrExplain } from './run-or-explain.js';

/** After `migrate.js`, on the coordinator of a Citus cluster: spreads the businesses over its nodes, and ends. */
runOrExplain(async () => {
  const { databaseUrl } = parseConfig(process.env);
  const done = await asOnlyOwner(databaseUrl, (owner) => distribute(sqlOn(owner)));
  process.stdout.write(
    `${done.length} tables were spread${done.length > 0 ? `: ${done.join(', ')}` : ''}.\n`,
  );
});
