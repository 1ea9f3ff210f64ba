import { emailVerified } from '@hearthway/contracts/identity';
import { problemTexts, queryTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { AccountLinkDependencies } from './dependencies.js';
import { openLink } from './open-link.js';

interface VerificationRequest {
  userId: string;
  correlationId: string;
}

/**
 * Asks for an email with a new link, unless the address is verified already.
 * @throws AppError `request.too-many`, `session.required` when the user no longer exists
 */
export async function requestEmailVerification(
  { mails, users, transaction }: Pick<AccountLinkDependencies, 'mails' | 'users' | 'transaction'>,
  { userId, correlationId }: VerificationRequest,
): Promise<void> {
  const user = await users.findById(userId);
  if (!user) throw new AppError('session.required', queryTexts.unauthorized);
  if (user.emailVerifiedAt) return;
  if (!(await mails.count('email-verification', user.email))) {
    const retryAfterSeconds = mails.secondsUntilNext();
    throw new AppError('request.too-many', problemTexts.tooMany, { retryAfterSeconds, limit: 'email-verifications' });
  }
  const { email } = user;
  await transaction((transaction) =>
    mails.request({ kind: 'email-verification', email, userId, correlationId }, transaction),
  );
}

/**
 * Marks the address that the link went to as verified. Whoever opens the link again, or another one for the same address,
 * changes nothing.
 * @throws AppError `account-link.unusable`
 */
export async function completeEmailVerification(
  dependencies: AccountLinkDependencies,
  { token, correlationId }: { token: string; correlationId: string },
): Promise<void> {
  const { users, outbox, now } = dependencies;
  const user = await openLink(dependencies, 'email-verification', token);
  if (user.emailVerifiedAt) return;
  const at = now();
  await dependencies.transaction(async (transaction) => {
    if (!(await users.updateVerified(user, at, transaction))) return;
    const { id: userId } = user;
    await outbox.insert(
      emailVerified,
      { subject: userId, data: { userId }, correlationId, occurredAt: at },
      transaction,
    );
  });
}
