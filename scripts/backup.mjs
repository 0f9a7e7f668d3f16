/** `npm run backup -- FILE` and `npm run restore -- FILE [--replace]`, also on a fresh machine. */
import path from 'node:path';
import { checkNode, install, ROOT, run } from './bootstrap.mjs';

checkNode();
await install();
run('node', ['services/build.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] });

const [verb, ...rest] = process.argv.slice(2);
const given = rest.map((word) => (word.startsWith('--') ? word : path.resolve(word)));
const env = { ...process.env, DATA_DIR: path.resolve(ROOT, process.env.DATA_DIR ?? 'var') };
run('node', ['services/dist/backup.js', verb, ...given], { env });
