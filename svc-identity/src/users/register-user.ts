import { legalTexts, minimumAgeYears } from '@hearthway/contracts/constants';
import { userRegistered } from '@hearthway/contracts/identity';
import { refuseGuessable } from '../passwords/index.js';
import { openSession, type SessionProof } from '../sessions/index.js';
import type { SignInOrigin } from '../sign-in-guard/index.js';
import type { UserDependencies } from './user-dependencies.js';
import { newUser, ownAddressCount, reminderAfter, type User } from './user-store.js';

interface Registration {
  username: string;
  email: string;
  password: string;
  origin: SignInOrigin;
  device: string | null;
  correlationId: string;
}

/**
 * Creates an account and its first session, publishes the event, and requests the email that confirms the address.
 * Creating an account on the form accepts the terms and confirms the age, so both are stored with it.
 * @throws AppError `user.username-taken`, `user.email-taken`, `user.password-too-common`, `user.password-personal`
 */
export async function registerUser(
  dependencies: UserDependencies,
  { username, email, password, origin, device, correlationId }: Registration,
): Promise<{ user: User; proof: SessionProof }> {
  const { users, passwords, guard, mails, securityLog, outbox, now, newId, sessionDependencies } = dependencies;
  refuseGuessable(password, { field: 'password', username, email });
  await users.refuseTaken(username, email, now());
  const passwordHash = await passwords.hash(password);
  const createdAt = now();
  const acceptedTerms = { at: createdAt, version: legalTexts.version, minimumAgeYears };
  const user = newUser({ id: newId(), username, email, passwordHash, createdAt, acceptedTerms });
  // Requests to change an address to this one are counted separately, so that nobody can use up a newcomer's email.
  const maySendMail = !(await mails.limit('email-verification', ownAddressCount(user)));
  try {
    return await dependencies.transaction(async (transaction) => {
      await users.insert({ ...user, verificationReminderAt: reminderAfter(createdAt) }, transaction);
      await guard.remember(`user:${user.id}`, origin, transaction);
      await outbox.insert(
        userRegistered,
        {
          subject: user.id,
          data: { userId: user.id },
          correlationId,
          occurredAt: user.createdAt,
        },
        transaction,
      );
      const userId = user.id;
      await securityLog.record({ userId, kind: 'registered', device }, transaction);
      if (maySendMail) {
        await mails.request({ kind: 'email-verification', name: email, userId, correlationId }, transaction);
      }
      return { user, proof: await openSession(sessionDependencies, { userId, device }, transaction) };
    });
  } catch (error) {
    throw await users.explainDuplicate(error, user, now());
  }
}
