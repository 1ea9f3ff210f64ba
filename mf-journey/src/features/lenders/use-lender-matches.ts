import type { LenderMatch } from '@hearthway/contracts/journey';
import { useQuery } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { lenderMatchesQuery } from './api.js';

export interface LenderMatches {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly matches: readonly LenderMatch[];
}

export function useLenderMatches(): LenderMatches {
  const { session } = usePlatform();
  const user = useUser();
  const { data, isError } = useQuery({ ...lenderMatchesQuery(session, user?.id), enabled: Boolean(user) });
  return { state: data ? 'ready' : isError ? 'failed' : 'loading', matches: data ?? [] };
}
