import { type AccountMail as IssuedMail } from '@hearthway/contracts/identity';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { linkExpiry, type AccountMail } from './account-mail.js';
import type { AccountLinkDependencies } from './dependencies.js';

type IssueDependencies = Pick<AccountLinkDependencies, 'store' | 'sealing' | 'linkTokens' | 'users' | 'now'>;

/**
 * The recipient of an email that is about to be sent, and a new token for its link. Here, and not when the email is asked
 * for, it turns out whether there is such an account.
 * @throws AppError `account-mail.not-found` when there is nobody to send it to, or no reason any more
 */
export async function issueAccountMail(dependencies: IssueDependencies, mailId: string): Promise<IssuedMail> {
  const { store, sealing, users, now } = dependencies;
  const mail = await store.find(mailId);
  if (!mail || mail.lapsesAt <= now()) throw notFound();
  const address = sealing.open(mail.sealedAddress, mail.id);
  const requestedAt = mail.requestedAt.toISOString();
  switch (mail.kind) {
    case 'password-changed':
      return { kind: mail.kind, to: address, requestedAt };
    case 'password-reset': {
      const user = await users.findByEmail(address);
      if (!user) throw notFound();
      // To the address of the account, not as somebody else typed it.
      return { kind: mail.kind, to: user.email, token: await giveLink(dependencies, mail, user.id), requestedAt };
    }
    case 'email-verification': {
      const user = await users.findByEmail(address);
      if (!user || user.id !== mail.userId || user.emailVerifiedAt) throw notFound();
      return { kind: mail.kind, to: user.email, token: await giveLink(dependencies, mail, user.id), requestedAt };
    }
  }
}

async function giveLink(
  { store, linkTokens, now }: IssueDependencies,
  { id, kind }: AccountMail,
  userId: string,
): Promise<string> {
  if (kind === 'password-changed') throw new Error('This email has no link');
  const { token, hash } = linkTokens.make();
  const stored = await store.updateLink(id, { userId, linkHash: hash, linkExpiresAt: linkExpiry(kind, now()) });
  if (!stored) throw notFound();
  return token;
}

function notFound(): AppError {
  return new AppError('account-mail.not-found', problemTexts.notFound);
}
