/** The registry's content, known when the single application is built. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const NAMES = ['marketing', 'crm', 'scheduling', 'insights', 'assistant'];

function remoteOf(name) {
  const file = path.join(ROOT, `mfe-${name}`, 'remote.json');
  const { contract, timeoutMs, routes, sidebar, slots, declares } = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  const stable = {
    ...{ version: '1', entry: '/', container: name, contract },
    ...{ runtime: '', integrity: '' },
  };
  return { name, stable, timeoutMs, contributes: { routes, sidebar, slots, declares } };
}

export const registry = { schema: 1, revision: 'one', remotes: NAMES.map(remoteOf) };
