import { wizardSteps } from '@hearthway/contracts/constants';
import { answerProblem, wizardQuestions, type PreApprovalInfo } from '@hearthway/contracts/journey';

const path = '/get-to-know-you';

/** The address of a step, from 1, so that the browser's Back goes to the previous step. */
export function addressOf(step: number): string {
  return step === 1 ? path : `${path}#step-${step}`;
}

/** The step in the address, from 1, but not past the first unanswered question. */
export function stepAt(hash: string, answers: PreApprovalInfo): number {
  const named = Number(/^#step-(\d+)$/.exec(hash)?.[1] ?? 1);
  return Math.max(1, Math.min(named, firstOpenStep(answers) ?? wizardSteps));
}

/** The first step without a valid answer; `undefined` if all have one. */
export function firstOpenStep(answers: PreApprovalInfo): number | undefined {
  const open = wizardQuestions.findIndex((question) => answerProblem(question, answers) !== undefined);
  return open === -1 ? undefined : open + 1;
}
