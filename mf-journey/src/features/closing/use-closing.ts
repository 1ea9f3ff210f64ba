import {
  closing,
  closingEntryOf,
  getClosing,
  getContract,
  listCalendarEvents,
  type Closing,
  type ClosingEntry,
  type ClosingView,
  type KeysEntry,
} from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContractRefresh } from '../contract/index.js';
import { useMilestone, useMilestones } from '../milestones/index.js';
import { closingQuery, sendClosing, sendKeys, takeKeysBack, type ClosingVersion } from './api.js';

export function useClosing() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...closingQuery(session, user?.id), enabled: Boolean(user) });
}

/** What one form or box of the page sets. */
export type ClosingChange = Partial<ClosingEntry>;

/**
 * Saves a change, one after another. It shows at once. If another window was faster, the change goes on top of what it saved,
 * so nothing is lost.
 */
export function useClosingChange() {
  const { session, toast } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  const { queryKey } = closingQuery(session, userId);

  const save = async (change: ClosingChange): Promise<ClosingView> => {
    const { contractId, closing: stored } = shownClosing(client.getQueryData(queryKey));
    const send = (base: Closing): Promise<ClosingView> =>
      sendClosing(session, { contractId, version: base.version }, { ...closingEntryOf(base), ...change });
    try {
      return await send(stored);
    } catch (error) {
      const current = conflictOf(error);
      if (!current) throw error;
      return send(current);
    }
  };

  return useMutation({
    scope: { id: getClosing.path },
    mutationFn: save,
    async onMutate(change: ClosingChange) {
      await client.cancelQueries({ queryKey });
      const shown = client.getQueryData<ClosingView>(queryKey);
      if (shown) client.setQueryData<ClosingView>(queryKey, { ...shown, closing: { ...shown.closing, ...change } });
    },
    onSuccess(view) {
      client.setQueryData(queryKey, view);
      // The first year in the calendar follows the loan, and what is done.
      if (view.closing.keysOn !== null) void client.invalidateQueries({ queryKey: [listCalendarEvents.path] });
    },
    onError(error) {
      toast({ title: 'We couldn’t save that', description: error.message, tone: 'destructive' });
      // Without a contract, there is nothing to save to: show what there is.
      for (const key of [queryKey, [getContract.path]]) void client.invalidateQueries({ queryKey: key });
    },
  });
}

/** Records the keys, which completes the milestone, or takes them back. The contract and its calendar follow. */
export function useKeys() {
  const { session, toast, track } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  const milestone = useMilestone('Closing');
  const { celebrateDone, retry } = useMilestones();
  const refreshContract = useContractRefresh();
  const { queryKey } = closingQuery(session, userId);
  const stored = (): ClosingVersion => {
    const { contractId, closing } = shownClosing(client.getQueryData(queryKey));
    return { contractId, version: closing.version };
  };
  const show = (view: ClosingView): void => {
    client.setQueryData(queryKey, view);
    refreshContract();
    retry();
  };
  const reload = (): void => void client.invalidateQueries({ queryKey });

  const takeBack = useMutation({
    scope: { id: getClosing.path },
    mutationFn: () => takeKeysBack(session, stored()),
    onSuccess: show,
    onError(error) {
      toast({ title: 'We couldn’t undo that', description: error.message, tone: 'destructive' });
      reload();
    },
  });
  const record = useMutation({
    scope: { id: getClosing.path },
    mutationFn: (entry: KeysEntry) => sendKeys(session, stored(), entry),
    onSuccess(view) {
      show(view);
      track({ eventType: 'form_submit', eventSource: 'mf-journey', eventData: { form: 'closing-keys' } });
      if (milestone && milestone.status !== 'completed') celebrateDone(milestone, () => takeBack.mutate());
    },
    onError: reload,
  });
  return { record, takeBack };
}

/** The closing on the page, and whose it is: a save names its contract, since another one may be the buyer’s by then. */
function shownClosing(view: ClosingView | undefined) {
  if (!view?.contract) throw new Error('There is no closing on the page');
  return { contractId: view.contract.id, closing: view.closing };
}

function conflictOf(error: unknown): Closing | undefined {
  const current = error instanceof RequestError ? error.versions?.current : undefined;
  return closing.safeParse(current).data;
}
