import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/** For webpack's `module.rules`, wherever antd is bundled. */
export const antdRules = [
  {
    test: /[\\/]antd[\\/]es[\\/].*(style[\\/][^\\/]*|style|genStyleUtils)\.js$/,
    loader: path.join(HERE, 'loader.mjs'),
  },
  {
    test: /cssinjs[\\/]es[\\/]hooks[\\/]useStyleRegister\.js$/,
    loader: path.join(HERE, 'stand-in-loader.mjs'),
  },
  // They do not say so themselves: what is imported from them and not used can go.
  { test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false },
  { test: /node_modules[\\/]@ant-design[\\/](cssinjs|colors|fast-color)/, sideEffects: false },
  // antd says that only its own .css files do something by being imported.
  { test: /antd-[\w-]+\.css$/, sideEffects: true },
];

/** For webpack's `cache.version`: what was built with other steps is built anew. */
export const antdVersion = readdirSync(HERE)
  .map((file) => readFileSync(path.join(HERE, file), 'utf8'))
  .join('');
