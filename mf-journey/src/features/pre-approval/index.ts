export { preApprovalInfoQuery } from './api.js';
export { useInitialAnswers, type InitialAnswers } from './use-initial-answers.js';
export { refusedAnswer, useSavePreApprovalInfo, type RefusedAnswer } from './use-save-pre-approval-info.js';
export { useEraseSensitiveAnswers } from './use-erase-sensitive-answers.js';
export { useSavedAnswers } from './use-saved-answers.js';
