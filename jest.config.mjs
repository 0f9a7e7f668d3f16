import { ANTD, CSSINJS } from './packages/testing/antd-bundle.mjs';
import { WEB_SWC_OPTIONS } from './packages/testing/native/compile.mjs';
import { SWC_OPTIONS } from './services/swc-options.mjs';

/**
 * Four kinds of test, one command: `services` and `web`, which renders React in jsdom, run as Node's
 * own modules (ADR 19); `documents` are those of `web` that load modules anew, or put others in their
 * place; `tools` is Node code.
 */
const swc = (options) => ['@swc/jest', { sourceMaps: 'inline', ...options }];
const NATIVE = '<rootDir>/packages/testing/native';

const services = {
  displayName: 'services',
  rootDir: 'services',
  testEnvironment: '<rootDir>/../packages/testing/native/node-environment.mjs',
  testRunner: '<rootDir>/../packages/testing/native/node-runner.mjs',
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  // For `--findRelatedTests`; the tests' imports are Node's.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  transform: { '^.+\\.ts$': swc(SWC_OPTIONS) },
};

const common = { transform: { '^.+\\.(ts|tsx|mjs)$': swc(WEB_SWC_OPTIONS) } };

const tools = {
  ...common,
  displayName: 'tools',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/packages/federation/src/**/*.spec.ts',
    '<rootDir>/packages/ui/antd/*.spec.ts',
    '<rootDir>/scripts/**/*.spec.mjs',
  ],
};

const FRONT_ENDS = [
  'packages/{sdk,ui,api-client,testing}/src',
  'packages/ui/gallery',
  'shell/src',
  'mfe-*/src',
];
const specsOf = (name) =>
  FRONT_ENDS.map((folder) => `<rootDir>/${folder}/**/*${name}.spec.{ts,tsx}`);

const rendered = {
  ...common,
  globalSetup: '<rootDir>/packages/testing/antd-bundle.mjs',
  moduleNameMapper: {
    '^antd$': ANTD,
    '^@ant-design/cssinjs$': CSSINJS,
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|webp|woff2)$': '<rootDir>/packages/testing/src/empty-module.ts',
  },
  // The first two have matchers and a clean-up to add to each file.
  setupFilesAfterEnv: [
    '@testing-library/jest-dom',
    '@testing-library/react',
    '<rootDir>/packages/testing/src/jest-setup.ts',
  ],
};

const web = {
  ...rendered,
  displayName: 'web',
  testMatch: specsOf(''),
  testPathIgnorePatterns: ['/node_modules/', '\\.document\\.spec\\.'],
  testEnvironment: `${NATIVE}/dom-environment.mjs`,
  testRunner: `${NATIVE}/dom-runner.mjs`,
};

const documents = {
  ...rendered,
  displayName: 'documents',
  testMatch: specsOf('.document'),
  testEnvironment: 'jest-fixed-jsdom',
  transformIgnorePatterns: ['/node_modules/(?!(valibot|openapi-fetch|until-async)/)'],
};

/**
 * A limit tells a test that hangs from one that takes its time, and nothing of the product: beside the
 * browsers, and on a machine that others use as well, five megabytes or a whole form take minutes.
 */
const testTimeout = 300_000;

export default {
  projects: [services, tools, web, documents],
  testSequencer: `${NATIVE}/services-first.mjs`,
  testTimeout,
};
