import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shellConfig } from '@clearcoat/federation/preset';
import { antdRules, antdVersion } from '@clearcoat/ui/antd';
import { slimmed } from './bundler/loader.mjs';

const config = shellConfig(import.meta.dirname);
const loader = path.join(import.meta.dirname, 'bundler/loader.mjs');
/** Cache key: files built by another loader or configuration are rebuilt. */
const version = [loader, import.meta.filename].map((file) => readFileSync(file, 'utf8')).join('');

/** The used part of the federation runtime (docs/decisions/0004). */
const runtimeCore = path.join(import.meta.dirname, 'src/federation/runtime-core.ts');

export default {
  ...config,
  resolve: {
    ...config.resolve,
    alias: { ...config.resolve.alias, '@module-federation/runtime-core$': runtimeCore },
  },
  module: {
    ...config.module,
    rules: [...config.module.rules, ...antdRules, { test: slimmed, loader }],
  },
  cache: { ...config.cache, version: version + antdVersion },
};
