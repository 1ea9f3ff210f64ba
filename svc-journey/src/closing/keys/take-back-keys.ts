import type { ClosingView } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { findToChange, requireContract, type EntryRequest } from '../../contract-entries/index.js';
import type { ClosingDependencies } from '../dependencies.js';
import { keepFirstYear } from '../first-year/index.js';
import { readLoanPapers } from '../loan-papers.js';
import { readClosing } from '../read-closing.js';

/**
 * Takes the keys back, with all that followed from them.
 * @throws AppError `contract.not-found`, `contract-entry.conflict`, `closing.no-keys`, `contract.exists`
 */
export async function takeBackKeys(dependencies: ClosingDependencies, request: EntryRequest): Promise<ClosingView> {
  const { store, transaction, reopenContract, now } = dependencies;
  const { userId, contractId, correlationId } = request;
  await transaction(async (transaction) => {
    const { contract } = await requireContract(dependencies, request, transaction);
    const stored = await findToChange(dependencies, request, transaction);
    const loan = await readLoanPapers(dependencies, request, transaction);
    const before = stored.entry;
    if (before.keysOn === null) throw new AppError('closing.no-keys', 'You haven’t noted any keys for this home');
    const after = { ...before, signedOn: null, keysOn: null };
    await store.replace(userId, stored, after, now(), transaction);
    await reopenContract({ userId, contractId, correlationId }, transaction);
    await keepFirstYear(dependencies, { userId, contract, loan, closing: after }, transaction);
  });
  return readClosing(dependencies, userId);
}
