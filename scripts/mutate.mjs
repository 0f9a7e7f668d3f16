/**
 * `npm run mutate [-- FILE...]`: Stryker changes a file in a copy of the tree, one small change at a
 * time, and runs the spec beside it. It lists changes that no test notices. Its 142 packages are fetched
 * when it runs, which is weekly, and are no part of the installation.
 */
import { execute } from './steps.mjs';
import { say } from './bootstrap.mjs';

const STRYKER = ['--yes', '--package', '@stryker-mutator/core@9.6.1', 'stryker', 'run'];

/** Rules that money, privacy and calendars depend on, each with its spec beside it. */
const FILES = [
  'services/src/platform/money/amounts.ts',
  'services/src/platform/rate-limit/networks.ts',
  'services/src/platform/secrets/sealed.ts',
  'services/src/platform/time/zone.ts',
  'services/src/platform/validation/plain-name.ts',
  'services/src/modules/scheduling/appointment.rules.ts',
  'services/src/modules/scheduling/appointment.status.ts',
  'packages/sdk/src/rules/opening-hours.ts',
  'packages/sdk/src/rules/clock-change.ts',
  'mfe-marketing/src/shared/pricing.ts',
];

const asked = process.argv.slice(2);
const files = asked.length > 0 ? asked : FILES;
const unfinished = [];
for (const file of files) {
  say(`\n${file}`);
  const env = { MUTATED: file };
  const { ok } = await execute('npx', STRYKER, { env });
  if (!ok) unfinished.push(file);
}
if (unfinished.length > 0) say(`\nCould not be tried: ${unfinished.join(', ')}`);
process.exitCode = unfinished.length > 0 ? 1 : 0;
