import 'reflect-metadata';
import { parseConfig } from './platform/config/config.js';
import { asOnlyOwner, sqlOn } from './platform/database/index.js';
import { distribute } from './platform/distribution/index.js';
import { runOrExplain } from './run-or-explain.js';

/**
 * Distributes tenant tables over the nodes of a Citus cluster. Run on the coordinator after
 * `migrate.js`.
 */
runOrExplain(async () => {
  const { databaseUrl } = parseConfig(process.env);
  const done = await asOnlyOwner(databaseUrl, (owner) => distribute(sqlOn(owner)));
  process.stdout.write(
    `${done.length} tables were spread${done.length > 0 ? `: ${done.join(', ')}` : ''}.\n`,
  );
});
