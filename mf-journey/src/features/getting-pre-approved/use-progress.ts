import { preApprovalProgress, paperIds, type PaperId, type PreApprovalProgress } from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { progressQuery, sendProgress } from './api.js';

export function useProgress() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...progressQuery(session, user?.id), enabled: Boolean(user) });
}

/** One thing that the buyer changes. Each is its own, so that changes from two windows can be put together. */
export type ProgressChange = { readonly payingCash: boolean } | { readonly paper: PaperId; readonly isReady: boolean };

/** Saves a change, one after another. It shows at once and is rolled back if it can’t be saved. */
export function useProgressChange() {
  const { session, toast } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  const { queryKey } = progressQuery(session, userId);
  const scope = { id: String(queryKey[0]) };
  const stored = (): PreApprovalProgress =>
    client.getQueryData<PreApprovalProgress>(queryKey) ?? { version: 0, payingCash: false, papers: [] };

  return useMutation({
    scope,
    async mutationFn(change: ProgressChange) {
      try {
        return await sendProgress(session, stored().version, changed(stored(), change));
      } catch (error) {
        const current = error instanceof RequestError ? error.versions?.current : undefined;
        const parsed = preApprovalProgress.safeParse(current).data;
        if (!parsed) throw error;
        // Another window was faster. This change goes on top of what it saved, so nothing is lost.
        return sendProgress(session, parsed.version, changed(parsed, change));
      }
    },
    async onMutate(change) {
      await client.cancelQueries({ queryKey });
      const before = stored();
      client.setQueryData<PreApprovalProgress>(queryKey, { ...before, ...changed(before, change) });
    },
    onSuccess(saved) {
      client.setQueryData(queryKey, saved);
    },
    onError(error) {
      toast({ title: 'We couldn’t save that', description: error.message, tone: 'destructive' });
      void client.invalidateQueries({ queryKey });
    },
  });
}

function changed({ payingCash, papers }: PreApprovalProgress, change: ProgressChange) {
  const known = papers.filter((paper): paper is PaperId => (paperIds as readonly string[]).includes(paper));
  if ('payingCash' in change) return { payingCash: change.payingCash, papers: known };
  const others = known.filter((paper) => paper !== change.paper);
  return { payingCash, papers: change.isReady ? [...others, change.paper] : others };
}
