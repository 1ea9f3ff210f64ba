import { emptyPreApprovalInfo, wizardQuestions, type PreApprovalInfo } from '@hearthway/contracts/journey';
import type { User } from '@hearthway/contracts/identity';

/** Answers taken from the account. */
export function defaultAnswers({ username, email }: User): PreApprovalInfo {
  return { ...emptyPreApprovalInfo, firstName: username, email };
}

/** The answers of `upper`, or of `lower` where it has none. */
export function mergedAnswers(lower: PreApprovalInfo, upper: PreApprovalInfo | null): PreApprovalInfo {
  return answersFrom((question) => {
    const answer = upper?.[question] ?? '';
    return answer === '' ? lower[question] : answer;
  });
}

/** Answers that differ from the defaults; the others are empty. */
export function changedAnswers(defaults: PreApprovalInfo, answers: PreApprovalInfo): PreApprovalInfo {
  return answersFrom((question) => (answers[question] === defaults[question] ? '' : answers[question]));
}

function answersFrom(answerTo: (question: keyof PreApprovalInfo) => string): PreApprovalInfo {
  return Object.fromEntries(
    wizardQuestions.map((question) => [question, answerTo(question)]),
  ) as unknown as PreApprovalInfo;
}
