import { nextLenderMatchStatus, type LenderMatch, type LenderMatchStatus } from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { StoredMatch } from './lender-match.js';
import { matchesToday } from './ranking-today.js';
import type { LenderDependencies } from './remaining-lenders.js';

export interface ChangeLenderMatchStatus {
  readonly userId: string;
  readonly lenderMatchId: string;
  readonly status: LenderMatchStatus;
}

/**
 * Records that the buyer applied to a lender, or that the lender pre-qualified them. The same status again changes nothing.
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
  { store, transaction, now, currentLenders }: LenderDependencies,
  { userId, lenderMatchId, status }: ChangeLenderMatchStatus,
): Promise<StoredMatch> {
  return transaction(async (transaction) => {
    const match = await store.findById(userId, lenderMatchId, transaction);
    if (!match || !currentLenders().lenders.some(({ id }) => id === match.lenderId)) throw notFound();
    if (match.status === status) return match;
    if (nextLenderMatchStatus[match.status] !== status) {
      throw new AppError('lender-match.wrong-status', lenderTexts.wrongStatus);
    }
    await store.updateStatus(lenderMatchId, status, now(), transaction);
    return { ...match, status };
  });
}

const notFound = (): AppError => new AppError('lender-match.not-found', 'We couldn’t find that lender match');
