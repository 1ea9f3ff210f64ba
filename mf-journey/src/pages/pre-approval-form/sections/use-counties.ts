import type { OperationReply } from '@hearthway/contracts/operation';
import type { listCounties, UsStateCode } from '@hearthway/contracts/journey';
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '@hearthway/web-kit/slice';
import { countiesQuery } from '../../../features/financial-profile/index.js';
import { isState } from './location-form.js';

export interface Counties {
  readonly counties: OperationReply<typeof listCounties>;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The counties of a state; empty until one is chosen. */
export function useCounties(state: string): Counties {
  const { session } = usePlatform();
  const query = useQuery({ ...countiesQuery(session, state as UsStateCode), enabled: isState(state) });
  return {
    counties: query.data ?? [],
    isLoading: query.isLoading,
    isFailed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}
