import { lenderStatusChanged, type LenderMatch, type LenderMatchStatus } from '@hearthway/contracts/journey';
import { lenderTexts, problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { LenderDependencies } from './dependencies.js';
import { statusChange, type StoredMatch } from './lender-match.js';
import { readRankingToday } from './ranking-today.js';
import { rankMatch } from './ranking/index.js';

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
  return rankMatch(match, await readRankingToday(dependencies, request.userId));
}

function change(
  { store, outbox, transaction, now }: LenderDependencies,
  { userId, lenderMatchId, status, correlationId }: ChangeLenderMatchStatus,
): Promise<StoredMatch> {
  return transaction(async (transaction) => {
    const match = await store.findById(userId, lenderMatchId, transaction);
    if (!match) throw new AppError('lender-match.not-found', problemTexts.lenderMatchNotFound);
    const wanted = statusChange(match, status);
    if (wanted === 'refused') throw new AppError('lender-match.wrong-status', lenderTexts.wrongStatus);
    if (!wanted) return match;
    const occurredAt = now();
    await store.updateStatus(lenderMatchId, status, occurredAt, transaction);
    await outbox.insert(
      lenderStatusChanged,
      {
        subject: lenderMatchId,
        data: { userId, lenderMatchId, lenderId: match.lenderId, ...wanted },
        correlationId,
        occurredAt,
      },
      transaction,
    );
    return { ...match, status };
  });
}
