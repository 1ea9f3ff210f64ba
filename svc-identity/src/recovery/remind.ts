import type { RecoveryDependencies } from './recovery-dependencies.js';

/**
 * Requests emails, once each, to those who registered days ago and have not confirmed their address. Several instances
 * may do this at once.
 */
export async function remindUnconfirmed({
  users,
  mails,
  transaction,
  now,
  newId,
}: RecoveryDependencies): Promise<void> {
  const remindOne = () =>
    transaction(async (transaction) => {
      const user = await users.takeDueReminder(now(), transaction);
      if (!user) return false;
      const { id: userId, email: name } = user;
      const mail = { kind: 'verification-reminder', name, userId, correlationId: newId() } as const;
      if (!user.emailVerifiedAt) await mails.request(mail, transaction);
      return true;
    });
  while (await remindOne());
}
