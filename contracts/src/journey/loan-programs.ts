/** By their usual names. Apart from the profile, so that pages that only name a loan don't load its schemas. */
export const loanPrograms = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' } as const;
export type LoanProgram = keyof typeof loanPrograms;
