export { preApprovalInfoQuery } from './pre-approval-info-query.js';
export { useInitialAnswers, type InitialAnswers } from './use-initial-answers.js';
export { refusedAnswer, useSavePreApprovalInfo, type RefusedAnswer } from './use-save-pre-approval-info.js';
