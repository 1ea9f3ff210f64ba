import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in milliseconds. */
const staleTimeMs = 300_000;

/** A slice's own client with the product's defaults: one retry, no refetch on focus, fresh for five minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: 1, refetchOnWindowFocus: false, staleTime: staleTimeMs },
      mutations: { retry: false },
    },
  });
}
