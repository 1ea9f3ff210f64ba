import type { ClosingEntry, ClosingView } from '@hearthway/contracts/journey';
import { AppError } from '@hearthway/service-kit';
import { findToChange, requireContract, type EntryRequest } from '../contract-entries/index.js';
import { requirePastDays } from '../deadlines/index.js';
import type { ClosingRecord } from './closing-store.js';
import type { ClosingDependencies } from './dependencies.js';
import { keepFirstYear } from './first-year/index.js';
import { readLoanPapers } from './loan-papers.js';
import { readClosing } from './read-closing.js';

/**
 * Saves how far the closing is. After the keys, only what the first year in the calendar follows still changes: a lender may
 * correct its papers.
 * @throws AppError `contract.not-found`, `contract-entry.conflict`, `day.in-future`, `closing.impossible-day`
 */
export async function saveClosing(
  dependencies: ClosingDependencies,
  request: EntryRequest,
  entry: ClosingEntry,
): Promise<ClosingView> {
  const { store, transaction, now, settleDeadline } = dependencies;
  const { userId } = request;
  await transaction(async (transaction) => {
    const { contract } = await requireContract(dependencies, request, transaction);
    const stored = await findToChange(dependencies, request, transaction);
    const { disclosure, correction } = entry;
    requirePastDays(
      {
        'body.entry.disclosure.receivedOn': disclosure?.receivedOn,
        'body.entry.correction.receivedOn': correction?.receivedOn,
      },
      contract.terms.timeZone,
      now(),
    );
    const before = stored.entry;
    if (before.keysOn !== null) requireSame(before, entry);
    requirePaymentAfterSigning(before, entry);
    const after = { ...entry, signedOn: before.signedOn, keysOn: before.keysOn };
    await store.replace(userId, stored, after, now(), transaction);
    const done = disclosure !== null;
    const outcome = { userId, deadlineKey: 'closing-disclosure', done, correlationId: request.correlationId };
    if (done !== (before.disclosure !== null)) await settleDeadline(outcome, transaction);
    if (after.keysOn === null) return;
    const loan = await readLoanPapers(dependencies, request, transaction);
    await keepFirstYear(dependencies, { userId, contract, loan, closing: after }, transaction);
  });
  return readClosing(dependencies, userId);
}

/** @throws AppError `closing.impossible-day` */
function requirePaymentAfterSigning(
  { signedOn }: Pick<ClosingRecord, 'signedOn'>,
  { firstPaymentOn }: Pick<ClosingEntry, 'firstPaymentOn'>,
): void {
  if (signedOn === null || firstPaymentOn === null || firstPaymentOn >= signedOn) return;
  const message = 'That is before you signed. Please check the year.';
  throw new AppError('closing.impossible-day', message, { details: [{ path: 'body.entry.firstPaymentOn', message }] });
}

/** @throws AppError `contract.not-found` */
function requireSame(before: ClosingEntry, after: ClosingEntry): void {
  const [was, is] = [before, after].map((entry) => JSON.stringify(lockedByKeys.map((name) => entry[name])));
  if (was === is) return;
  const message = 'You have closed on this home. Only the lender’s papers and your first year still change.';
  throw new AppError('contract.not-found', message);
}

const lockedByKeys = [
  'cash',
  'titleCompany',
  'titlePhone',
  'wireChanged',
  'walkThroughNote',
  'done',
] as const satisfies readonly (keyof ClosingEntry)[];
