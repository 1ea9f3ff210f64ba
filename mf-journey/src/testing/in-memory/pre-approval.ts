import {
  answerProblem,
  emptyPreApprovalInfo,
  eraseSensitiveAnswers,
  getPreApprovalInfo,
  savePreApprovalInfo,
  wizardQuestions,
  type PreApprovalInfo,
  type SavedPreApprovalInfo,
} from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

/** `onCompleted` is called by the first complete answers. */
export function inMemoryPreApproval(given: PreApprovalInfo | undefined, onCompleted: () => void) {
  let saved: SavedPreApprovalInfo | undefined = given && { ...given, updatedAt: savedAt, completedAt: null };
  return {
    preApprovalInfo: () => saved,
    routes: [
      route(getPreApprovalInfo, ({ query }) => {
        if (saved) return saved;
        if (query.ifNone === 'blank') return { ...emptyPreApprovalInfo, updatedAt: null, completedAt: null };
        throw new Refusal(404, 'pre-approval-info.not-found', 'You haven’t saved anything yet');
      }),
      route(savePreApprovalInfo, ({ body }) => {
        const completedBefore = saved?.completedAt ?? null;
        const complete = wizardQuestions.every((question) => answerProblem(question, body) === undefined);
        if (complete && completedBefore === null) onCompleted();
        saved = { ...body, updatedAt: savedAt, completedAt: completedBefore ?? (complete ? savedAt : null) };
        return saved;
      }),
      route(eraseSensitiveAnswers, () => {
        if (saved) saved = { ...saved, citizenship: '', maritalStatus: '' };
        return undefined;
      }),
    ],
  };
}

const savedAt = '2026-01-01T00:00:00.000Z';
