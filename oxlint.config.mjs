// The rules of the house, held by a machine. Each one says why where it is not obvious.
import { defineConfig } from 'oxlint';

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
  group: ['@clearcoat/*', '!@clearcoat/api-client'],
  message: 'The client of the API stands on nothing of this house.',
};
const notPublic = {
  regex: '^@clearcoat/ui/(core|forms|table|dates|charts|theme)$|/(core|forms|table|dates|charts)/',
  message: 'Public pages are made with @clearcoat/ui/site, site-forms and icons.',
};
const databaseHere = {
  regex: '^(pg|typeorm|@nestjs/typeorm)(/|$)',
  message: 'The driver and the ORM live in platform/database, *.entity.ts and *.queries.ts.',
};
const MODULES =
  '{auth,business,marketing,crm,scheduling,messages,notifications,insights,assistant,platform-admin,demo}';
const otherModule = {
  group: [
    '**/modules/*/**',
    `../${MODULES}/**`,
    `../../${MODULES}/**`,
    `../../../${MODULES}/**`,
    `!**/${MODULES}/index.js`,
  ],
  message: 'A module is reached through its index.ts.',
};

/** A statement is handed on to other machines, a function is not: see docs/decisions/0020. */
const setsByFunction = (node) => ({
  selector: `${node}=/set_config/]`,
  message: 'Settings of a transaction are made by a statement: set local, or setLocal().',
});

const SETTINGS_SET = [setsByFunction('TemplateElement[value.raw'), setsByFunction('Literal[value')];

const uncheckedCall = {
  selector:
    "ImportDeclaration[source.value='@clearcoat/api-client'] ImportSpecifier[imported.name='call']",
  message: 'Answers are read in their shape: callAs() of @clearcoat/api-client/answers.',
};

const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

