import { existsSync } from 'node:fs';
import path from 'node:path';

/** Nearest folder of this name, in `from` or one of its parents. Sources and builds lie at different depths. */
function besideOrAbove(name: string, from: string): string {
  const found = path.join(from, name);
  if (existsSync(found)) return found;
  const parent = path.dirname(from);
  if (parent === from) throw new Error(`There is no folder ${name} beside the server.`);
  return besideOrAbove(name, parent);
}

/** Folder of the texts that the assistant reads and learns from. */
export const CONTENT = besideOrAbove('content/assistant', import.meta.dirname);
