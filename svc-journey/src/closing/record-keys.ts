import type { ClosingView, KeysEntry } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { refuseFutureDays } from '../deadlines/index.js';
import type { ClosingDependencies, ClosingRequest } from './dependencies.js';
import { updateFirstYearEvents } from './follow-contract.js';
import { readClosing, readLoan } from './read-closing.js';
import { readForChange } from './save-closing.js';

/**
 * The home is the buyer’s: its contract closes, so that no deadline of it warns any more, the milestone completes, and the first
 * year is in the calendar.
 * @throws AppError `contract.not-found`, `closing.impossible-day`, `day.in-future` @throws VersionConflict `closing.conflict`
 */
export async function recordKeys(
  dependencies: ClosingDependencies,
  request: ClosingRequest,
  { signedOn, keysOn }: KeysEntry,
): Promise<ClosingView> {
  const { store, transaction, closeContract, updateBasis, now } = dependencies;
  const { userId, correlationId } = request;
  await transaction(async (transaction) => {
    const { contract, before } = await readForChange(dependencies, request, { signedOn, keysOn }, transaction);
    const { effectiveOn, timeZone } = contract.terms;
    if (signedOn < effectiveOn) {
      const message = problemTexts.closingImpossibleDay;
      throw new AppError('closing.impossible-day', message, { details: [{ path: 'body.entry.signedOn', message }] });
    }
    const at = now();
    const days = [
      ['body.entry.signedOn', signedOn],
      ['body.entry.keysOn', keysOn],
    ] as const;
    refuseFutureDays(days, timeZone, at);
    const after = { ...before, version: before.version + 1, signedOn, keysOn, updatedAt: at.toISOString() };
    await store.save(after, at, transaction);
    await closeContract({ userId, contractId: contract.id, correlationId }, transaction);
    await updateBasis({ userId, title: 'Closing', met: true, correlationId }, transaction);
    const loan = await readLoan(dependencies, contract, userId);
    await updateFirstYearEvents(dependencies, contract, { before, after, loan }, transaction);
  });
  return readClosing(dependencies, userId);
}

/**
 * Takes the keys back, with all that followed.
 * @throws AppError `contract.not-found`, `closing.no-keys`, `contract.exists` @throws VersionConflict `closing.conflict`
 */
export async function takeBackKeys(dependencies: ClosingDependencies, request: ClosingRequest): Promise<ClosingView> {
  const { store, transaction, reopenContract, updateBasis, now } = dependencies;
  const { userId, correlationId } = request;
  await transaction(async (transaction) => {
    const { contract, before } = await readForChange(dependencies, request, null, transaction);
    if (before.keysOn === null) throw new AppError('closing.no-keys', problemTexts.closingNoKeys);
    const at = now();
    const after = { ...before, version: before.version + 1, signedOn: null, keysOn: null, updatedAt: at.toISOString() };
    await store.save(after, at, transaction);
    await reopenContract({ userId, contractId: contract.id, correlationId }, transaction);
    await updateBasis({ userId, title: 'Closing', met: false, correlationId }, transaction);
    const loan = await readLoan(dependencies, contract, userId);
    await updateFirstYearEvents(dependencies, contract, { before, after, loan }, transaction);
  });
  return readClosing(dependencies, userId);
}
