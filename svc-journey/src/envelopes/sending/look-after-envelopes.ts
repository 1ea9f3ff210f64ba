import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import { expired } from '../envelope.js';
import { askNextSigner } from './ask-signer.js';
import { storeChange } from './store-change.js';

type Dependencies = Pick<
  EnvelopeDependencies,
  'store' | 'mails' | 'outbox' | 'keepEvents' | 'transaction' | 'now' | 'newId' | 'sha256'
>;

/** Ends envelopes that weren’t signed in time, and reminds the next signers of the others. Safe at several instances at once. */
export async function lookAfterEnvelopes(dependencies: Dependencies): Promise<void> {
  const { store, transaction, now, newId, sha256 } = dependencies;
  for (const { userId, id } of await store.findDue(now())) {
    await transaction(async (transaction) => {
      const envelope = await store.findById(userId, id, transaction);
      const correlationId = newId();
      const at = now().toISOString();
      if (envelope?.status !== 'sent') return;
      const isDue = envelope.remindAt !== null && envelope.remindAt <= at;
      const after =
        expired(envelope, { at, sha256 }) ??
        (isDue
          ? await askNextSigner(dependencies, { envelope, reminder: true, correlationId }, transaction)
          : envelope);
      if (after !== envelope) await storeChange(dependencies, { before: envelope, after, correlationId }, transaction);
    });
  }
}
