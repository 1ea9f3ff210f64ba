import typescript from 'typescript-eslint';

const { strictTypeChecked, stylisticTypeChecked, disableTypeChecked } = typescript.configs;
const preset: Record<string, unknown> = {};
for (const { rules } of [...strictTypeChecked, ...stylisticTypeChecked]) Object.assign(preset, rules);
// An option of ours contradicts the first, and oxlint doesn't have the second.
const unwanted = ['dot-notation', 'no-unsafe-class-instance-assignment'];
/** The strict preset's rules that read types. The others are in eslint.config.js. */
const typed: Record<string, unknown> = {};
for (const rule of Object.keys(disableTypeChecked.rules ?? {})) {
  const name = rule.replace('@typescript-eslint/', '');
  if (Object.hasOwn(preset, rule) && !unwanted.includes(name)) typed[`typescript/${name}`] = preset[rule];
}

/** Types, and the rules that need them: the native compiler does both in one go. */
export default {
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  ignorePatterns: ['**/*.{js,mjs,cjs}'],
  options: { typeAware: true, typeCheck: true },
  rules: {
    ...typed,
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  },
  overrides: [
    {
      files: ['**/*.test.{ts,tsx}', '**/test/**', '**/testing/**', '**/e2e/**'],
      rules: { 'typescript/unbound-method': 'off', 'typescript/no-unsafe-assignment': 'off' },
    },
  ],
};
