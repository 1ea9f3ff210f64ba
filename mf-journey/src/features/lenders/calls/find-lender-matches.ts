import { lenderFindCount } from '@hearthway/contracts/constants';
import { findLenderMatches, type LenderMatch } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { lenderTexts } from '@hearthway/contracts/texts';
import { callOperation, RequestError } from '@hearthway/web-kit/http';

/**
 * The next best lenders, as many as are asked for at once; none when the buyer has all of them.
 * @throws {RequestError}
 */
export function requestLenderMatches(session: SessionAccess): Promise<LenderMatch[]> {
  return callOperation(session.request, findLenderMatches, { body: { count: lenderFindCount } });
}

/** The server cannot match lenders before the buyer has completed the financial information. */
export function asksForFinancialInformation(error: unknown): boolean {
  return error instanceof RequestError && error.message.includes(lenderTexts.financialInformationMarker);
}
