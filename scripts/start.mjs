/** `npm start`: from a fresh clone to a running product. */
import path from 'node:path';
import { build, checkNode, install, ROOT, say } from './bootstrap.mjs';

checkNode();
say('Clearcoat');
await install();
await build();

const { launch } = await import('../services/dist/launch.js');
try {
  await launch({
    dataDir: path.resolve(ROOT, process.env.DATA_DIR ?? 'var'),
    webRoot: path.resolve(ROOT, process.env.WEB_ROOT ?? 'var/www'),
    log: say,
  });
} catch (error) {
  process.stderr.write(`Clearcoat could not start: ${error.message}\n`);
  process.exit(1);
}
