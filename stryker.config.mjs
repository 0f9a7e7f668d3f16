/** Mutation tests of the file that `MUTATED` names, with the spec beside it. See scripts/mutate.mjs. */
const { MUTATED = '' } = process.env;
const SPEC = MUTATED.replace(/\.tsx?$/, '');

export default {
  mutate: [MUTATED],
  testRunner: 'command',
  // Tests run as Node's own modules, which Stryker's own runner for jest does not load.
  commandRunner: { command: `npx jest -c jest.mutation.config.mjs --silent --bail ${SPEC}` },
  coverageAnalysis: 'off',
  // Starting jest takes seconds, more beside other work.
  timeoutMS: 60_000,
  concurrency: 2,
  // Nothing is type-checked, so no file has to be changed for that.
  tsconfigFile: 'none',
  disableTypeChecks: false,
  ignorePatterns: ['/var', '/e2e', '/docs', '/deploy', '/bench', '**/dist'],
  tempDirName: 'var/mutation/work',
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: `var/mutation/${MUTATED.replaceAll('/', '-')}.html` },
};
