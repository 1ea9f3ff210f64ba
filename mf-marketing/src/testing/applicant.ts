import { examplePurchase } from '@hearthway/contracts/examples';
import type { ApplicantValues } from '../features/applicant/index.js';

const { firstName, lastName, email, state, acceptedTerms } = examplePurchase;

/** What the person of the contracts' examples says of themselves. */
export const applicantValues: ApplicantValues = { firstName, lastName, email, state, acceptedTerms };
