import type { AccountMail as IssuedMail } from '@hearthway/contracts/identity';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { expiryOf, type AccountMail } from '../account-mails/index.js';
import { emailKey, type User } from '../users/index.js';
import type { RecoveryDependencies } from './recovery-dependencies.js';

/**
 * The recipient of an email about to be sent, with a new token or code. Whether the account exists is checked here, not
 * when the email is requested. An unconfirmed address gets only emails that confirm it: a confirmation, or the
 * new-password link, since anyone who can read that owns the address.
 * @throws AppError `account-mail.gone` when there is nobody to send it to, or no reason any more
 */
export async function issueAccountMail(dependencies: RecoveryDependencies, mailId: string): Promise<IssuedMail> {
  const { mailed, users, now } = dependencies;
  const mail = await mailed.store.find(mailId, now());
  if (!mail) throw gone();
  const { kind, device = null, isPasswordOff = false } = mail;
  const name = mailed.nameOf(mail);
  const at = mail.requestedAt.toISOString();
  const user = mail.userId === undefined ? await users.findByLogin(name) : await users.findById(mail.userId);
  if (!user) throw gone();
  switch (kind) {
    case 'email-verification':
    case 'verification-reminder': {
      if (!awaitsConfirmation(user, name)) throw gone();
      const issued = await issue(dependencies, mail, user, { to: name, link: true, code: true });
      if (kind === 'verification-reminder') return { kind, to: name, ...issued };
      return { kind, to: name, ...issued, isChange: emailKey(name) !== user.emailKey };
    }
    case 'password-reset': {
      await refuseTooMany(dependencies, mail, user);
      const { token } = await issue(dependencies, mail, user, { to: user.email, link: true });
      return { kind, to: user.email, token, username: usernameToMail(user), isPasswordOff };
    }
    case 'sign-in-code': {
      if (!user.emailVerifiedAt) throw gone();
      await refuseTooMany(dependencies, mail, user);
      const { code } = await issue(dependencies, mail, user, { to: user.email, code: true });
      return { kind, to: user.email, code, device };
    }
    case 'password-changed':
      if (!user.emailVerifiedAt) throw gone();
      return { kind, to: user.email, at };
    case 'email-changed':
      return { kind, to: name, at, token: (await issue(dependencies, mail, user, { to: name, link: true })).token };
    case 'email-change-undone':
      return { kind, to: name, at };
    case 'new-device': {
      if (!user.emailVerifiedAt) throw gone();
      const { token } = await issue(dependencies, mail, user, { to: user.email, link: true });
      return { kind, to: user.email, at, device, token };
    }
  }
}

/** Whether this is the account's unconfirmed address, or the new one it is changing to. */
export function awaitsConfirmation(
  { emailKey: current, emailVerifiedAt, pendingEmail }: User,
  address: string,
): boolean {
  const key = emailKey(address);
  return (key === current && !emailVerifiedAt) || (pendingEmail !== undefined && key === emailKey(pendingEmail));
}

/**
 * Anyone can register with anyone's address and have us send a stranger the username's words. So until the address is
 * confirmed, emails contain only a plain word.
 */
function usernameToMail({ username, emailVerifiedAt }: User): string | null {
  return emailVerifiedAt || /^[\p{L}\p{N}_-]{1,30}$/u.test(username) ? username : null;
}

/**
 * An account can be named by its username or its email, from any number of networks. Strangers can't use up the emails
 * of someone who asks from a familiar place.
 */
async function refuseTooMany(
  { mails, mailed, guard }: RecoveryDependencies,
  mail: AccountMail,
  { id }: User,
): Promise<void> {
  const { kind, userId } = mail;
  // Already counted at an earlier attempt to send it, or requested by ourselves.
  if (userId !== undefined || (kind !== 'password-reset' && kind !== 'sign-in-code')) return;
  const origin = mailed.originOf(mail);
  const isFamiliar = origin !== undefined && (await guard.isFamiliarPlace(`user:${id}`, origin));
  if (await mails.limit(kind, `${isFamiliar ? 'familiar places of' : 'strangers to'} ${id}`)) throw gone();
}

async function issue(
  { mailed: { store, codes, sealing }, linkTokens, now }: RecoveryDependencies,
  { id, kind, expiresAt }: AccountMail,
  user: User,
  wanted: { to: string; link?: true; code?: true },
): Promise<{ token: string; code: string }> {
  const link = linkTokens.make();
  const code = codes.make(kind, id);
  const isStored = await store.updateIssued(id, {
    userId: user.id,
    // From now on, the address it was sent to. Its link is void once the account has another address.
    sealedName: sealing.seal(wanted.to, id),
    // The address is reserved for its former owner from the change on.
    expiresAt: kind === 'email-changed' ? expiresAt : expiryOf(kind, now()),
    ...(wanted.link && { linkHash: link.hash }),
    ...(wanted.code && { codeHash: code.hash }),
  });
  if (!isStored) throw gone();
  return { token: link.token, code: code.code };
}

function gone(): AppError {
  return new AppError('account-mail.gone', problemTexts.notFound);
}
