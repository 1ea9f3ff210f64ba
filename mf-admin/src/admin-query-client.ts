import { queryDefaults } from '@hearthway/contracts/constants';
import { createQueryClient, RequestError } from '@hearthway/web-kit/http';
import type { QueryClient } from '@tanstack/react-query';

/** What was read once is kept until the session ends: every reading is written down with the admin's name. */
export function createAdminQueryClient(): QueryClient {
  const client = createQueryClient();
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({
    ...defaults,
    queries: { ...defaults.queries, staleTime: Infinity, gcTime: Infinity, retry: mayHelpToRetry },
  });
  return client;
}

/** A refusal stays one, and of the credential it would count as another wrong one. */
function mayHelpToRetry(failures: number, error: Error): boolean {
  const mayPass = error instanceof RequestError && (error.status === 0 || error.status >= 500);
  return failures < queryDefaults.retry && mayPass;
}
