import type { FinancialProfile, Income } from '@hearthway/contracts/journey';

/** Documents that a lender will ask for, based on the profile so far. */
export function documentsFor(profile: FinancialProfile): readonly string[] {
  const incomes = profile.income?.borrowers.flatMap((borrower) => borrower.incomes) ?? [];
  const has = (...types: readonly Income['type'][]): boolean => incomes.some(({ type }) => types.includes(type));
  const servedMilitary = profile.household?.militaryService;
  const documents: readonly (readonly [name: string, isAsked: boolean])[] = [
    ['A government photo ID for everyone on the loan', true],
    ['Pay stubs from the last 30 days and W-2 forms from the last 2 years', profile.income === null || has('w2')],
    ['Tax returns from the last 2 years, all pages, including business returns', has('self_employed', 'contract')],
    ['Award letters for retirement or disability income', has('retirement', 'disability')],
    ['The court order or agreement for alimony or child support', has('alimony_child_support')],
    ['Bank statements from the last 2 months, every page', true],
    ['A gift letter from anyone giving you money for the purchase', (profile.savings?.giftCents ?? 0) > 0],
    ['Proof of your rent payments for the last 12 months', (profile.plan?.rentCents ?? 0) > 0],
    [
      'Your Certificate of Eligibility (DD-214 or statement of service)',
      Boolean(servedMilitary) && servedMilitary !== 'none',
    ],
  ];
  return documents.filter(([, isAsked]) => isAsked).map(([name]) => name);
}
