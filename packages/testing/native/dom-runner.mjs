import { createRequire } from 'node:module';
import { compileOnRequire } from './compile.mjs';
import { runNatively } from './run-natively.mjs';

const require = createRequire(import.meta.url);
let isCompiling = false;

/**
 * Runner for component tests. Files are CommonJS as in jest's sandbox, because the setup files
 * must run again for each.
 */
export default runNatively((file, { moduleNameMapper }) => {
  if (!isCompiling) compileOnRequire(moduleNameMapper);
  isCompiling = true;
  delete require.cache[file];
  return require(file);
});
