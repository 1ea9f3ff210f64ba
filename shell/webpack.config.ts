import { shellConfig } from '@hearthway/tooling/webpack';
import { shellPages } from './src/shell-pages.js';
import { commonPasswordsRule } from './common-passwords-rule.js';

export default (env?: Readonly<Record<string, unknown>>) => {
  const config = shellConfig({ pages: shellPages })(env);
  return { ...config, module: { ...config.module, rules: [commonPasswordsRule, ...(config.module?.rules ?? [])] } };
};
