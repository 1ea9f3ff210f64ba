import type { Deadline } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { PurchaseContractDependencies } from './dependencies.js';
import { atOf, deadlinesOf, type StoredContract } from './stored-contract.js';

/** A contract before and after a change; `undefined` before it began. */
interface ContractChange {
  readonly before: StoredContract | undefined;
  readonly after: StoredContract;
}

/** Keeps the calendar in sync with a contract’s deadlines. */
export async function updateDeadlineEvents(
  { putCalendarEvent, removeCalendarEvent, now }: PurchaseContractDependencies,
  { before, after }: ContractChange,
  transaction: Transaction,
): Promise<void> {
  const were = eventsOf(before, now());
  const wanted = eventsOf(after, now());
  for (const id of were.keys()) {
    if (!wanted.has(id)) await removeCalendarEvent(after.userId, id, transaction);
  }
  for (const [id, event] of wanted) {
    if (JSON.stringify(were.get(id)) === JSON.stringify(event)) continue;
    await putCalendarEvent({ userId: after.userId, id, ...event }, transaction);
  }
}

function eventsOf(contract: StoredContract | undefined, now: Date) {
  if (contract?.status !== 'active') return new Map<string, ReturnType<typeof eventOf>>();
  const { id, terms } = contract;
  const { deadlines } = deadlinesOf(contract, now);
  return new Map(deadlines.map((deadline) => [`${deadline.key}-${id}`, eventOf(deadline, terms.address)]));
}

const eventOf = (deadline: Deadline, address: string) => ({
  entry: { title: deadline.title, address, startsAt: atOf(deadline) },
  origin: { kind: 'deadline', timeZone: deadline.timeZone, done: deadline.doneAt !== null } as const,
});
