import { useRef } from 'react';
import {
  changeLenderMatchStatus,
  lenderMatchStatuses,
  listLenderMatches,
  nextLenderMatchStatus,
  type LenderMatch,
  type LenderMatchStatus,
} from '@hearthway/contracts/journey';
import { lenderTexts } from '@hearthway/contracts/texts';
import { operationMutation, operationQuery } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation } from '@tanstack/react-query';

/**
 * Changes the status of a match, on the server first because it cannot be undone. Calls `onLast` after the last
 * status that a buyer can set.
 */
export function useStatusChange({ id, lender }: LenderMatch, onLast: () => void) {
  const { toast } = usePlatform();
  const isRunning = useRef(false);
  const caller = useCaller();
  const { queryKey } = operationQuery(caller, listLenderMatches);
  const mutation = useMutation({
    ...operationMutation(caller, changeLenderMatchStatus),
    onSuccess(changed, _input, _result, { client }) {
      // Not fetched again: the cards would move while the buyer looks at one.
      client.setQueryData(queryKey, (list) => list?.map((entry) => (entry.id === id ? changed : entry)));
      toast({
        title: lenderTexts.statusUpdated,
        description: `${lender.name}: ${lenderMatchStatuses[changed.status]}`,
      });
      if (!nextLenderMatchStatus[changed.status]) onLast();
    },
    onError({ message }, _input, _result, { client }) {
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
    mutation.mutate({ params: { lenderMatchId: id }, body: { status } });
  };
  return { change, changing: mutation.isPending };
}
