import { ANTD } from './packages/testing/antd-bundle.mjs';
import { LIBRARIES } from './services/test/support/libraries.mjs';

/**
 * Three kinds of test, one command: `services` runs as native ES modules (Nest 12 has no other form),
 * `tools` is Node code, `web` renders React in jsdom.
 */
const swc = (options) => ['@swc/jest', { sourceMaps: 'inline', ...options }];
const parser = { syntax: 'typescript', tsx: true, decorators: true };

const services = {
  displayName: 'services',
  rootDir: 'services',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{src,test}/**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { ...LIBRARIES, '^(\\.{1,2}/.*)\\.js$': '$1' },
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  transform: {
    '^.+\\.ts$': swc({
      jsc: {
        parser,
        target: 'es2022',
        keepClassNames: true,
        transform: { legacyDecorator: true, decoratorMetadata: true },
      },
      module: { type: 'es6' },
    }),
  },
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
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|svg|webp|woff2)$': '<rootDir>/packages/testing/src/empty-module.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/packages/testing/src/jest-setup.ts'],
  transformIgnorePatterns: ['/node_modules/(?!(valibot|openapi-fetch|until-async)/)'],
};

/** Typing into a whole form, or sending five megabytes, takes a while beside a browser test. */
const testTimeout = 60_000;

export default { projects: [services, tools, web], testTimeout };
