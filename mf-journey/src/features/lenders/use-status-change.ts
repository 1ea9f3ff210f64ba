import { useRef } from 'react';
import {
  lenderMatchStatuses,
  nextLenderMatchStatus,
  type LenderMatch,
  type LenderMatchStatus,
} from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { sendStatusChange, lenderMatchesKey } from './api.js';

/**
 * Changes the status of a match, on the server first because it cannot be undone. Calls `onLast` after the last
 * status that a buyer can set.
 */
export function useStatusChange({ id, lender }: LenderMatch, onLast: () => void) {
  const { session, toast } = usePlatform();
  const client = useQueryClient();
  const queryKey = lenderMatchesKey(useUser()?.id);
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: (status: LenderMatchStatus) => sendStatusChange(session, { lenderMatchId: id, status }),
    onSuccess(changed) {
      client.setQueryData<LenderMatch[]>(queryKey, (list) => list?.map((entry) => (entry.id === id ? changed : entry)));
      toast({
        title: lenderTexts.statusUpdated,
        description: `${lender.name}: ${lenderMatchStatuses[changed.status]}`,
      });
      if (!nextLenderMatchStatus[changed.status]) onLast();
    },
    onError({ message }) {
      toast({ title: lenderTexts.statusFailed, description: message, tone: 'destructive' });
      // Another window may have changed it first.
      void client.invalidateQueries({ queryKey });
    },
    onSettled() {
      isRunning.current = false;
    },
  });

  const change = (status: LenderMatchStatus): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(status);
  };
  return { change, changing: mutation.isPending };
}
