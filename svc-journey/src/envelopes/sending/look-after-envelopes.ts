import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import { expired, type StoredEnvelope } from '../envelope.js';
import { askNextSigner } from './ask-signer.js';
import { storeChange } from './store-change.js';

type Dependencies = Pick<
  EnvelopeDependencies,
  'store' | 'access' | 'mails' | 'outbox' | 'keepEvents' | 'transaction' | 'now' | 'newId' | 'sha256'
>;

/**
 * Ends envelopes that weren’t signed in time, and reminds the next signers of the others. Safe at several instances at once.
 * @throws AggregateError if some failed, after the rest
 */
export async function lookAfterEnvelopes(dependencies: Dependencies): Promise<void> {
  const failures: unknown[] = [];
  for (const due of await dependencies.store.findDue(dependencies.now())) {
    await lookAfter(dependencies, due).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `Envelopes that couldn’t be looked after: ${failures.length}`);
}

async function lookAfter(dependencies: Dependencies, { userId, id }: StoredEnvelope): Promise<void> {
  const { store, transaction, now, newId, sha256 } = dependencies;
  await transaction(async (transaction) => {
    const envelope = await store.findById(userId, id, transaction);
    const correlationId = newId();
    const at = now().toISOString();
    if (envelope?.status !== 'sent') return;
    const isDue = envelope.remindAt !== null && envelope.remindAt <= at;
    const after =
      expired(envelope, { at, sha256 }) ??
      (isDue ? await askNextSigner(dependencies, { envelope, reminder: true, correlationId }, transaction) : envelope);
    if (after !== envelope) await storeChange(dependencies, { before: envelope, after, correlationId }, transaction);
  });
}
