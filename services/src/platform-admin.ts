import 'reflect-metadata';
import { setPlatformAdmin } from './modules/platform-admin/index.js';
import { parseConfig } from './platform/config/config.js';
import { PlatformDatabase } from './platform/database/index.js';

/** `node dist/platform-admin.js grant|revoke EMAIL`, with the server's settings. */
const USAGE = 'Usage: node services/dist/platform-admin.js grant|revoke EMAIL';

async function main([verb, email]: string[]): Promise<string> {
  if ((verb !== 'grant' && verb !== 'revoke') || !email) throw new Error(USAGE);
  const db = new PlatformDatabase(parseConfig(process.env));
  try {
    const isKnown = await db.tx((sql) => setPlatformAdmin(sql, email, verb === 'grant'));
    if (!isKnown) throw new Error(`Nobody signs in as ${email}: register there first.`);
    return verb === 'grant'
      ? `${email} administers the platform from the next sign-in on.`
      : `${email} no longer administers the platform.`;
  } finally {
    await db.onApplicationShutdown();
  }
}

main(process.argv.slice(2)).then(
  (text) => process.stdout.write(`${text}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  },
);
