import { changeLenderMatchStatus, type LenderMatch, type LenderMatchStatus } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export interface StatusChange {
  readonly lenderMatchId: string;
  readonly status: LenderMatchStatus;
}

/** @throws {RequestError} */
export function sendStatusChange(session: SessionAccess, change: StatusChange): Promise<LenderMatch> {
  const { lenderMatchId, status } = change;
  return callOperation(session.request, changeLenderMatchStatus, { params: { lenderMatchId }, body: { status } });
}
