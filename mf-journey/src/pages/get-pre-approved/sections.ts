/** In page order. */
export const sections = {
  letters: { id: 'pre-approved-letters', title: 'Your letters' },
  papers: { id: 'pre-approved-papers', title: 'Papers to gather' },
  lenders: { id: 'pre-approved-lenders', title: 'Your lenders' },
  estimates: { id: 'pre-approved-estimates', title: 'Compare Loan Estimates' },
  know: { id: 'pre-approved-know', title: 'Good to know' },
} as const;
