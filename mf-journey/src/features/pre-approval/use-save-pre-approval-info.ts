import {
  getFirstName,
  savePreApprovalInfo,
  validAnswers,
  wizardQuestions,
  type PreApprovalInfo,
  type WizardQuestion,
} from '@hearthway/contracts/journey';
import { wizardTexts } from '@hearthway/contracts/texts';
import { refusalsByName } from '@hearthway/web-kit/form';
import { callOperation, operationKey } from '@hearthway/web-kit/http';
import { useCaller, usePlatform, useUser } from '@hearthway/web-kit/slice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMilestones } from '../milestones/index.js';
import { changedAnswers, defaultAnswers, mergedAnswers } from './answers.js';
import { preApprovalInfoQuery } from './pre-approval-info-query.js';
import { hasSessionEnded, useAskToSignIn } from './session-ended.js';

/** An answer that the server refused, and why. */
export interface RefusedAnswer {
  readonly question: WizardQuestion;
  readonly problem: string;
}

/** The first answer that the error names. */
export function refusedAnswer(error: unknown): RefusedAnswer | undefined {
  const refusals = new Map(refusalsByName(error));
  const question = wizardQuestions.find((one) => refusals.has(one));
  return question && { question, problem: refusals.get(question) ?? '' };
}

/**
 * Saves all answers and resolves with the merged ones; shows a toast on failure. Older answers that are no longer valid
 * are left out, so that they do not block the others. The wizard asks for them again at their own step.
 */
export function useSavePreApprovalInfo(): {
  save: (answers: PreApprovalInfo) => Promise<PreApprovalInfo>;
  saving: boolean;
} {
  const { toast } = usePlatform();
  const caller = useCaller();
  const user = useUser();
  const client = useQueryClient();
  const { refresh } = useMilestones();
  const askToSignIn = useAskToSignIn();
  const query = preApprovalInfoQuery(caller);

  /** If the saved answers failed to load at first, loads them now, so that saving does not overwrite them. */
  const withSavedAnswers = async (answers: PreApprovalInfo): Promise<PreApprovalInfo> => {
    if (!user || client.getQueryState(query.queryKey)?.status !== 'error') return answers;
    const kept = await client.query(query).catch(() => null);
    return kept ? mergedAnswers(mergedAnswers(answers, kept), changedAnswers(defaultAnswers(user), answers)) : answers;
  };

  const mutation = useMutation({
    mutationFn: async (given: PreApprovalInfo) => {
      const answers = await withSavedAnswers(given);
      const saved = await callOperation(caller.request, savePreApprovalInfo, { body: validAnswers(answers) });
      return { saved, answers: mergedAnswers(answers, saved) };
    },
    onSuccess({ saved }) {
      client.setQueryData(query.queryKey, saved);
      client.setQueryData(operationKey(caller, getFirstName), { firstName: saved.firstName });
      // All ten answers are half of the first milestone.
      if (saved.completedAt !== null) void refresh();
    },
    onError(error) {
      if (!hasSessionEnded(error)) toast({ ...wizardTexts.saveFailed, tone: 'destructive' });
    },
  });

  return {
    saving: mutation.isPending,
    // Callbacks of `mutate` do not run after unmounting, so the wizard does not navigate a buyer who has left.
    save: (given) =>
      new Promise((resolve, reject) => {
        mutation.mutate(given, {
          onSuccess: ({ answers }) => {
            resolve(answers);
          },
          onError: (error) => {
            if (hasSessionEnded(error)) askToSignIn();
            reject(error);
          },
        });
      }),
  };
}
