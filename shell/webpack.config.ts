import { sitePages } from '@hearthway/contracts/pages';
import { shellConfig } from '@hearthway/tooling/webpack';
import { commonPasswordsRule } from './common-passwords-rule.js';

export default (env?: Readonly<Record<string, unknown>>) => {
  const config = shellConfig({ pages: sitePages })(env);
  return { ...config, module: { ...config.module, rules: [commonPasswordsRule, ...(config.module?.rules ?? [])] } };
};
