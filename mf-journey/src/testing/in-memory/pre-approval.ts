import {
  answerProblem,
  emptyPreApprovalInfo,
  eraseSensitiveAnswers,
  getFirstName,
  getPreApprovalInfo,
  savePreApprovalInfo,
  wizardQuestions,
  type PreApprovalInfo,
  type SavedPreApprovalInfo,
} from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export function inMemoryPreApproval(given: PreApprovalInfo | undefined, onSaved: () => void) {
  let saved: SavedPreApprovalInfo | undefined = given && keep(given);
  return {
    preApprovalInfo: () => saved,
    isAnswered: () => saved !== undefined && saved.completedAt !== null,
    routes: [
      route(getPreApprovalInfo, ({ query }) => {
        if (saved) return saved;
        if (query.ifNone === 'blank') return { ...emptyPreApprovalInfo, updatedAt: null, completedAt: null };
        throw new Refusal(404, 'pre-approval-info.not-found', 'You haven’t saved anything yet');
      }),
      route(getFirstName, () => ({ firstName: saved?.firstName ?? '' })),
      route(savePreApprovalInfo, ({ body }) => {
        saved = keep(body, saved);
        onSaved();
        return saved;
      }),
      route(eraseSensitiveAnswers, () => {
        if (saved) saved = { ...saved, citizenship: '', maritalStatus: '' };
        return undefined;
      }),
    ],
  };
}

function keep(info: PreApprovalInfo, before?: SavedPreApprovalInfo): SavedPreApprovalInfo {
  const isComplete = wizardQuestions.every((question) => answerProblem(question, info) === undefined);
  return { ...info, updatedAt: savedAt, completedAt: before?.completedAt ?? (isComplete ? savedAt : null) };
}

const savedAt = '2026-01-01T00:00:00.000Z';
