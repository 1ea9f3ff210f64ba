import {
  answerProblem,
  eraseSensitiveAnswers,
  getPreApprovalInfo,
  savePreApprovalInfo,
  wizardQuestions,
  type PreApprovalInfo,
  type SavedPreApprovalInfo,
} from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

/** `onCompleted` is called after the first complete answers. */
export function inMemoryPreApproval(given: PreApprovalInfo | undefined, onCompleted: () => void) {
  let saved: SavedPreApprovalInfo | undefined = given && {
    ...given,
    updatedAt: savedAt,
    completedAt: isComplete(given) ? savedAt : null,
  };
  return {
    preApprovalInfo: () => saved,
    routes: [
      route(getPreApprovalInfo, () => {
        if (!saved) throw new Refusal(404, 'pre-approval-info.not-found', 'You haven’t saved anything yet');
        return saved;
      }),
      route(savePreApprovalInfo, ({ body }) => {
        const completedBefore = saved?.completedAt ?? null;
        const complete = isComplete(body);
        saved = { ...body, updatedAt: savedAt, completedAt: completedBefore ?? (complete ? savedAt : null) };
        if (complete && completedBefore === null) onCompleted();
        return saved;
      }),
      route(eraseSensitiveAnswers, () => {
        if (saved) saved = { ...saved, citizenship: '', maritalStatus: '' };
        return undefined;
      }),
    ],
  };
}

const isComplete = (info: PreApprovalInfo): boolean =>
  wizardQuestions.every((question) => answerProblem(question, info) === undefined);

const savedAt = '2026-01-01T00:00:00.000Z';
