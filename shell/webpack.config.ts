import { shellConfig } from '@hearthway/tooling/webpack';
import { pages } from './src/apps.js';
import { commonPasswordsRule } from './common-passwords-rule.js';

export default (env?: Readonly<Record<string, unknown>>) => {
  const config = shellConfig({ pages })(env);
  return { ...config, module: { ...config.module, rules: [commonPasswordsRule, ...(config.module?.rules ?? [])] } };
};
