import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { noOutsideKeys } from './infra/tooling/src/eslint/no-outside-keys.js';

const tests = ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', '**/e2e/**'];

/** Everything but the rules that read types, which are in oxlint.config.ts. */
export default typescript.config(
  { ignores: ['**/dist/**', '**/.data/**', '**/node_modules/**', '**/test-results/**'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.strict, typescript.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' }],
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
    // Rules take the clock and chance as arguments.
    files: ['svc-*/src/*/**/*.ts'],
    ignores: ['**/main.ts', '**/*-{store,routes,consumers,keys,hashing,client}.ts', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Time comes in as an argument.' },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'Time comes in as an argument.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Chance comes in as an argument.',
        },
      ],
    },
  },
  {
    // Code that takes input from outside. Commands don't: whoever has the repository runs them.
    files: [
      '{contracts,gateway,shell}/src/**/*.{ts,tsx}',
      '{svc,mf}-*/src/**/*.{ts,tsx}',
      'infra/*-kit/**/*.{ts,tsx}',
      'infra/documentdb-gateway/**/*.ts',
      'infra/emulators/**/*.ts',
    ],
    ignores: tests,
    // One program for all workspaces: one for each would read what they share again and again.
    languageOptions: {
      parserOptions: { project: 'infra/tooling/tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    plugins: { hearthway: { rules: { 'no-outside-keys': noOutsideKeys } } },
    rules: { 'hearthway/no-outside-keys': 'error' },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-properties': [
        'error',
        { object: 'jest', property: 'mock', message: 'It comes after the imports here, too late: use jest.doMock.' },
      ],
    },
  },
  prettier,
);
