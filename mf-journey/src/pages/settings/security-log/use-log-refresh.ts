import { listSecurityEvents } from '@hearthway/contracts/identity';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';

/** Refetches the security log after an event that it lists. */
export function useLogRefresh(): () => Promise<void> {
  const caller = useCaller();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: operationKey(caller, listSecurityEvents) });
}
