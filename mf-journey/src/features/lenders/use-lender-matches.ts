import { countRemainingLenders, type LenderMatch } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { lenderMatchesQuery } from './api.js';

export interface LenderMatches {
  /** Whether another search can't add anything. */
  readonly hasAll: boolean;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly matches: readonly LenderMatch[];
}

export function useLenderMatches(): LenderMatches {
  const caller = useCaller();
  const { data, isError } = useQuery(lenderMatchesQuery(caller));
  const remaining = useQuery({
    ...operationQuery(caller, countRemainingLenders),
    // The plan may have changed.
    staleTime: 0,
    enabled: Boolean(data?.length),
  });
  return {
    hasAll: remaining.data?.count === 0,
    state: data ? 'ready' : isError ? 'failed' : 'loading',
    matches: data ?? [],
  };
}
