/** Node's module hooks for TypeScript: a file is found by the name of its compiled output. */
import { transform } from '@swc/core';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SWC_OPTIONS } from '../../../services/swc-options.mjs';

export function resolve(specifier, context, next) {
  if (context.parentURL?.endsWith('.ts') && /^\..*\.js$/.test(specifier)) {
    const url = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const filename = fileURLToPath(url);
  const options = {
    ...SWC_OPTIONS,
    filename,
    sourceMaps: 'inline',
    swcrc: false,
    configFile: false,
  };
  const { code } = await transform(await readFile(filename, 'utf8'), options);
  return { source: code, format: 'module', shortCircuit: true };
}
