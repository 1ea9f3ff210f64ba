import { getMortgageRates, type MortgageRates } from '@hearthway/contracts/journey';
import type { SessionAccess } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';
import { queryOptions } from '@tanstack/react-query';

export function fetchMortgageRates(session: SessionAccess, signal?: AbortSignal): Promise<MortgageRates> {
  return callOperation(session.request, getMortgageRates, undefined, { signal });
}

export function mortgageRatesQuery(session: SessionAccess) {
  return queryOptions({
    queryKey: [getMortgageRates.path],
    queryFn: ({ signal }) => fetchMortgageRates(session, signal),
  });
}
