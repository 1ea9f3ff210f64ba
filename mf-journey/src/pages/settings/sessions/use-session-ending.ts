import { listSessions } from '@hearthway/contracts/identity';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlatform } from '@hearthway/web-kit/slice';
import { sendSessionEnd } from '../../../features/account/index.js';

/** Ends sessions by id and shows a toast. Always refetches the list, because some may have ended despite an error. */
export function useSessionEnding(onEnded: () => void) {
  const { session, toast } = usePlatform();
  const client = useQueryClient();
  return useMutation({
    async mutationFn(sessionIds: readonly string[]) {
      await Promise.all(sessionIds.map((sessionId) => sendSessionEnd(session, sessionId)));
    },
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
    async onSettled() {
      await client.invalidateQueries({ queryKey: [listSessions.path] });
      onEnded();
    },
  });
}
