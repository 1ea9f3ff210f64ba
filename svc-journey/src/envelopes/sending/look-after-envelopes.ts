import type { EnvelopeDependencies } from '../dependencies.js';
import { expired } from '../envelope.js';
import { askNextSigner } from './ask-signer.js';

type Dependencies = Pick<
  EnvelopeDependencies,
  'store' | 'mails' | 'outbox' | 'transaction' | 'now' | 'newId' | 'sha256'
> & {
  /** Whether this instance may do it now. */
  readonly claim: () => Promise<boolean>;
};

/** Ends envelopes that weren’t signed in time, and reminds the next signers of the others. */
export async function lookAfterEnvelopes(dependencies: Dependencies): Promise<void> {
  const { store, transaction, now, newId, sha256, claim } = dependencies;
  if (!(await claim())) return;
  for (const { userId, id } of await store.findDue(now())) {
    await transaction(async (transaction) => {
      const envelope = await store.findById(userId, id, transaction);
      const at = now().toISOString();
      if (envelope?.status !== 'sent') return;
      const isDue = envelope.remindAt !== null && envelope.remindAt <= at;
      const after =
        expired(envelope, { at, sha256 }) ??
        (isDue
          ? await askNextSigner(dependencies, { envelope, reminder: true, correlationId: newId() }, transaction)
          : envelope);
      if (after !== envelope) await store.replace(after, envelope.version, transaction);
    });
  }
}
