export { usePreApprovalInfo, type Beginning } from './use-pre-approval-info.js';
export { refusedAnswer, useSavePreApprovalInfo, type RefusedAnswer } from './use-save-pre-approval-info.js';
export { useEraseSensitiveAnswers } from './use-erase-sensitive-answers.js';
