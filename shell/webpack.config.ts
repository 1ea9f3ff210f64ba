import { shellConfig } from '@hearthway/tooling/webpack';
import { commonPasswordsRule } from './common-passwords-rule.js';

export default (env?: Readonly<Record<string, unknown>>) => {
  const config = shellConfig({ folder: import.meta.dirname })(env);
  return { ...config, module: { ...config.module, rules: [commonPasswordsRule, ...(config.module?.rules ?? [])] } };
};
