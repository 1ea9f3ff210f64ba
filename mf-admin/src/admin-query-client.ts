import { queryDefaults } from '@hearthway/contracts/constants';
import { createQueryClient, RequestError } from '@hearthway/web-kit/http';
import type { QueryClient } from '@tanstack/react-query';

/** Data is kept until the session ends, because the services log every read with the admin's name. */
export function createAdminQueryClient(): QueryClient {
  const client = createQueryClient();
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, staleTime: Infinity, gcTime: Infinity, retry: isRetryable },
  });
  return client;
}

/** Only network and server errors may be temporary. Retrying a refused credential would count as another attempt. */
function isRetryable(failures: number, error: Error): boolean {
  const isTemporary = error instanceof RequestError && (error.status === 0 || error.status >= 500);
  return failures < queryDefaults.retry && isTemporary;
}
