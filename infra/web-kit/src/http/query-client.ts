import { queryDefaults } from '@hearthway/contracts/constants';
import { QueryClient } from '@tanstack/react-query';

/** Each slice creates its own. Defaults of queries: one retry, no refetch on focus, fresh for five minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: queryDefaults.retry,
        refetchOnWindowFocus: false,
        staleTime: queryDefaults.staleMilliseconds,
      },
      // Offline, a mutation fails at once. It would otherwise wait and be sent later, even if the buyer has changed their mind.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
