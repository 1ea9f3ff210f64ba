import type { OperationReply } from '@hearthway/contracts/operation';
import { listCounties, type UsStateCode } from '@hearthway/contracts/journey';
import { operationQuery } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQuery } from '@tanstack/react-query';
import { isState } from './location-form.js';

export interface Counties {
  readonly counties: OperationReply<typeof listCounties>;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The counties of a state; empty until one is chosen. */
export function useCounties(state: string): Counties {
  const query = useQuery({
    ...operationQuery(useCaller(), listCounties, { query: { state: state as UsStateCode } }),
    staleTime: Infinity,
    enabled: isState(state),
  });
  return {
    counties: query.data ?? [],
    isLoading: query.isLoading,
    isFailed: query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}
