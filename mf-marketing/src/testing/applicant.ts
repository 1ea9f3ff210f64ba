import { examplePurchase } from '@hearthway/contracts/examples';
import type { ApplicantValues } from '../features/applicant/index.js';

const { firstName, lastName, email, state, acceptedTerms } = examplePurchase;

/** The buyer of the contracts' examples. */
export const applicantValues: ApplicantValues = { firstName, lastName, email, state, acceptedTerms };
