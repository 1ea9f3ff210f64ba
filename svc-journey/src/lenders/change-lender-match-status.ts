import { lenderStatusChanged, type LenderMatch, type LenderMatchStatus } from '@hearthway/contracts/journey';
import { lenderTexts, problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { LenderDependencies } from './dependencies.js';
import { rankMatches, statusChange, type KeptMatch } from './lender-match.js';

export interface ChangeLenderMatchStatus {
  readonly userId: string;
  readonly lenderMatchId: string;
  readonly status: LenderMatchStatus;
  readonly correlationId: string;
}

/**
 * Says that the buyer has applied to one of the lenders, or was pre-qualified by it, and tells the others. The same again
 * changes nothing.
 * @throws AppError `lender-match.not-found`, also for somebody else's; `lender-match.wrong-status`
 */
export async function changeLenderMatchStatus(
  dependencies: LenderDependencies,
  request: ChangeLenderMatchStatus,
): Promise<LenderMatch> {
  const { lenders, readFacts, drawLot } = dependencies;
  const { userId } = request;
  const changed = await change(dependencies, request);
  const [match] = rankMatches([changed], lenders, await readFacts(userId), (lenderId) => drawLot(userId, lenderId));
  if (!match) throw new AppError('lender-match.not-found', problemTexts.lenderMatchNotFound);
  return match;
}

function change(
  { store, outbox, transaction, now }: LenderDependencies,
  { userId, lenderMatchId, status, correlationId }: ChangeLenderMatchStatus,
): Promise<KeptMatch> {
  return transaction(async (session) => {
    const match = await store.find(userId, lenderMatchId, session);
    if (!match) throw new AppError('lender-match.not-found', problemTexts.lenderMatchNotFound);
    const wanted = statusChange(match, status);
    if (wanted === 'refused') throw new AppError('lender-match.wrong-status', lenderTexts.wrongStatus);
    if (!wanted) return match;
    const occurredAt = now();
    await store.setStatus(lenderMatchId, status, occurredAt, session);
    await outbox.add(session, lenderStatusChanged, {
      subject: userId,
      data: { userId, lenderMatchId, lenderId: match.lenderId, ...wanted },
      correlationId,
      occurredAt,
    });
    return { ...match, status };
  });
}
