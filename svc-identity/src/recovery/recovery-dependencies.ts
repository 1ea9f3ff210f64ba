import type { LinkTokens } from '@hearthway/service-kit';
import type { MailedLinks } from '../account-mails/index.js';
import type { UserDependencies } from '../users/index.js';

export interface RecoveryDependencies extends UserDependencies {
  mailed: MailedLinks;
  linkTokens: LinkTokens;
}
