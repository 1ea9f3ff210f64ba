import { answerProblem, wizardQuestions, type PreApprovalInfo } from '@hearthway/contracts/journey';

/** Whether every question of the wizard has an answer that the wizard takes. */
export function isComplete(info: PreApprovalInfo): boolean {
  return wizardQuestions.every((question) => answerProblem(question, info) === undefined);
}
