import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shellConfig } from '@clearcoat/federation/preset';
import { antdRules, antdVersion } from '@clearcoat/ui/antd';
import { slimmed } from './slim/loader.mjs';

const config = shellConfig(import.meta.dirname);
const slim = path.join(import.meta.dirname, 'slim');
const loader = path.join(slim, 'loader.mjs');
/** What was built with other steps than today's is built anew. */
const version = readdirSync(slim)
  .map((file) => readFileSync(path.join(slim, file), 'utf8'))
  .join('');

export default {
  ...config,
  module: {
    ...config.module,
    rules: [...config.module.rules, ...antdRules, { test: slimmed, loader }],
  },
  cache: { ...config.cache, version: version + antdVersion },
};
