import type { ESLintUtils } from '@typescript-eslint/utils';

export const noOutsideKeys: ESLintUtils.RuleModule<'member' | 'in'>;
