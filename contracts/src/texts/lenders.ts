export const lenderTexts = {
  loadFailed: 'Get matched with lenders that fit your financial profile.',
  empty: 'No lender matches found yet.',
  statusUpdated: 'Status updated',
  statusFailed: 'Failed to update status',
  found: 'Lender matches found',
  findFailed: 'Failed to find matches',
  financialInformationRequired: 'Please complete your financial information before finding lender matches',
  completeProfile: 'Complete your profile to see lender matches',
  /** The server's message. The page looks for the marker in it and shows the text above (specification, section 5). */
  financialInformationMissing: 'Your financial information is required to match lenders',
  financialInformationMarker: 'financial information is required',
  wrongStatus: 'This lender match can’t be changed to that status',
} as const;
