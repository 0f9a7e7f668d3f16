/** Maps positions in published files to positions in the sources. The maps are not served. */
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { mapsFolder } from './web-root.ts';

const PLACE =
  /(?:https?:\/\/[^/\s]+)?\/(?:assets|remotes\/([a-z][a-z0-9-]*)\/([\w.+-]+))\/([\w.-]+\.js):(\d+):(\d+)/g;

/** An unreadable map counts as missing. */
function readMap(file: string): SourceMap | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
  } catch {
    return undefined;
  }
}

/**
 * Replaces published positions in a stack by source positions, if there is a map. Everything else
 * stays as it is.
 *
 * @param webRoot - the folder that is served
 * @param stack - stack of an error, from a browser or the Browsers tab
 * @example inSources('var/www', 'row /remotes/crm/1.4.0-0c1a9b2e/list.1a2b3c4d.js:1:482') // 'row mfe-crm/src/contacts/Row.tsx:12:8'
 */
export function inSources(webRoot: string, stack: string): string {
  const maps = new Map<string, SourceMap | undefined>();
  return stack.replace(
    PLACE,
    (place, remote?: string, version?: string, script = '', line?: string, column?: string) => {
      const file = path.join(mapsFolder(webRoot, remote ?? 'shell', version), `${script}.map`);
      if (!maps.has(file)) maps.set(file, readMap(file));
      // Maps count from 0, stacks from 1.
      const origin = maps.get(file)?.findEntry(Number(line) - 1, Number(column) - 1);
      if (!origin || !('originalSource' in origin)) return place;
      const { originalSource, originalLine, originalColumn } = origin;
      return `${originalSource}:${originalLine + 1}:${originalColumn + 1}`;
    },
  );
}
