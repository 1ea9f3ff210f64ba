import {
  unansweredSections,
  type FinancialProfile,
  type PreApprovalInfo,
  type ProfileSection,
} from '@hearthway/contracts/journey';

/** The sections that the list of documents depends on. */
const deciding: readonly (readonly [ProfileSection, string])[] = [
  ['income', 'Your income'],
  ['debts', 'Your debts'],
  ['savings', 'Your savings'],
  ['plan', 'Your rent and plan'],
  ['household', 'Your household'],
];

/** Missing answers that the list of documents depends on, and where to give them. */
export function missingAnswers(profile: FinancialProfile, { propertyUse }: Pick<PreApprovalInfo, 'propertyUse'>) {
  const unanswered = unansweredSections(profile);
  const ofProfile = deciding
    .filter(([section]) => unanswered.includes(section))
    .map(([section, text]) => ({ text, path: `/pre-approval-form#section-${section}` }));
  return propertyUse ? ofProfile : [...ofProfile, { text: 'How you’ll use the home', path: '/get-to-know-you' }];
}
