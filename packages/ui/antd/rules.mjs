import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** Entries for webpack's `module.rules`, wherever antd is bundled. */
export const antdRules = [
  {
    test: /[\\/]antd[\\/]es[\\/].*(style[\\/][^\\/]*|style|genStyleUtils)\.js$/,
    loader: path.join(HERE, 'loader.mjs'),
  },
  {
    test: /cssinjs[\\/]es[\\/]hooks[\\/]useStyleRegister\.js$/,
    loader: path.join(HERE, 'stand-in-loader.mjs'),
  },
  // The packages lack the flag themselves; with it unused imports are dropped.
  { test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false },
  { test: /node_modules[\\/]@ant-design[\\/](cssinjs|colors|fast-color)/, sideEffects: false },
  // antd declares side effects for its own .css files only.
  { test: /antd-[\w-]+\.css$/, sideEffects: true },
];

/** Entry for webpack's `cache.version`: changed loaders invalidate the cache. */
export const antdVersion = readdirSync(HERE)
  .map((file) => readFileSync(path.join(HERE, file), 'utf8'))
  .join('');
