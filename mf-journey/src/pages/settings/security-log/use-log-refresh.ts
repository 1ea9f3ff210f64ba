import { listSecurityEvents } from '@hearthway/contracts/identity';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';

/** Fetches the security log again, after something that it tells of. */
export function useLogRefresh(): () => Promise<void> {
  const caller = useCaller();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: operationKey(caller, listSecurityEvents) });
}
