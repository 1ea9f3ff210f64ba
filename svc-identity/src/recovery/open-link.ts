import type { AccountMailKind } from '@hearthway/contracts/identity';
import { authTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { AccountMail } from '../account-mails/index.js';
import type { User } from '../users/index.js';
import type { RecoveryDependencies } from './recovery-dependencies.js';

/**
 * The email that a link is from, and its account. Used, replaced, withdrawn, expired, and made-up links all get the
 * same refusal.
 * @throws AppError `account-link.unusable`
 */
export async function openLink(
  { mailed, linkTokens, users, now }: RecoveryDependencies,
  kinds: readonly AccountMailKind[],
  token: string,
): Promise<{ mail: AccountMail; user: User }> {
  const mail = await mailed.store.findByLink(kinds, linkTokens.hashOf(token), now());
  const user = mail?.userId === undefined ? undefined : await users.findById(mail.userId);
  if (!mail || !user) throw unusable();
  return { mail, user };
}

export function unusable(): AppError {
  return new AppError('account-link.unusable', authTexts.unusableLink);
}
