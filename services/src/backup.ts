import 'reflect-metadata';
import { backup, BackupError, restore } from './platform/database/backup/index.js';
import { OlderVersionError, type Connections } from './platform/database/index.js';
import { joined, owned, withDatabase } from './with-database.js';

/** `node dist/backup.js backup|restore FILE` for DATABASE_URL, or the embedded database by default. */
const USAGE = 'Usage: npm run backup -- FILE, or npm run restore -- FILE [--replace]';

type Work = (urls: Connections) => Promise<string>;

export async function main([verb, ...rest]: string[], env = process.env): Promise<string> {
  const replace = rest.includes('--replace');
  const [file, ...more] = rest.filter((word) => word !== '--replace');
  if (!file || more.length > 0) throw new BackupError(USAGE);
  if (verb === 'backup' && !replace) return withDatabase(env, joined, backUp(file));
  if (verb === 'restore') return withDatabase(env, owned, bringBack(file, replace));
  throw new BackupError(USAGE);
}

const backUp =
  (file: string): Work =>
  async ({ databaseUrl }) => {
    const rows = await backup(databaseUrl, file);
    const count = Object.values(rows).reduce((sum, each) => sum + each, 0);
    return `Written to ${file}: ${count} rows. It holds everything, passwords' hashes included: keep it safe.`;
  };

const bringBack =
  (file: string, replace: boolean): Work =>
  async (urls) => {
    await restore(urls, file, { replace });
    return `Restored from ${file}.`;
  };

if (process.argv[1] === import.meta.filename) {
  main(process.argv.slice(2)).then(
    (text) => process.stdout.write(`${text}\n`),
    (error: Error) => {
      const isExplained = error instanceof BackupError || error instanceof OlderVersionError;
      process.stderr.write(`${isExplained ? error.message : error.stack}\n`);
      process.exit(1);
    },
  );
}
