import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { noOutsideKeys } from './infra/tooling/src/eslint/no-outside-keys.js';

const tests = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', '**/e2e/**'];

export default typescript.config(
  { ignores: ['**/dist/**', '**/.data/**', '**/node_modules/**', '**/test-results/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.strictTypeChecked, typescript.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['jest.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
      '@typescript-eslint/dot-notation': 'off',
      // Mongoose schemas use literals where the types name classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'no-console': 'error',
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], languageOptions: { globals: globals.node } },
  {
    files: ['shell/**/*.{ts,tsx}', 'mf-*/**/*.{ts,tsx}', 'infra/web-kit/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'no-console': ['error', { allow: ['debug', 'warn', 'error'] }] },
  },
  {
    // Only config.ts reads the environment, only main.ts ends the process.
    files: ['svc-*/src/**/*.ts', 'gateway/src/**/*.ts', 'infra/service-kit/src/**/*.ts'],
    ignores: ['**/config.ts', '**/main.ts', ...tests],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only config.ts reads the environment.' },
        { object: 'process', property: 'exit', message: 'Only main.ts ends the process.' },
      ],
    },
  },
  {
    // Rules take the time and random numbers as arguments.
    files: ['svc-*/src/*/**/*.ts'],
    ignores: ['**/main.ts', '**/*-{store,routes,consumers,keys,hashing,client}.ts', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Pass the time as an argument.' },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'Pass the time as an argument.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Pass the random number as an argument.',
        },
      ],
    },
  },
  {
    // Repository scripts take no outside input, so this covers shipped code only.
    files: [
      '{contracts,gateway,shell}/src/**/*.{ts,tsx}',
      '{svc,mf}-*/src/**/*.{ts,tsx}',
      'infra/*-kit/**/*.{ts,tsx}',
      'infra/documentdb-gateway/**/*.ts',
      'infra/emulators/**/*.ts',
    ],
    ignores: tests,
    plugins: { hearthway: { rules: { 'no-outside-keys': noOutsideKeys } } },
    rules: { 'hearthway/no-outside-keys': 'error' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'jest', property: 'mock', message: 'Not hoisted above the imports here: use jest.doMock.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          name: '@pact-foundation/pact',
          importNames: ['PactV4'],
          message: 'Its mock server may miss requests on a busy machine: use pactBetween of tooling.',
        },
      ],
    },
  },
  prettier,
);
