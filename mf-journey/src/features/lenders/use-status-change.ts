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
 * Changes the status of one match on the server and then on the screen: a step that cannot be taken back is never shown early.
 * `onLast` is called after the last step that a buyer can take.
 */
export function useStatusChange({ id, lender }: LenderMatch, onLast: () => void) {
  const { session, toast } = usePlatform();
  const client = useQueryClient();
  const queryKey = lenderMatchesKey(useUser()?.id);
  const underWay = useRef(false);
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
      // Another window may have been quicker: what is true now is on the server.
      void client.invalidateQueries({ queryKey });
    },
    onSettled() {
      underWay.current = false;
    },
  });

  const change = (status: LenderMatchStatus): void => {
    if (underWay.current) return;
    underWay.current = true;
    mutation.mutate(status);
  };
  return { change, changing: mutation.isPending };
}
