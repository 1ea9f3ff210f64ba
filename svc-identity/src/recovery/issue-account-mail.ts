import type { AccountMail as IssuedMail } from '@hearthway/contracts/identity';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { expiryOf, type AccountMail } from '../account-mails/index.js';
import { emailKey, type User } from '../users/index.js';
import type { RecoveryDependencies } from './recovery-dependencies.js';

/**
 * The recipient of an email that is about to be sent, with a new token or code. Here, and not when the email is asked for, it turns
 * out whether there is such an account. An unconfirmed address gets only what confirms it: a confirmation, or the link for a new
 * password, since whoever can read that owns the address.
 * @throws AppError `account-mail.gone` when there is nobody to send it to, or no reason any more
 */
export async function issueAccountMail(dependencies: RecoveryDependencies, mailId: string): Promise<IssuedMail> {
  const { mailed, users, now } = dependencies;
  const mail = await mailed.store.find(mailId, now());
  if (!mail) throw gone();
  const { kind, device = null } = mail;
  const name = mailed.nameOf(mail);
  const at = mail.requestedAt.toISOString();
  const user = mail.userId === undefined ? await users.findByLogin(name) : await users.findById(mail.userId);
  if (!user) throw gone();
  switch (kind) {
    case 'email-verification':
    case 'verification-reminder':
      if (!awaitsConfirmation(user, name)) throw gone();
      return { kind, to: name, ...(await issue(dependencies, mail, user, { link: true, code: true })) };
    case 'password-reset': {
      await refuseTooMany(dependencies, mail, user);
      const { token } = await issue(dependencies, mail, user, { link: true });
      return { kind, to: user.email, token, username: usernameToMail(user) };
    }
    case 'sign-in-code': {
      if (!user.emailVerifiedAt) throw gone();
      await refuseTooMany(dependencies, mail, user);
      const { code } = await issue(dependencies, mail, user, { code: true });
      return { kind, to: user.email, code, device };
    }
    case 'password-changed':
      if (!user.emailVerifiedAt) throw gone();
      return { kind, to: user.email, at };
    case 'email-changed':
      return { kind, to: name, at, token: (await issue(dependencies, mail, user, { link: true })).token };
    case 'new-device': {
      if (!user.emailVerifiedAt) throw gone();
      return { kind, to: user.email, at, device, token: (await issue(dependencies, mail, user, { link: true })).token };
    }
  }
}

/** Whether this is the account's address and not confirmed yet, or the address it is to have. */
export function awaitsConfirmation(
  { emailKey: current, emailVerifiedAt, pendingEmail }: User,
  address: string,
): boolean {
  const key = emailKey(address);
  return (key === current && !emailVerifiedAt) || (pendingEmail !== undefined && key === emailKey(pendingEmail));
}

/**
 * Anyone can register with anyone's address, and would have us send the username's words to a stranger. So before the address is
 * confirmed, only a plain word goes out.
 */
function usernameToMail({ username, emailVerifiedAt }: User): string | null {
  return emailVerifiedAt || /^[\p{L}\p{N}_-]{1,30}$/u.test(username) ? username : null;
}

/** The same account may be asked for by its username and by its email. Counted once for each email. */
async function refuseTooMany(
  { mails }: RecoveryDependencies,
  { kind, userId }: AccountMail,
  user: User,
): Promise<void> {
  if (userId !== undefined || (kind !== 'password-reset' && kind !== 'sign-in-code')) return;
  if (await mails.limit(kind, `account ${user.id}`)) throw gone();
}

async function issue(
  { mailed: { store, codes }, linkTokens, now }: RecoveryDependencies,
  { id, kind, expiresAt }: AccountMail,
  user: User,
  wanted: { link?: true; code?: true },
): Promise<{ token: string; code: string }> {
  const link = linkTokens.make();
  const code = codes.make(kind, id);
  const isStored = await store.updateIssued(id, {
    userId: user.id,
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
