import { existsSync } from 'node:fs';
import path from 'node:path';

/** A folder of this name beside one of the folders above: sources and builds lie at different depths. */
function besideOrAbove(name: string, from: string): string {
  const found = path.join(from, name);
  if (existsSync(found)) return found;
  const parent = path.dirname(from);
  if (parent === from) throw new Error(`There is no folder ${name} beside the server.`);
  return besideOrAbove(name, parent);
}

/** Files to read and to learn from, which are no sources. */
export const CONTENT = besideOrAbove('content/assistant', import.meta.dirname);
