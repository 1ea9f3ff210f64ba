import {
  getAppraisal,
  getContract,
  getMortgageApplication,
  getUnderwriting,
  listCalendarEvents,
  mortgageApplication,
  type MortgageApplication,
  type MortgageApplicationEntry,
  type MortgageApplicationView,
} from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQuery, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useMilestone, useMilestones, useRefreshedRules } from '../milestones/index.js';
import { applicationQuery, sendApplication } from './api.js';

export function useMortgageApplication() {
  const { session } = usePlatform();
  const user = useUser();
  return useQuery({ ...applicationQuery(session, user?.id), enabled: Boolean(user) });
}

/** What one form or box of the page sets. */
export type ApplicationChange = Partial<MortgageApplicationEntry>;

/**
 * Saves a change, one after another. It shows at once. If another window was faster, the change goes on top of what it saved,
 * so nothing is lost. Celebrates when it completes the milestone.
 */
export function useApplicationChange() {
  const { session, toast } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  const milestone = useMilestone('Mortgage Application');
  const { celebrateDone, retry } = useMilestones();
  const refreshRules = useRefreshedRules();
  const { queryKey } = applicationQuery(session, userId);

  const save = async (change: ApplicationChange): Promise<MortgageApplicationView> => {
    const view = client.getQueryData<MortgageApplicationView>(queryKey);
    if (!view?.contract) throw new Error('There is no application on the page');
    // Named, since another contract may be the buyer’s by now.
    const { id: contractId } = view.contract;
    const send = (base: MortgageApplication): Promise<MortgageApplicationView> =>
      sendApplication(session, { contractId, version: base.version }, changed(base, change));
    try {
      return await send(view.application);
    } catch (error) {
      const current = error instanceof RequestError ? error.versions?.current : undefined;
      const parsed = mortgageApplication.safeParse(current).data;
      if (!parsed) throw error;
      return send(parsed);
    }
  };

  const mutation: UseMutationResult<MortgageApplicationView, Error, ApplicationChange, Before> = useMutation({
    scope: { id: getMortgageApplication.path },
    mutationFn: save,
    async onMutate(change) {
      await client.cancelQueries({ queryKey });
      const shown = client.getQueryData<MortgageApplicationView>(queryKey);
      if (shown) {
        const application = { ...shown.application, ...change };
        client.setQueryData<MortgageApplicationView>(queryKey, { ...shown, application });
      }
      return { before: shown?.application };
    },
    onSuccess(view, change, { before }) {
      client.setQueryData(queryKey, view);
      const followers = change.lock === undefined ? [] : [listCalendarEvents];
      // Underwriting counts with the lock and the chosen Loan Estimate.
      for (const { path } of [...followers, getUnderwriting, getAppraisal]) {
        void client.invalidateQueries({ queryKey: [path] });
      }
      const completes = isComplete(view.application) && before !== undefined && !isComplete(before);
      refreshRules();
      if (completes && milestone && milestone.status !== 'completed') {
        celebrateDone(milestone, () => mutation.mutate(undoOf(before, change)));
      } else retry();
    },
    onError(error) {
      toast({ title: 'We couldn’t save that', description: error.message, tone: 'destructive' });
      // Without a contract, there is nothing to save to: show what there is.
      for (const key of [queryKey, [getContract.path]]) void client.invalidateQueries({ queryKey: key });
    },
  });
  return mutation;
}

interface Before {
  readonly before: MortgageApplication | undefined;
}

/** After Loan Estimates changed: what is known, the days, and the milestone rest on them. */
export function useRefreshedApplication(): () => void {
  const client = useQueryClient();
  const { retry } = useMilestones();
  return () => {
    for (const { path } of [getMortgageApplication, getUnderwriting, getAppraisal]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
    retry();
  };
}

function isComplete({ estimateId, intentOn, lock }: MortgageApplication): boolean {
  return estimateId !== null && intentOn !== null && lock !== null;
}

/** What a change set, as it was before. */
function undoOf(before: MortgageApplication, change: ApplicationChange): ApplicationChange {
  const names = Object.keys(change) as (keyof MortgageApplicationEntry)[];
  return Object.fromEntries(names.map((name) => [name, before[name]]));
}

function changed(
  { lender, appliedOn, finished, estimateId, intentOn, lock }: MortgageApplication,
  change: ApplicationChange,
): MortgageApplicationEntry {
  return { lender, appliedOn, finished, estimateId, intentOn, lock, ...change };
}
