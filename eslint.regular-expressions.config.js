import redos from 'eslint-plugin-redos';
import typescript from 'typescript-eslint';

/**
 * Proves of every regular expression that the time it takes grows with the text, and no faster. Tests match their own texts.
 * The search for a counterexample takes minutes, so it is part of the full suite only.
 */
export default typescript.config(
  { ignores: ['**/dist/**', '**/.data/**', '**/node_modules/**', '**/test-results/**'] },
  { linterOptions: { noInlineConfig: true } },
  {
    files: ['**/*.{js,mjs,cjs,ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', '**/e2e/**'],
    languageOptions: { parser: typescript.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
    plugins: { redos },
    rules: {
      'redos/no-vulnerable': [
        'error',
        {
          permittableComplexities: [],
          ignoreErrors: false,
          // A busy machine must change no verdict.
          timeout: 120_000,
          incubationTimeout: 60_000,
          attackTimeout: 60_000,
          cache: false,
        },
      ],
    },
  },
);
