import { listSessions, revokeSession } from '@hearthway/contracts/identity';
import { operationKey, operationMutation } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';
import { useLogRefresh } from '../security-log/use-log-refresh.js';

/** Ends sessions by id and shows a toast. Always refetches the list, because some may have ended despite an error. */
export function useSessionEnding(onEnded: () => void) {
  const { toast } = usePlatform();
  const caller = useCaller();
  const refreshLog = useLogRefresh();
  const { mutateAsync: end } = useMutation(operationMutation(caller, revokeSession));
  return useMutation({
    mutationFn: (sessionIds: readonly string[]) =>
      Promise.all(sessionIds.map((sessionId) => end({ params: { sessionId } }))),
    onSuccess(_, { length }) {
      toast({ title: length === 1 ? 'Session logged out' : 'Logged out everywhere else' });
    },
    onError() {
      toast({
        title: 'Not logged out everywhere',
        description: 'The list shows where you’re still logged in. Please try again.',
        tone: 'destructive',
      });
    },
    async onSettled(_ended, _error, _sessionIds, _before, { client }) {
      void refreshLog();
      await client.invalidateQueries({ queryKey: operationKey(caller, listSessions) });
      onEnded();
    },
  });
}
