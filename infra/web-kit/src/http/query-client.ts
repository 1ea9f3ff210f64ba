import { queryDefaults } from '@hearthway/contracts/constants';
import { QueryClient } from '@tanstack/react-query';

/** Each slice creates its own. Defaults: one retry, no refetch on focus, fresh for five minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: queryDefaults.retry,
        refetchOnWindowFocus: false,
        staleTime: queryDefaults.staleMilliseconds,
      },
      mutations: { retry: false },
    },
  });
}
