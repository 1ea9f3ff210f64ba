import { wizardSteps } from '@hearthway/contracts/constants';
import { answerProblem, wizardQuestions, type PreApprovalInfo } from '@hearthway/contracts/journey';

const path = '/get-to-know-you';

/** The address of a step, counted from 1, so that the browser's own Back leads to the step before. */
export function addressOf(step: number): string {
  return step === 1 ? path : `${path}#step-${step}`;
}

/** The step that the address names, counted from 1, but none beyond the first question that is open. */
export function stepAt(hash: string, answers: PreApprovalInfo): number {
  const named = Number(/^#step-(\d+)$/.exec(hash)?.[1] ?? 1);
  return Math.max(1, Math.min(named, firstOpenStep(answers) ?? wizardSteps));
}

/** The first question without an answer that can be taken; none when all have one. */
export function firstOpenStep(answers: PreApprovalInfo): number | undefined {
  const open = wizardQuestions.findIndex((question) => answerProblem(question, answers) !== undefined);
  return open === -1 ? undefined : open + 1;
}
