import { purchaseRevealed } from '@hearthway/contracts/commerce';
import type { RevealDependencies } from './export-list.js';

const perTransaction = 100;

/** Publishes whose addresses an admin has looked up, so that their owners see it. */
export async function tellRevealed(
  { outbox, transaction, now }: Pick<RevealDependencies, 'outbox' | 'transaction' | 'now'>,
  userIds: readonly string[],
  correlationId: string,
): Promise<void> {
  for (let from = 0; from < userIds.length; from += perTransaction) {
    await transaction(async (transaction) => {
      for (const userId of userIds.slice(from, from + perTransaction)) {
        const event = { subject: userId, data: { userId }, correlationId, occurredAt: now() };
        await outbox.insert(purchaseRevealed, event, transaction);
      }
    });
  }
}
