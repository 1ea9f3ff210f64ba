import { useRef } from 'react';
import { listMilestones, type PreApprovalInfo, type SavedPreApprovalInfo } from '@hearthway/contracts/journey';
import { wizardTexts } from '@hearthway/contracts/texts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlatform, useUser } from '../../platform/index.js';
import { changedAnswers, defaultAnswers, mergedAnswers } from './answers.js';
import { preApprovalInfoQuery } from './calls/get-pre-approval-info.js';
import { sendPreApprovalInfo } from './calls/save-pre-approval-info.js';
import { hasSessionEnded, useAskToSignIn } from './session-ended.js';

/** Saves the whole form and says so when that failed. While one save is under way, another does nothing. */
export function useSavePreApprovalInfo(): {
  save: (answers: PreApprovalInfo, onSaved: (saved: SavedPreApprovalInfo) => void) => void;
  saving: boolean;
} {
  const { session, toast } = usePlatform();
  const user = useUser();
  const client = useQueryClient();
  const askToSignIn = useAskToSignIn();
  const underWay = useRef(false);
  const query = preApprovalInfoQuery(session, user?.id);

  /** Answers that could not be fetched when the form was opened are not written over unseen: they are asked for once more. */
  const withKeptAnswers = async (answers: PreApprovalInfo): Promise<PreApprovalInfo> => {
    if (!user || client.getQueryState(query.queryKey)?.status !== 'error') return answers;
    const kept = await client.query(query).catch(() => null);
    return kept ? mergedAnswers(mergedAnswers(answers, kept), changedAnswers(defaultAnswers(user), answers)) : answers;
  };

  const mutation = useMutation({
    mutationFn: async (answers: PreApprovalInfo) => sendPreApprovalInfo(session, await withKeptAnswers(answers)),
    onSuccess(saved) {
      const before = client.getQueryData(query.queryKey);
      client.setQueryData(query.queryKey, saved);
      // With the first complete answers, milestones have moved on.
      if (saved.completedAt !== (before?.completedAt ?? null)) {
        void client.invalidateQueries({ queryKey: [listMilestones.path] });
      }
    },
    onError(error) {
      if (hasSessionEnded(error)) askToSignIn();
      else toast({ ...wizardTexts.saveFailed, tone: 'destructive' });
    },
    onSettled() {
      underWay.current = false;
    },
  });

  return {
    saving: mutation.isPending,
    save(answers, onSaved) {
      if (underWay.current) return;
      underWay.current = true;
      mutation.mutate(answers, { onSuccess: onSaved });
    },
  };
}
