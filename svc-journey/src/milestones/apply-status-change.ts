import { milestoneChanged, type Milestone } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { MilestoneDependencies } from './dependencies.js';
import type { StatusChange } from './milestone.js';

type Dependencies = Pick<MilestoneDependencies, 'store' | 'outbox' | 'now'>;

/** Sets the status and tells the others what changed, with whatever else its transaction does. */
export async function applyStatusChange(
  { store, outbox, now }: Dependencies,
  { milestone, change, correlationId }: { milestone: Milestone; change: StatusChange; correlationId: string },
  session: Transaction,
): Promise<void> {
  const { id, userId, title } = milestone;
  const occurredAt = now();
  await store.setStatus(id, change.to, occurredAt, session);
  await outbox.add(session, milestoneChanged, {
    subject: userId,
    data: { userId, milestoneId: id, title, ...change },
    correlationId,
    occurredAt,
  });
}