const all = (rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']));

/** What is wrong in any language of ours: the recommended rules of eslint. */
const RECOMMENDED = all([
  'for-direction',
  'no-async-promise-executor',
  'no-case-declarations',
  'no-compare-neg-zero',
  'no-cond-assign',
  'no-constant-binary-expression',
  'no-constant-condition',
  'no-control-regex',
  'no-debugger',
  'no-delete-var',
  'no-dupe-else-if',
  'no-duplicate-case',
  'no-empty',
  'no-empty-character-class',
  'no-empty-pattern',
  'no-empty-static-block',
  'no-ex-assign',
  'no-extra-boolean-cast',
  'no-fallthrough',
  'no-global-assign',
  'no-invalid-regexp',
  'no-irregular-whitespace',
  'no-loss-of-precision',
  'no-misleading-character-class',
  'no-nonoctal-decimal-escape',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-self-assign',
  'no-shadow-restricted-names',
  'no-sparse-arrays',
  'no-unassigned-vars',
  'no-unexpected-multiline',
  'no-unsafe-finally',
  'no-unsafe-optional-chaining',
  'no-unused-labels',
  'no-unused-private-class-members',
  'no-useless-assignment',
  'no-useless-backreference',
  'no-useless-catch',
  'no-useless-escape',
  'preserve-caught-error',
  'require-yield',
  'use-isnan',
  'valid-typeof',
]);

/** What the compiler says of TypeScript, in plain JavaScript. */
const UNCHECKED = all([
  'constructor-super',
  'getter-return',
  'no-class-assign',
  'no-const-assign',
  'no-dupe-class-members',
  'no-dupe-keys',
  'no-func-assign',
  'no-import-assign',
  'no-new-native-nonconstructor',
  'no-obj-calls',
  'no-redeclare',
  'no-setter-return',
  'no-this-before-super',
  'no-undef',
  'no-unreachable',
  'no-unsafe-negation',
  'no-unused-vars',
  'no-with',
]);

const TYPESCRIPT = {
  ...all([
    'no-alert',
    'no-array-constructor',
    'no-console',
    'no-unused-expressions',
    'no-var',
    'prefer-const',
    'prefer-rest-params',
    'prefer-spread',
    'typescript/ban-ts-comment',
    'typescript/no-duplicate-enum-values',
    'typescript/no-empty-object-type',
    'typescript/no-explicit-any',
    'typescript/no-extra-non-null-assertion',
    'typescript/no-misused-new',
    'typescript/no-namespace',
    'typescript/no-non-null-asserted-optional-chain',
    'typescript/no-require-imports',
    'typescript/no-this-alias',
    'typescript/no-unnecessary-type-constraint',
    'typescript/no-unsafe-declaration-merging',
    'typescript/no-unsafe-function-type',
    'typescript/no-wrapper-object-types',
    'typescript/prefer-as-const',
    'typescript/prefer-namespace-keyword',
    'typescript/triple-slash-reference',
  ]),
  eqeqeq: ['error', 'always'],
  'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
  'no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
};

/** Checked with the native compiler. */
const WITH_TYPES = {
  ...all([
    'typescript/await-thenable',
    'typescript/no-array-delete',
    'typescript/no-base-to-string',
    'typescript/no-duplicate-type-constituents',
    'typescript/no-floating-promises',
    'typescript/no-for-in-array',
    'typescript/no-implied-eval',
    'typescript/no-misused-promises',
    'typescript/no-redundant-type-constituents',
    'typescript/no-unnecessary-type-assertion',
    'typescript/no-unsafe-argument',
    'typescript/no-unsafe-assignment',
    'typescript/no-unsafe-call',
    'typescript/no-unsafe-enum-comparison',
    'typescript/no-unsafe-member-access',
    'typescript/no-unsafe-return',
    'typescript/no-unsafe-unary-minus',
    'typescript/only-throw-error',
    'typescript/prefer-promise-reject-errors',
    'typescript/require-await',
    'typescript/restrict-plus-operands',
    'typescript/unbound-method',
  ]),
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
};

/** The rules of hooks, and what React's compiler cannot compile. */
const REACT = all([
  'react/error-boundaries',
  'react/exhaustive-deps',
  'react/globals',
  'react/immutability',
  'react/preserve-manual-memoization',
  'react/purity',
  'react/refs',
  'react/rules-of-hooks',
  'react/set-state-in-effect',
  'react/set-state-in-render',
  'react/static-components',
  'react/unsupported-syntax',
  'react/use-memo',
  'react/void-use-memo',
]);

const QUERY = all([
  'query/exhaustive-deps',
  'query/infinite-query-property-order',
  'query/mutation-property-order',
  'query/no-rest-destructuring',
  'query/no-unstable-deps',
  'query/stable-query-client',
]);

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: [
    { name: 'query', specifier: '@tanstack/eslint-plugin-query' },
    { name: 'syntax', specifier: './scripts/restricted-syntax.mjs' },
  ],
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/dist',
    '**/node_modules',
    'var',
    'shots',
    'test-results',
    '**/*.generated.ts',
  ],
  rules: RECOMMENDED,
  overrides: [
    { files: ['**/*.mjs'], env: { node: true, browser: true }, rules: UNCHECKED },
    { files: ['**/*.{ts,tsx}'], rules: { ...TYPESCRIPT, ...WITH_TYPES } },
    { files: FRONT_END, rules: { ...REACT, ...QUERY, ...restrict(antdHere, routerHere) } },
    { files: REMOTES, rules: restrict(antdHere, routerHere, otherApp) },
    { files: ['packages/sdk/src/**/*.{ts,tsx}'], rules: restrict(antdHere, ofFeature) },
    {
      files: ['packages/api-client/src/**/*.{ts,tsx}'],
      rules: restrict(antdHere, routerHere, aboveApiClient),
    },
    {
      // The one place where antd may be named; its static calls know no theme and no language.
      files: ['packages/ui/src/**/*.{ts,tsx}'],
      rules: {
        ...restrict(routerHere, aboveUi),
        'syntax/restricted': [
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
    {
      files: REMOTES,
      excludeFiles: ['mfe-marketing/src/**', ...TESTS],
      rules: { 'syntax/restricted': ['error', uncheckedCall] },
    },
    {
      files: ['mfe-marketing/src/**'],
      rules: restrict(antdHere, routerHere, otherApp, notPublic),
    },
    {
      files: ['services/src/**/*.ts'],
      rules: {
        ...restrict(databaseHere, otherModule),
        // Nest finds dependencies by the classes' types at run time: a type-only import hides them.
        'typescript/consistent-type-imports': 'off',
      },
    },
    {
      files: [
        'services/src/platform/database/**',
        'services/src/platform/embedded/**',
        'services/src/**/*.{entity,queries}.ts',
      ],
      rules: restrict(otherModule),
    },
    {
      files: ['services/src/**/*.ts'],
      excludeFiles: ['**/*.spec.ts'],
      rules: { 'syntax/restricted': ['error', ...SETTINGS_SET] },
    },
    {
      files: ['services/src/modules/assistant/**/*.ts'],
      rules: {
        'syntax/restricted': [
          'error',
          ...SETTINGS_SET,
          {
            selector: String.raw`Literal[regex.pattern=/^\^\(\?:[a-z|? ]+\)\$$/]`,
            message: 'A closed class of words is a wordSet, several words in a row are Phrases.',
          },
        ],
      },
    },
    {
      files: TESTS,
      rules: {
        // A test may be one long list of cases.
        'max-lines': 'off',
        // How a test gets hold of what a component has.
        'react/globals': 'off',
        // What it reads from an answer is checked by its expectations.
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      // The packages' own tests use the same helpers as everyone else's.
      files: [
        'services/test/**/*.ts',
        'services/src/**/*.spec.ts',
        'packages/{sdk,ui,api-client}/src/**/*.spec.{ts,tsx}',
      ],
      rules: { 'no-restricted-imports': 'off' },
    },
  ],
});
