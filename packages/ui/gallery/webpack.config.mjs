import { pageConfig } from '@clearcoat/federation/preset';
import { antdRules, antdVersion } from '../antd/rules.mjs';

const config = pageConfig(import.meta.dirname, 'gallery');

export default {
  ...config,
  module: { ...config.module, rules: [...config.module.rules, ...antdRules] },
  cache: { ...config.cache, version: antdVersion },
};
