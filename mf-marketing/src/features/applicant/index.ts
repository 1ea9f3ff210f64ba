export { applicantOf, controlOf, type ProblemAt } from './applicant.js';
export { EmailField, NameFields, StateField, TermsField } from './applicant-fields.js';
export { readApplicantValues, type ApplicantControl, type ApplicantValues } from './applicant-values.js';
export { refusalOf, type Refusal } from './refusal.js';
export { useFormFeedback, type FormFeedback } from './use-form-feedback.js';
