import { alertOutdated } from '@hearthway/contracts/journey';
import type { Dependencies, Transaction } from '@hearthway/service-kit';
import type { StoredEvent } from './stored-event.js';

export type OutdateDependencies = Pick<Dependencies, 'outbox' | 'now' | 'newId'>;

/** An email that waits, as for a cap, tells of its events as they were. Calls off those to come that changed or are gone. */
export async function outdateAlerts(
  { outbox, now, newId }: OutdateDependencies,
  before: readonly StoredEvent[],
  after: readonly StoredEvent[],
  transaction: Transaction,
): Promise<void> {
  const standing = new Set(after.filter(({ alertIds }) => alertIds).map(({ id }) => id));
  for (const { id: eventId, startsAt, alertIds = [] } of before) {
    if (standing.has(eventId) || startsAt <= now()) continue;
    for (const alertId of alertIds) {
      const event = { subject: alertId, data: { alertId, eventId }, correlationId: newId(), occurredAt: now() };
      await outbox.insert(alertOutdated, event, transaction);
    }
  }
}
