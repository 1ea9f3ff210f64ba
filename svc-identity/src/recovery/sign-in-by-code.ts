import { authTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { SessionProof } from '../sessions/index.js';
import { emailKey, enter, type Entrance, type User } from '../users/index.js';
import { isRightCode } from './confirm-email.js';
import type { RecoveryDependencies } from './recovery-dependencies.js';
import { typedName } from './reset-password.js';

/**
 * Requests an email with a code, without checking whether the account exists.
 * @returns the token without which the code doesn't work
 */
export async function requestSignInCode(
  { mails, linkTokens, transaction }: Pick<RecoveryDependencies, 'mails' | 'linkTokens' | 'transaction'>,
  { username, origin, device, correlationId }: Omit<Entrance, 'kind'> & { username: string },
): Promise<string> {
  const { token, hash: linkHash } = linkTokens.make();
  if (await mails.limit('sign-in-code', typedName(username, origin))) return token;
  await transaction((transaction) =>
    mails.request({ kind: 'sign-in-code', name: username, linkHash, origin, device, correlationId }, transaction),
  );
  return token;
}

/**
 * Opens a session for someone who has both the code and the browser that asked for it. A code works once and allows
 * five tries, whether or not it belongs to an account.
 * @throws AppError `session.invalid-code`
 */
export async function signInByCode(
  dependencies: RecoveryDependencies,
  { requestToken, code, ...entrance }: Omit<Entrance, 'kind'> & { requestToken: string; code: string },
): Promise<{ user: User; proof: SessionProof }> {
  const { mailed, linkTokens, users, now } = dependencies;
  const mail = await mailed.store.findByLink(['sign-in-code'], linkTokens.hashOf(requestToken), now());
  if (!mail || !(await isRightCode(dependencies, mail, code)) || mail.userId === undefined) throw invalidCode();
  const user = await users.findById(mail.userId);
  if (!user?.emailVerifiedAt || emailKey(mailed.nameOf(mail)) !== user.emailKey) throw invalidCode();
  const proof = await enter(dependencies, user, { ...entrance, kind: 'signed-in-by-code' }, (transaction) =>
    mailed.store.delete(mail.id, transaction),
  );
  if (!proof) throw invalidCode();
  return { user, proof };
}

function invalidCode(): AppError {
  return new AppError('session.invalid-code', authTexts.invalidCode);
}
