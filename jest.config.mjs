import { ANTD, CSSINJS } from './packages/testing/antd-bundle.mjs';
import { SWC_OPTIONS } from './services/swc-options.mjs';

/**
 * Three kinds of test, one command: `services` runs as Node's own modules (ADR 19), `tools` is Node
 * code, `web` renders React in jsdom.
 */
const swc = (options) => ['@swc/jest', { sourceMaps: 'inline', ...options }];
const parser = { syntax: 'typescript', tsx: true, decorators: true };

const services = {
  displayName: 'services',
  rootDir: 'services',
  testEnvironment: '<rootDir>/test/native/environment.mjs',
  testRunner: '<rootDir>/test/native/runner.mjs',
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  // For `--findRelatedTests`; the tests' imports are Node's.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  transform: { '^.+\\.ts$': swc(SWC_OPTIONS) },
};

const common = {
  transform: {
    '^.+\\.(ts|tsx|mjs)$': swc({
      jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    }),
  },
};

const tools = {
  ...common,
  displayName: 'tools',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/packages/federation/src/**/*.spec.ts', '<rootDir>/scripts/**/*.spec.mjs'],
};

const web = {
  ...common,
  displayName: 'web',
  testEnvironment: 'jest-fixed-jsdom',
  testMatch: [
    '<rootDir>/packages/{sdk,ui,api-client,testing}/src/**/*.spec.{ts,tsx}',
    '<rootDir>/packages/ui/{antd,gallery}/*.spec.{ts,tsx}',
    '<rootDir>/shell/src/**/*.spec.{ts,tsx}',
    '<rootDir>/mfe-*/src/**/*.spec.{ts,tsx}',
  ],
  globalSetup: '<rootDir>/packages/testing/antd-bundle.mjs',
  moduleNameMapper: {
    '^antd$': ANTD,
    '^@ant-design/cssinjs$': CSSINJS,
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|webp|woff2)$': '<rootDir>/packages/testing/src/empty-module.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/packages/testing/src/jest-setup.ts'],
  transformIgnorePatterns: ['/node_modules/(?!(valibot|openapi-fetch|until-async)/)'],
};

/** Typing into a whole form, or sending five megabytes, takes a while beside a browser test. */
const testTimeout = 60_000;

export default { projects: [services, tools, web], testTimeout };
