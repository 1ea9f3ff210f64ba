import type { ClosingView, KeysEntry } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { findToChange, requireActiveContract, type EntryRequest } from '../../contract-entries/index.js';
import { requirePastDays } from '../../deadlines/index.js';
import type { ClosingDependencies } from '../dependencies.js';
import { keepFirstYear } from '../first-year/index.js';
import { readLoanPapers } from '../loan-papers.js';
import { readClosing } from '../read-closing.js';

/**
 * The home is the buyer's: its contract closes, so that none of its deadlines warns any more, the milestone completes, and the
 * first year is in the calendar.
 * @throws AppError `contract.not-found`, `contract-entry.conflict`, `day.in-future`, `closing.impossible-day`
 */
export async function recordKeys(
  dependencies: ClosingDependencies,
  request: EntryRequest,
  { signedOn, keysOn }: KeysEntry,
): Promise<ClosingView> {
  const { store, transaction, closeContract, now } = dependencies;
  const { userId, contractId, correlationId } = request;
  await transaction(async (transaction) => {
    const { contract } = await requireActiveContract(dependencies, request, transaction);
    const stored = await findToChange(dependencies, request, transaction);
    const loan = await readLoanPapers(dependencies, request, transaction);
    const { timeZone, effectiveOn } = contract.terms;
    requirePastDays({ 'body.entry.signedOn': signedOn, 'body.entry.keysOn': keysOn }, timeZone, now());
    requireUnderContract(signedOn, effectiveOn);
    const before = stored.entry;
    const { firstPaymentOn } = before;
    // One from before keys that were taken back.
    const isOutdated = firstPaymentOn !== null && firstPaymentOn < signedOn;
    const after = { ...before, signedOn, keysOn, firstPaymentOn: isOutdated ? null : firstPaymentOn };
    await store.replace(userId, stored, after, now(), transaction);
    await closeContract({ userId, contractId, correlationId, keysOn }, transaction);
    await keepFirstYear(dependencies, { userId, contract, loan, closing: after }, transaction);
  });
  return readClosing(dependencies, userId);
}

/** @throws AppError `closing.impossible-day` */
function requireUnderContract(signedOn: string, effectiveOn: string): void {
  if (signedOn >= effectiveOn) return;
  const message = 'That is before your contract began. Please check the day.';
  throw new AppError('closing.impossible-day', message, { details: [{ path: 'body.entry.signedOn', message }] });
}
