import 'reflect-metadata';
import { rebuildFoundBy, rebuildReservations } from './migrations/read-models/rebuild-rest.js';
import { ofEveryBusiness, rebuildReadModels, type Run } from './migrations/read-models/rebuild.js';
import { asOwner, sqlOn } from './platform/database/index.js';
import { joined, withDatabase } from './with-database.js';

/** Rebuilds all derived data of one business, including data that earlier migrations did not fill. */
export async function rebuildOne(
  sql: Run,
  businessId: string,
  onProgress: (what: string) => void,
): Promise<void> {
  // Before the summaries, which have it.
  await rebuildFoundBy(sql, businessId, onProgress);
  await rebuildReadModels(sql, businessId, onProgress);
  await rebuildReservations(sql, businessId, onProgress);
}

/**
 * `node dist/rebuild.js`, for DATABASE_URL or the embedded database: rebuilds the read models of all
 * businesses while the product runs. Returns a summary.
 */
export function main(
  onProgress: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string> {
  return withDatabase(env, joined, async ({ databaseUrl }) => {
    const count = await asOwner(databaseUrl, (owner) => {
      const sql = sqlOn(owner);
      return ofEveryBusiness(sql, { what: 'Read models', onProgress }, (id, tell) =>
        rebuildOne(sql, id, tell),
      );
    });
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
