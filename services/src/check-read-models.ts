import 'reflect-metadata';
import { asOwner, sqlOn } from './platform/database/index.js';
import { findDrift, type Drift } from './read-models/check.js';
import { runOrExplain } from './run-or-explain.js';
import { joined, withDatabase } from './with-database.js';

const counted = (count: number, noun: string, nouns: string) =>
  `${count} ${count === 1 ? noun : nouns}`;

const sentence = ({ table, rows, businesses }: Drift) =>
  `${table} differs from the base tables in ${counted(rows, 'row', 'rows')} of ` +
  `${counted(businesses, 'business', 'businesses')}.`;

/**
 * `node dist/check-read-models.js`, for DATABASE_URL or the embedded database: compares the read models
 * with the base tables while the product runs. Returns a sentence for each table that differs.
 */
export async function main(
  report: (line: string) => void,
  env: NodeJS.ProcessEnv = process.env,
): Promise<string[]> {
  const found: Drift[] = [];
  await withDatabase(env, joined, async ({ databaseUrl }) => {
    found.push(...(await asOwner(databaseUrl, (owner) => findDrift(sqlOn(owner), report))));
    return '';
  });
  return found.map(sentence);
}

if (process.argv[1] === import.meta.filename) {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  runOrExplain(async () => {
    const problems = await main(say);
    problems.forEach(say);
    say(
      problems.length > 0
        ? 'Repair them with npm run rebuild.'
        : 'All read models agree with the base tables.',
    );
    if (problems.length > 0) process.exitCode = 1;
  });
}
