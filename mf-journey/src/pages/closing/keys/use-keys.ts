import { getClosing, recordKeys, takeBackKeys, type ClosingView, type KeysEntry } from '@hearthway/contracts/journey';
import { callOperation, operationKey, type RequestError } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContractRefresh } from '../../../features/contract/index.js';
import type { FailureShown } from '../../../features/contract-entry/index.js';

/** Closes the contract, or opens it again, and loads what follows from that. After other changes of the closing, not beside them. */
export function useKeys(contractId: string) {
  const caller = useCaller();
  const client = useQueryClient();
  const { toast } = usePlatform();
  const refresh = useContractRefresh();
  const queryKey = operationKey(caller, getClosing);
  const ofVersion = () => ({ 'if-match': client.getQueryData<ClosingView>(queryKey)?.closing.version ?? 0 });
  const common = {
    scope: { id: getClosing.path },
    onError: () => void client.invalidateQueries({ queryKey }),
  };

  const takeBack = useMutation<ClosingView, RequestError, FailureShown>({
    ...common,
    mutationFn: () => callOperation(caller.request, takeBackKeys, { body: { contractId }, headers: ofVersion() }),
    onSuccess(view) {
      client.setQueryData(queryKey, view);
      toast({ title: 'Your contract is open again', description: 'Its deadlines are back in your calendar.' });
      refresh();
    },
    onError({ message }, failureShown) {
      if (failureShown === 'in-toast')
        toast({ title: 'We couldn’t undo that', description: message, tone: 'destructive' });
      common.onError();
    },
  });
  /** The celebration and the toast both offer it. */
  const takeBackOnce = (): void => {
    if (client.getQueryData<ClosingView>(queryKey)?.closing.keysOn !== null) takeBack.mutate('in-toast');
  };
  const record = useMutation<ClosingView, RequestError, KeysEntry>({
    ...common,
    mutationFn: (entry) =>
      callOperation(caller.request, recordKeys, { body: { contractId, entry }, headers: ofVersion() }),
    onSuccess(view) {
      client.setQueryData(queryKey, view);
      toast({
        title: 'The home is yours',
        description: 'Your first year is in your calendar.',
        action: { label: 'Undo', onSelect: takeBackOnce },
      });
      refresh(false, takeBackOnce);
    },
  });
  return { record, takeBack };
}
