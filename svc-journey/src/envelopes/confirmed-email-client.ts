import { findVerifiedEmail } from '@hearthway/contracts/identity';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, type ServiceClient } from '@hearthway/service-kit';
import type { EnvelopeDependencies } from './envelopes-dependencies.js';

/** Milliseconds. The sender waits for it. */
const timeout = 3_000;

/** Asks svc-identity. */
export const createConfirmedEmailFinder =
  (identity: ServiceClient): EnvelopeDependencies['findConfirmedEmail'] =>
  async (userId) => {
    try {
      const answer = await identity.call(findVerifiedEmail, { body: { userId }, timeout });
      return findVerifiedEmail.reply.parse(await answer.json()).email ?? undefined;
    } catch (cause) {
      throw new AppError('server.unavailable', problemTexts.unavailable, { cause });
    }
  };
