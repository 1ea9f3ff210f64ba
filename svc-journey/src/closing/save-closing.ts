import type { ClosingEntry, ClosingView, PurchaseContract } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict, type Transaction } from '@hearthway/service-kit';
import { refuseFutureDays } from '../deadlines/index.js';
import type { StoredClosing } from './closing-store.js';
import type { ClosingDependencies, ClosingRequest } from './dependencies.js';
import { updateFirstYearEvents } from './follow-contract.js';
import { readClosing, readLoan } from './read-closing.js';

/**
 * Saves how far the closing is. After the keys, the first year in the calendar follows.
 * @throws AppError `contract.not-found`, `day.in-future` @throws VersionConflict `closing.conflict`
 */
export async function saveClosing(
  dependencies: ClosingDependencies,
  request: ClosingRequest,
  entry: ClosingEntry,
): Promise<ClosingView> {
  const { store, transaction, now } = dependencies;
  const { userId } = request;
  await transaction(async (transaction) => {
    const { contract, before } = await readForChange(dependencies, request, entry, transaction);
    const at = now();
    const { disclosure, correction } = entry;
    refuseFutureDays(
      [
        ['body.entry.disclosure.receivedOn', disclosure?.receivedOn],
        ['body.entry.correction.receivedOn', correction?.receivedOn],
      ],
      contract.terms.timeZone,
      at,
    );
    const after = { ...before, version: before.version + 1, entry, updatedAt: at.toISOString() };
    await store.save(after, at, transaction);
    const loan = await readLoan(dependencies, contract, userId);
    await updateFirstYearEvents(dependencies, contract, { before, after, loan }, transaction);
  });
  return readClosing(dependencies, userId);
}

/**
 * The contract and its closing, if that is as the buyer last read it.
 * @param yours what the buyer sent, for the answer to a conflict
 * @throws AppError `contract.not-found` @throws VersionConflict `closing.conflict`
 */
export async function readForChange(
  { store, findContract }: Pick<ClosingDependencies, 'store' | 'findContract'>,
  { userId, contractId, version }: ClosingRequest,
  yours: unknown,
  transaction: Transaction,
): Promise<{ readonly contract: PurchaseContract; readonly before: StoredClosing }> {
  const contract = await findContract(userId, transaction);
  if (contract?.id !== contractId) {
    throw new AppError('contract.not-found', problemTexts.contractNotFound);
  }
  const before = await store.findByContract(userId, contract.id, transaction);
  if (before.version !== version) {
    const { entry, version: stored, updatedAt, signedOn, keysOn } = before;
    const current = { version: stored, updatedAt, signedOn, keysOn, ...entry };
    throw new VersionConflict('closing.conflict', problemTexts.changedElsewhere, { yours, current });
  }
  return { contract, before };
}
