import { lenderStatusChanged, type LenderMatch, type LenderMatchStatus } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { statusChange, type StoredMatch } from './lender-match.js';
import { matchesToday } from './ranking-today.js';
import type { LenderDependencies } from './remaining-lenders.js';

export interface ChangeLenderMatchStatus {
  readonly userId: string;
  readonly lenderMatchId: string;
  readonly status: LenderMatchStatus;
  readonly correlationId: string;
}

/**
 * Records that the buyer applied to a lender, or that the lender pre-qualified them, and publishes the change. The same
 * status again changes nothing.
 * @throws AppError `lender-match.not-found`, also for another buyer's; `lender-match.wrong-status`
 */
export async function changeLenderMatchStatus(
  dependencies: LenderDependencies,
  request: ChangeLenderMatchStatus,
): Promise<LenderMatch> {
  const match = await change(dependencies, request);
  const plan = await dependencies.readBuyerPlan(request.userId);
  const [changed] = matchesToday(dependencies, { userId: request.userId, matches: [match], plan });
  // The list may have lost the lender in the meantime.
  if (!changed) throw notFound();
  return changed;
}

function change(
  { store, outbox, transaction, now, currentLenders }: LenderDependencies,
  { userId, lenderMatchId, status, correlationId }: ChangeLenderMatchStatus,
): Promise<StoredMatch> {
  return transaction(async (transaction) => {
    const match = await store.findById(userId, lenderMatchId, transaction);
    const lender = currentLenders().lenders.find(({ id }) => id === match?.lenderId);
    if (!match || !lender) throw notFound();
    const wanted = statusChange(match, status);
    if (wanted === 'refused') throw new AppError('lender-match.wrong-status', lenderTexts.wrongStatus);
    if (!wanted) return match;
    const occurredAt = now();
    await store.updateStatus(lenderMatchId, status, occurredAt, transaction);
    await outbox.insert(
      lenderStatusChanged,
      {
        subject: lenderMatchId,
        data: { userId, lenderMatchId, lenderId: lender.id, ...wanted },
        correlationId,
        occurredAt,
      },
      transaction,
    );
    return { ...match, status };
  });
}

const notFound = (): AppError => new AppError('lender-match.not-found', 'We couldn’t find that lender match');
