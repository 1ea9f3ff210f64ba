import {
  listMilestones,
  validAnswers,
  wizardQuestions,
  type PreApprovalInfo,
  type WizardQuestion,
} from '@hearthway/contracts/journey';
import { wizardTexts } from '@hearthway/contracts/texts';
import { refusalsByName } from '@hearthway/web-kit/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePlatform, useUser } from '@hearthway/web-kit/slice';
import { changedAnswers, defaultAnswers, mergedAnswers } from './answers.js';
import { preApprovalInfoQuery, sendPreApprovalInfo } from './api.js';
import { hasSessionEnded, useAskToSignIn } from './session-ended.js';

/** An answer that the server did not take, and why. */
export interface RefusedAnswer {
  readonly question: WizardQuestion;
  readonly problem: string;
}

/** The first answer that a refusal names. */
export function refusedAnswer(error: unknown): RefusedAnswer | undefined {
  const refusals = new Map(refusalsByName(error));
  const question = wizardQuestions.find((one) => refusals.has(one));
  return question && { question, problem: refusals.get(question) ?? '' };
}

/**
 * Saves the whole form, and gives the answers that it goes on with; says so when that failed. An answer kept from before that
 * would be refused now is not sent, so that it does not stand in the way of the others: the form still shows it, and asks for
 * it again at its own step.
 */
export function useSavePreApprovalInfo(): {
  save: (answers: PreApprovalInfo) => Promise<PreApprovalInfo>;
  saving: boolean;
} {
  const { session, toast } = usePlatform();
  const user = useUser();
  const client = useQueryClient();
  const askToSignIn = useAskToSignIn();
  const query = preApprovalInfoQuery(session, user?.id);

  /** Answers that could not be fetched when the form was opened are not written over unseen: they are asked for once more. */
  const withKeptAnswers = async (answers: PreApprovalInfo): Promise<PreApprovalInfo> => {
    if (!user || client.getQueryState(query.queryKey)?.status !== 'error') return answers;
    const kept = await client.query(query).catch(() => null);
    return kept ? mergedAnswers(mergedAnswers(answers, kept), changedAnswers(defaultAnswers(user), answers)) : answers;
  };

  const mutation = useMutation({
    mutationFn: async (given: PreApprovalInfo) => {
      const answers = await withKeptAnswers(given);
      const saved = await sendPreApprovalInfo(session, validAnswers(answers));
      return { saved, answers: mergedAnswers(answers, saved) };
    },
    onSuccess({ saved }) {
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
  });

  return {
    saving: mutation.isPending,
    // By callbacks, which whoever leaves the page meanwhile does not hear: they would be led on from where they went.
    save: (given) =>
      new Promise((resolve, reject) => {
        mutation.mutate(given, {
          onSuccess: ({ answers }) => {
            resolve(answers);
          },
          onError: reject,
        });
      }),
  };
}
