import type { PurchaseContract } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import { momentOf } from '../deadlines/index.js';
import type { ContractFollower } from '../purchase-contract/index.js';
import type { StoredClosing } from './closing-store.js';
import type { ClosingDependencies } from './dependencies.js';
import { firstYearOf, type LoanPapers } from './read-closing.js';

/** After a contract began or changed: the milestone is open until its keys. What ended keeps its closing, for the history. */
export function closingFollower({ updateBasis }: Pick<ClosingDependencies, 'updateBasis'>): ContractFollower {
  return async ({ contract, userId, correlationId }, transaction) => {
    if (contract.status !== 'active') return;
    await updateBasis({ userId, title: 'Closing', met: false, correlationId }, transaction);
  };
}

interface ClosingChange {
  readonly before: StoredClosing;
  readonly after: StoredClosing;
  readonly loan: LoanPapers;
}

/** Keeps the first year in the calendar: added with the keys, moved with the loan, removed if the keys are taken back. */
export async function updateFirstYearEvents(
  { putCalendarEvent, removeCalendarEvent }: Pick<ClosingDependencies, 'putCalendarEvent' | 'removeCalendarEvent'>,
  contract: PurchaseContract,
  { before, after, loan }: ClosingChange,
  transaction: Transaction,
): Promise<void> {
  const { userId } = after;
  const were = eventsOf(contract, before, loan);
  const wanted = eventsOf(contract, after, loan);
  for (const id of were.keys()) {
    if (!wanted.has(id)) await removeCalendarEvent(userId, id, transaction);
  }
  for (const [id, event] of wanted) {
    if (JSON.stringify(were.get(id)) === JSON.stringify(event)) continue;
    await putCalendarEvent({ userId, id, ...event }, transaction);
  }
}

function eventsOf(contract: PurchaseContract, closing: StoredClosing, loan: LoanPapers) {
  if (closing.keysOn === null) return new Map<string, ReturnType<typeof eventOf>>();
  const items = firstYearOf(contract, closing, loan).filter(({ forSome }) => !forSome);
  return new Map(items.map((item) => [`${item.key}-${contract.id}`, eventOf(item, contract.terms)]));
}

/** Offices answer until the end of their day. */
const eventOf = (
  { title, on, done }: { readonly title: string; readonly on: string; readonly done: boolean },
  { address, timeZone }: PurchaseContract['terms'],
) => ({
  entry: { title, address, startsAt: momentOf(on, '17:00', timeZone).at },
  origin: { kind: 'deadline', timeZone, done } as const,
});
