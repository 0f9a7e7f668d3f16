import 'reflect-metadata';
import pg from 'pg';
import { rebuildAll } from './migrations/read-models/rebuild.js';
import { joined, withDatabase } from './with-database.js';

/**
 * `node dist/rebuild.js`, for DATABASE_URL or else the embedded database: the read models of every business
 * from scratch, while the product runs. Answers what was done.
 */
export function main(
  tell: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return withDatabase(env, joined, async ({ databaseUrl }) => {
    const owner = new pg.Client({ connectionString: databaseUrl });
    await owner.connect();
    try {
      const sql = async (text: string, parameters?: unknown[]) =>
        (await owner.query<Record<string, unknown>>(text, parameters)).rows;
      const count = await rebuildAll(sql, tell);
      return `The read models of ${count} businesses are built anew.`;
    } finally {
      await owner.end();
    }
  });
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  main(say).then(say, (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  });
}
