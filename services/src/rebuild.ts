import 'reflect-metadata';
import { asOwner, sqlOn } from './platform/database/index.js';
import { rebuildAll } from './read-models/rebuild.js';
import { runOrExplain } from './run-or-explain.js';
import { joined, withDatabase } from './with-database.js';

/**
 * `node dist/rebuild.js`, for DATABASE_URL or the embedded database: rebuilds the read models of all
 * businesses while the product runs. Returns a summary.
 */
export function main(
  report: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return withDatabase(env, joined, async ({ databaseUrl }) => {
    const count = await asOwner(databaseUrl, (owner) => rebuildAll(sqlOn(owner), report));
    return `The read models of ${count} businesses are built anew.`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  runOrExplain(async () => say(await main(say)));
}
