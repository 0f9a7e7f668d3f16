import { randomBytes } from 'node:crypto';
import type { PlatformDatabase } from '../database/index.js';

const KEY_BYTES = 32;

/** Key by name, created on first use. */
export async function signingKey({ sql }: PlatformDatabase, name: string): Promise<Buffer> {
  const find = () => sql<{ key: Buffer }>('select key from signing_keys where name = $1', [name]);
  const [found] = await find();
  if (found) return found.key;
  await sql('insert into signing_keys (name, key) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(KEY_BYTES),
  ]);
  const [made] = await find();
  if (!made) throw new Error(`The key "${name}" is not there.`);
  return made.key;
}
