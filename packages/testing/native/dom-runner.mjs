import { createRequire } from 'node:module';
import { compileOnRequire } from './compile.mjs';
import { runNatively } from './run-natively.mjs';

const require = createRequire(import.meta.url);
let isCompiling = false;

/** For tests of components. A file is CommonJS, as it is in jest's sandbox: what prepares the tests has to run for each again. */
export default runNatively((file, { moduleNameMapper }) => {
  if (!isCompiling) compileOnRequire(moduleNameMapper);
  isCompiling = true;
  delete require.cache[file];
  return require(file);
});
