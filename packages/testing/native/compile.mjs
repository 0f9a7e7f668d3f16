import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { Module } from 'node:module';

export const WEB_SWC_OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true, decorators: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
};

function compile(module, filename) {
  const options = { ...WEB_SWC_OPTIONS, filename, swcrc: false, configFile: false };
  const { code } = transformSync(readFileSync(filename, 'utf8'), options);
  module._compile(code, filename);
}

/**
 * Makes Node compile required TypeScript files and map some module names.
 *
 * @param names - jest's `moduleNameMapper`: patterns with their files
 */
export function compileOnRequire(names) {
  Object.assign(Module._extensions, { '.ts': compile, '.tsx': compile });
  const mapped = names.map(([pattern, file]) => [new RegExp(pattern), file]);
  const resolve = Module._resolveFilename;
  Module._resolveFilename = (request, ...rest) => {
    const [, file = request] = mapped.find(([pattern]) => pattern.test(request)) ?? [];
    return resolve(file, ...rest);
  };
}
