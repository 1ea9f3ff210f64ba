import type { AccountMailKind } from '@hearthway/contracts/identity';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { emailKey, type User } from '../users/index.js';
import type { AccountLinkDependencies } from './dependencies.js';

/**
 * The account of a mailed link. A link that was used, has expired, never existed, or went to an address that the account
 * no longer has is refused in the same words.
 * @throws AppError `account-link.unusable`
 */
export async function openLink(
  { store, sealing, linkTokens, users, now }: AccountLinkDependencies,
  kind: AccountMailKind,
  token: string,
): Promise<User> {
  const mail = await store.findByLink(kind, linkTokens.hashOf(token), now());
  if (mail?.userId === undefined) throw unusable();
  const user = await users.findById(mail.userId);
  if (user?.emailKey !== emailKey(sealing.open(mail.sealedAddress, mail.id))) throw unusable();
  return user;
}

const unusable = () => new AppError('account-link.unusable', problemTexts.accountLinkUnusable);
