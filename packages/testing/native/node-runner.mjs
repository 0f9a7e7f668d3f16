import { register } from 'node:module';
import { pathToFileURL } from 'node:url';
import { runNatively } from './run-natively.mjs';

register('./typescript.mjs', import.meta.url);

/** Runner for tests of Node code: a file is an ECMAScript module, as in the services themselves. */
export default runNatively((file) => import(pathToFileURL(file).href));
