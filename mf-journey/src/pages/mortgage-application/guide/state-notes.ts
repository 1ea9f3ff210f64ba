import type { UsStateCode } from '@hearthway/contracts/journey';

const communityProperty =
  'A community-property state: for FHA, VA, and USDA loans, lenders count the debts of a spouse who isn’t on the loan.';

/** What differs when one applies for a loan there. */
export const stateNotes: Readonly<Partial<Record<UsStateCode, readonly string[]>>> = {
  TX: [
    'The Third Party Financing Addendum gives you a number of days to get approved. After them, you can’t leave because of the loan.',
    'It has a separate part for the home itself, which the lender has to approve, too.',
    communityProperty,
    'A spouse signs some papers at closing even if they aren’t on the loan.',
  ],
  FL: [
    'The contract gives you days to apply, and a loan approval period. Tell the seller in writing, approved or not, before it ends.',
    'Florida taxes the loan: documentary stamps and an intangible tax. Look for both in Section E.',
    'Get an insurance quote before you lock: lenders need a policy, and premiums can change what you qualify for.',
  ],
  AZ: [
    'The contract asks for a Loan Status Update. Your lender fills it in, and it goes to the seller.',
    'If you can’t get the loan, say so in writing at the latest three days before closing, or your earnest money is at risk.',
    communityProperty,
  ],
  NV: [
    'Your contract names the days for loan application and approval. Check which of them are business days.',
    communityProperty,
  ],
  CO: [
    'The table of dates has one each for applying, for loan terms, and for loan availability. Each is a way out that ends at its time.',
    'New loan documents may not change what you agreed to in the contract. If terms differ, object before the loan terms deadline.',
  ],
  TN: [
    'The contract gives you a few days from the binding agreement date to apply, and to tell the seller that you did.',
    'It then asks for proof that you locked or intend to proceed, that the appraisal is ordered, and that you have the cash. Watch those dates.',
    'Tennessee taxes the recording of a mortgage. Look for it in Section E.',
  ],
};

export const otherStates: readonly string[] = [
  'Look in your contract for the day by which you have to apply, and by which you have to be approved.',
  'Ask whether your state taxes the loan itself, and whether a spouse has to sign.',
  'Ask who orders the title search: in some states, an attorney does.',
];
