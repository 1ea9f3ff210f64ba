import {
  getPreApprovalProgress,
  paperIds,
  savePreApprovalProgress,
  type PaperId,
  type PreApprovalProgress,
  type PreApprovalProgressEntry,
} from '@hearthway/contracts/journey';
import { callOperation, operationKey, operationQuery, RequestError } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useMutation, useMutationState, useQuery } from '@tanstack/react-query';

/** What the buyer does here: one thing at a time. */
export type ProgressChange = { readonly payingCash: boolean } | { readonly paper: PaperId; readonly ready: boolean };

const mutationKey = ['save-pre-approval-progress'];

/** The saved progress, including changes still being saved. */
export function useProgress() {
  const query = useQuery(operationQuery(useCaller(), getPreApprovalProgress));
  const saving = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as ProgressChange,
  });
  const data = query.data && { ...query.data, ...saving.reduce(withChange, query.data) };
  return { ...query, data };
}

export function useProgressChange() {
  const { toast } = usePlatform();
  const caller = useCaller();
  return useMutation<PreApprovalProgress, Error, ProgressChange>({
    mutationKey,
    // One after the other, so that each is sent with the version that the one before made.
    scope: { id: mutationKey.join() },
    async mutationFn(change, { client }) {
      const reading = operationQuery(caller, getPreApprovalProgress);
      const send = ({ version, ...progress }: PreApprovalProgress) =>
        callOperation(caller.request, savePreApprovalProgress, {
          headers: { 'if-match': version },
          body: withChange(progress, change),
        });
      const saved = await send(await client.query({ ...reading, staleTime: 'static' })).catch(
        async (error: unknown) => {
          if (!(error instanceof RequestError) || error.code !== 'pre-approval-progress.conflict') throw error;
          // Another window changed something, perhaps this very thing. This change still applies on top.
          return send(await client.query({ ...reading, staleTime: 0 }));
        },
      );
      client.setQueryData(operationKey(caller, getPreApprovalProgress), saved);
      return saved;
    },
    onError({ message }) {
      toast({ title: 'We couldn’t save that', description: message, tone: 'destructive' });
    },
  });
}

function withChange(
  { payingCash, papers }: Omit<PreApprovalProgress, 'version'>,
  change: ProgressChange,
): PreApprovalProgressEntry {
  const ready = new Set(papers);
  if ('paper' in change) {
    if (change.ready) ready.add(change.paper);
    else ready.delete(change.paper);
  }
  return {
    payingCash: 'payingCash' in change ? change.payingCash : payingCash,
    papers: paperIds.filter((id) => ready.has(id)),
  };
}
