import 'reflect-metadata';
import { rebuildAll } from './migrations/read-models/rebuild.js';
import { asOwner, sqlOn } from './platform/database/index.js';
import { joined, withDatabase } from './with-database.js';

/**
 * `node dist/rebuild.js`, for DATABASE_URL or else the embedded database: the read models of every business
 * from scratch, while the product runs. Answers what was done.
 */
export function main(
  onProgress: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return withDatabase(env, joined, async ({ databaseUrl }) => {
    const count = await asOwner(databaseUrl, (owner) => rebuildAll(sqlOn(owner), onProgress));
    return `The read models of ${count} businesses are built anew.`;
  });
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  main(say).then(say, (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  });
}
