import type { LenderMatch } from '@hearthway/contracts/journey';
import { useQuery } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { lenderMatchesQuery, remainingLendersQuery } from './api.js';

export interface LenderMatches {
  /** Whether a search could add nothing. */
  readonly hasAll: boolean;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly matches: readonly LenderMatch[];
}

export function useLenderMatches(): LenderMatches {
  const { session } = usePlatform();
  const user = useUser();
  const { data, isError } = useQuery({ ...lenderMatchesQuery(session, user?.id), enabled: Boolean(user) });
  const remaining = useQuery({ ...remainingLendersQuery(session, user?.id), enabled: Boolean(data?.length) });
  return { hasAll: remaining.data === 0, state: data ? 'ready' : isError ? 'failed' : 'loading', matches: data ?? [] };
}
