import {
  decideInspection,
  getInspection,
  listEarlierInspections,
  saveInspection,
  type InspectionEntry,
  type InspectionStep,
  type InspectionView,
} from '@hearthway/contracts/journey';
import { callOperation, operationKey, operationQuery, type RequestError } from '@hearthway/web-kit/http';
import { useCaller } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContractRefresh } from '../../features/contract/index.js';
import { useEntryChange, type ContractEntryKind, type FailureShown } from '../../features/contract-entry/index.js';

/** Read again whenever the buyer comes back: a partner may have written something, and the window may have ended. */
export function useInspection() {
  return useQuery({ ...operationQuery(useCaller(), getInspection), staleTime: 0, refetchOnWindowFocus: true });
}

/** Of the contracts that ended. */
export const useEarlierInspections = () => useQuery(operationQuery(useCaller(), listEarlierInspections));

const kind: ContractEntryKind<InspectionView, InspectionEntry> = {
  read: getInspection,
  save: saveInspection,
  entryOf({ inspection: { version: _version, updatedAt: _updatedAt, decisions: _decisions, ...entry } }) {
    return entry;
  },
  versionOf: ({ inspection }) => inspection.version,
};

export const useInspectionChange = (shown?: FailureShown) => useEntryChange(kind, shown);

/** Records a decision. The contract, its deadlines, and the milestone follow. */
export function useDecision() {
  const caller = useCaller();
  const client = useQueryClient();
  const refresh = useContractRefresh();
  const queryKey = operationKey(caller, getInspection);
  return useMutation<InspectionView, RequestError, InspectionStep>({
    // After a save that is still under way.
    scope: { id: getInspection.path },
    mutationFn(step) {
      const view = client.getQueryData<InspectionView>(queryKey);
      const headers = { 'if-match': view?.inspection.version ?? 0 };
      return callOperation(caller.request, decideInspection, {
        headers,
        body: { contractId: view?.contract?.id ?? 'none', step },
      });
    },
    onSuccess(view, { decision }) {
      client.setQueryData(queryKey, view);
      void client.invalidateQueries({ queryKey: operationKey(caller, listEarlierInspections) });
      refresh(decision === 'reopen');
    },
    onError() {
      void client.invalidateQueries({ queryKey });
    },
  });
}
