import {
  clearedOn,
  listCalendarEvents,
  type AppraisalEntry,
  type AppraisalView,
  type Condition,
  type ConditionEntry,
  type UnderwritingEntry,
  type UnderwritingView,
} from '@hearthway/contracts/journey';
import { RequestError } from '@hearthway/web-kit/http';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMilestone, useMilestones } from '../milestones/index.js';
import {
  addCondition,
  appraisalQuery,
  conditionsQuery,
  removeCondition,
  sendAppraisal,
  sendCondition,
  sendUnderwriting,
  underwritingQuery,
} from './api.js';

/** Saves stages, papers, and the appraisal, one after another. Celebrates when that completes the milestone. */
export function useFileChanges() {
  const { session } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  const tellRefusal = useToldRefusal();
  const { retry, celebrateDone } = useMilestones();
  const milestone = useMilestone('Appraisal');
  const file = underwritingQuery(session, userId);
  const appraisal = appraisalQuery(session, userId);

  const isComplete = (): boolean => {
    const view = client.getQueryData<UnderwritingView>(file.queryKey);
    return (
      Boolean(view && clearedOn(view.underwriting)) &&
      client.getQueryData<AppraisalView>(appraisal.queryKey)?.settled === true
    );
  };
  const afterSave = (wasComplete: boolean, undo: () => void): void => {
    if (isComplete() && !wasComplete && milestone && milestone.status !== 'completed') celebrateDone(milestone, undo);
    else retry();
  };

  const saveFile = useMutation({
    scope: { id: 'underwriting-file' },
    mutationFn(part: Partial<UnderwritingEntry>) {
      const view = client.getQueryData<UnderwritingView>(file.queryKey);
      if (!view?.contract) throw new Error('There is no contract to save to');
      const { version, steps, papers } = view.underwriting;
      return sendUnderwriting(session, { contractId: view.contract.id, version }, { steps, papers, ...part });
    },
    onMutate: () => ({ wasComplete: isComplete(), before: client.getQueryData<UnderwritingView>(file.queryKey) }),
    onSuccess(view, part, { wasComplete, before }) {
      client.setQueryData(file.queryKey, view);
      if (part.papers) void client.invalidateQueries({ queryKey: [listCalendarEvents.path] });
      afterSave(wasComplete, () => saveFile.mutate({ steps: before?.underwriting.steps ?? [] }));
    },
    onError: tellRefusal,
  });
  const saveAppraisal = useMutation({
    scope: { id: 'underwriting-file' },
    mutationFn(part: Partial<AppraisalEntry>) {
      const view = client.getQueryData<AppraisalView>(appraisal.queryKey);
      if (!view?.contract) throw new Error('There is no contract to save to');
      const { version, waived, reports, usedId, loan, decision } = view.appraisal;
      const entry = { waived, reports, usedId, loan, decision, ...part };
      return sendAppraisal(session, { contractId: view.contract.id, version }, entry);
    },
    onMutate: () => ({ wasComplete: isComplete(), before: client.getQueryData<AppraisalView>(appraisal.queryKey) }),
    onSuccess(view, part, { wasComplete, before }) {
      client.setQueryData(appraisal.queryKey, view);
      afterSave(wasComplete, () => saveAppraisal.mutate(undoOf(before, part)));
    },
    onError: tellRefusal,
  });
  return { saveFile, saveAppraisal };
}

/** Adds, changes, and deletes what the lender asks for. */
export function useConditionChanges() {
  const { session } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  const tellRefusal = useToldRefusal();
  const { queryKey } = conditionsQuery(session, userId);
  const onSuccess = async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: [listCalendarEvents.path] });
    await client.invalidateQueries({ queryKey });
  };

  return {
    add: useMutation({
      mutationFn: ({ contractId, ...added }: NewCondition) => addCondition(session, contractId, added),
      onSuccess,
      onError: tellRefusal,
    }),
    change: useMutation({
      mutationFn: ({ condition, entry }: { condition: Condition; entry: ConditionEntry }) =>
        sendCondition(session, condition, entry),
      onSuccess,
      onError: tellRefusal,
    }),
    remove: useMutation({
      mutationFn: (condition: Condition) => removeCondition(session, condition),
      onSuccess,
      onError: tellRefusal,
    }),
  };
}

interface NewCondition {
  readonly contractId: string;
  readonly entry: ConditionEntry;
  readonly idempotencyKey: string;
}

/** Tells why something wasn’t saved, and shows what there is: another window was faster, or the contract ended. */
function useToldRefusal(): (error: Error) => void {
  const { session, toast } = usePlatform();
  const userId = useUser()?.id;
  const client = useQueryClient();
  return (error) => {
    toast({ title: 'We couldn’t save that', description: error.message, tone: 'destructive' });
    if (!(error instanceof RequestError)) return;
    for (const query of [underwritingQuery, conditionsQuery, appraisalQuery]) {
      void client.invalidateQueries({ queryKey: query(session, userId).queryKey });
    }
  };
}

/** What a change set, as it was before. */
function undoOf(before: AppraisalView | undefined, change: Partial<AppraisalEntry>): Partial<AppraisalEntry> {
  if (!before) return {};
  const names = Object.keys(change) as (keyof AppraisalEntry)[];
  return Object.fromEntries(names.map((name) => [name, before.appraisal[name]]));
}
