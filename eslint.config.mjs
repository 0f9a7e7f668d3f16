// The rules of the house, held by a machine. Each one says why where it is not obvious.
// Those that need types are in .oxlintrc.json.
import js from '@eslint/js';
import query from '@tanstack/eslint-plugin-query';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';

const FRONT_END = [
  'shell/src/**/*.{ts,tsx}',
  'mfe-*/src/**/*.{ts,tsx}',
  'packages/{sdk,ui,api-client,testing}/src/**/*.{ts,tsx}',
];
const REMOTES = ['mfe-*/src/**/*.{ts,tsx}'];
const TESTS = ['**/*.spec.{ts,tsx}', '**/testing/**', 'services/test/**', 'e2e/**'];

const antdHere = {
  regex: '^(antd|@ant-design/.*)(/.*)?$',
  message: 'antd is reached through @clearcoat/ui only.',
};
const routerHere = {
  regex: '^react-router(-dom)?$',
  message: 'Take the router from @clearcoat/sdk: one copy, only the parts in use.',
};
const otherApp = {
  regex: '^(\\.\\./)+(mfe-[a-z]+|shell)/|^@clearcoat/(mfe-[a-z]+|shell)(/|$)',
  message:
    'A remote knows neither the shell nor another remote: use a slot, the URL or the query cache.',
};
const ofFeature = {
  regex: '^@clearcoat/(ui|testing|federation|shell|mfe-[a-z]+)(/|$)',
  message: 'The sdk knows no feature and no design.',
};
const aboveUi = {
  regex: '^@clearcoat/(testing|federation|shell|mfe-[a-z]+)(/|$)|^(\\.\\./)+(shell|mfe-[a-z]+)/',
  message: 'The kit stands on sdk and api-client; nothing imports from a layer above its own.',
};
const aboveApiClient = {
  regex: '^@clearcoat/(?!api-client(/|$))',
  message: 'The client of the API stands on nothing of this house.',
};
const notPublic = {
  regex: '^@clearcoat/ui/(core|forms|table|dates|charts|theme)$|/(core|forms|table|dates|charts)/',
  message: 'Public pages are made with @clearcoat/ui/site, site-forms and icons.',
};
const databaseHere = {
  regex: '^(pg|typeorm|@nestjs/typeorm)(/|$)',
  message: 'SQL and the ORM live in platform/database, *.entity.ts, *.queries.ts and migrations.',
};
const otherModule = {
  regex:
    '(^|/)modules/[a-z-]+/(?!index\\.js$)|^\\.\\./(\\.\\./)?(auth|business|marketing|crm|scheduling|notifications|insights|assistant|platform-admin|demo)/(?!index\\.js$)',
  message: 'A module is reached through its index.ts.',
};

/** A statement is handed on to other machines, a function is not: see docs/decisions/0020. */
const setsByFunction = (node) => ({
  selector: `${node}=/set_config/]`,
  message: 'Settings of a transaction are made by a statement: set local, or setLocal().',
});

const restrict = (...patterns) => ({
  'no-restricted-imports': 'off',
  '@typescript-eslint/no-restricted-imports': ['error', { patterns }],
});

export default defineConfig(
  globalIgnores([
    '**/dist',
    '**/node_modules',
    'var',
    'shots',
    'test-results',
    '**/*.generated.ts',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.recommended],
    rules: {
      'no-alert': 'error',
      'no-console': 'error',
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: FRONT_END,
    extends: [reactHooks.configs.flat['recommended-latest'], query.configs['flat/recommended']],
    rules: restrict(antdHere, routerHere),
  },
  { files: REMOTES, rules: restrict(antdHere, routerHere, otherApp) },
  { files: ['packages/sdk/src/**/*.{ts,tsx}'], rules: restrict(antdHere, ofFeature) },
  {
    files: ['packages/api-client/src/**/*.{ts,tsx}'],
    rules: restrict(antdHere, routerHere, aboveApiClient),
  },
  {
    files: [
      'packages/ui/src/theme/**',
      'packages/ui/src/{site,site-forms}/**',
      'packages/ui/src/icons/**',
    ],
    rules: restrict(routerHere),
  },
  {
    // The one place where antd may be named; its static calls know no theme and no language.
    files: ['packages/ui/src/**/*.{ts,tsx}'],
    rules: {
      ...restrict(routerHere, aboveUi),
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "ImportDeclaration[source.value='antd'] ImportSpecifier[imported.name=/^(message|notification)$/]",
          message: 'Static antd messages are not used: toast() from the sdk, or App.useApp().',
        },
        {
          selector:
            "CallExpression[callee.object.name='Modal'][callee.property.name=/^(confirm|info|success|error|warning)$/]",
          message: 'Static antd dialogs are not used: useConfirm() from @clearcoat/ui/core.',
        },
      ],
    },
  },
  {
    // Public pages load no antd.
    files: ['packages/ui/src/{site,site-forms,icons,base}/**'],
    rules: restrict(antdHere, routerHere, aboveUi, notPublic),
  },
  { files: ['mfe-marketing/src/**'], rules: restrict(antdHere, routerHere, otherApp, notPublic) },
  {
    files: ['services/src/**/*.ts'],
    rules: {
      ...restrict(databaseHere, otherModule),
      // Nest finds dependencies by the classes' types at run time: a type-only import hides them.
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: [
      'services/src/platform/database/**',
      'services/src/platform/embedded/**',
      'services/src/migrations/**',
      'services/src/**/*.{entity,queries}.ts',
    ],
    rules: restrict(otherModule),
  },
  {
    files: ['services/src/**/*.ts'],
    // Migrations run as the owner, in a session of their own.
    ignores: ['services/src/migrations/**', '**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        setsByFunction('TemplateElement[value.raw'),
        setsByFunction('Literal[value'),
      ],
    },
  },
  {
    files: ['services/test/**/*.ts', 'services/src/**/*.spec.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // A test may be one long list of cases.
      'max-lines': 'off',
    },
  },
  {
    // The packages' own tests use the same helpers as everyone else's.
    files: ['packages/{sdk,ui,api-client}/src/**/*.spec.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        process: 'readonly',
        performance: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
        console: 'readonly',
        document: 'readonly',
      },
    },
  },
);
