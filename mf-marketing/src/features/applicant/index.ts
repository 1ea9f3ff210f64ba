export { applicantOf } from './applicant.js';
export { NameFields, StateField, TermsField } from './applicant-fields.js';
export { readApplicantValues, type ApplicantControl, type ApplicantValues } from './applicant-values.js';
export { refusalOf, type Refusal } from './refusal.js';
