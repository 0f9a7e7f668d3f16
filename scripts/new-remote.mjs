/**
 * `npm run new:remote -- orders [--label "Orders"] [--path /orders]`: creates `mfe-orders/`, a
 * remote that builds, passes its tests and can be published. Its team continues from there.
 */
import { parseArgs } from 'node:util';
import { addRemote } from '../packages/federation/src/new-remote.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { label: { type: 'string' }, path: { type: 'string' } },
});
try {
  const { folder, files } = await addRemote({ name: positionals[0] ?? '', ...values });
  process.stdout.write(
    [
      `${folder}/ is there.`,
      ...files.map((file) => `  ${file}`),
      'Next:',
      `  npm run jest -- --selectProjects web --testPathPatterns ${folder}`,
      `  npm run mfe -- up ${positionals[0]}`,
      '',
    ].join('\n'),
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
