export const lists = [
  {
    title: 'Know',
    items: [
      'Six facts start the clock: name, income, Social Security number, the home’s address and value, and the loan amount. A lender that has them can’t ask for papers before it sends a Loan Estimate.',
      'You can’t close before the seventh business day after the Loan Estimate was sent.',
      'Until you say that you go ahead, you owe nothing but the credit report.',
    ],
  },
  {
    title: 'Do',
    items: [
      'Apply with two or three lenders within two weeks. For your score, that counts as one inquiry.',
      'Say yes in writing within ten business days of the Loan Estimate.',
      'Lock your rate until a few days after closing, and get the lock in writing.',
      'Keep every paper that the lender sends.',
    ],
  },
  {
    title: 'Don’t, until you have the keys',
    items: [
      'Open, close, or co-sign any credit, not even a store card.',
      'Change jobs, or how you’re paid, without asking your lender first.',
      'Move money around, or deposit a large sum that you can’t explain on paper.',
      'Miss a payment on anything.',
    ],
  },
] as const;

export const topics = [
  {
    title: 'With an agent, or on your own',
    items: [
      'Either way, you apply yourself, and you choose the lender. Nobody may make you use theirs.',
      'With an agent: they send the contract to your lender, watch the loan deadline, and tell the seller how it goes.',
      'On your own: you do that. Send the signed contract the same day, and put the loan deadline of your contract into the first call.',
      'The lender orders the appraisal and the title company does the title. You can shop for the services in Section C.',
    ],
  },
  {
    title: 'What it costs',
    items: [
      'The application and the Loan Estimate are free, apart from the credit report, often $50 to $150.',
      'After your yes, the appraisal is due, often $400 to $700.',
      'A lock of 30 to 60 days is often part of the rate. A longer one, or an extension, costs more.',
      'Origination charges and points are what lenders compete on. Ask each to match the best.',
    ],
  },
  {
    title: 'How long it takes',
    items: [
      'An hour for the form, if your papers are ready.',
      'Three business days until the Loan Estimate, and up to 30 days until the lender’s answer.',
      'About six weeks from application to closing.',
    ],
  },
  {
    title: 'When the estimate changes',
    items: [
      'A lender may raise its own fees only if something changed: the loan, the appraised value, your credit, or a lock after the first estimate.',
      'It then sends a revised Loan Estimate within three business days of learning it. The last one reaches you four business days before you sign.',
      'Recording fees and services from companies on the lender’s list may rise by 10% together.',
      'Prepaids, escrow, and services from companies that you find yourself can change without a limit.',
      'Compare the taxes and insurance on each form with real bills. A low guess makes a payment look small.',
    ],
  },
  {
    title: 'If you work for yourself',
    items: [
      'Lenders average two years of tax returns, after what you deducted.',
      'Bring personal and business returns with all schedules, this year’s profit and loss, and proof that the business is open.',
      'Ask your accountant before you file an amended return: it can stop the loan.',
    ],
  },
  {
    title: 'If you switch to another kind of loan',
    items: [
      'From conventional to FHA or VA, or back, the lender sends a revised Loan Estimate, and the appraisal may have to be done again.',
      'Check your contract first: its financing clause may name the kind of loan, and a change may need the seller’s signature.',
      'Mortgage insurance, the least down, and what the home has to be like differ. Compare the cash to close again.',
    ],
  },
  {
    title: 'Second homes and investments',
    items: [
      'Expect a higher rate, more down, and money in reserve.',
      'FHA, VA, and USDA loans are for the home that you live in.',
      'Say truly how you’ll use the home. To claim that you’ll live there, and not to, is fraud.',
      'Of an investment’s rent, lenders count a part, from a lease or the appraiser’s schedule.',
    ],
  },
  {
    title: 'If you pay cash',
    items: [
      'You need no application. Have proof of your money ready, and buy title insurance all the same.',
      'You get no Loan Estimate and no Closing Disclosure. The title company’s settlement statement takes their place.',
    ],
  },
  {
    title: 'Why the form asks about ethnicity, race, and sex',
    items: [
      'The government uses the answers to see whether lenders treat everyone alike. They can’t count in the decision.',
      'You may decline. In person or by video, a lender then notes what it sees or your name suggests.',
    ],
  },
] as const;

export const sources = [
  {
    what: 'When the Loan Estimate comes, what may rise, and what you pay before your yes',
    name: 'Regulation Z, 12 CFR 1026.19',
    href: 'https://www.ecfr.gov/current/title-12/section-1026.19',
  },
  {
    what: 'The six facts, and which days are business days',
    name: 'Regulation Z, 12 CFR 1026.2',
    href: 'https://www.ecfr.gov/current/title-12/section-1026.2',
  },
  {
    what: 'Thirty days until the lender’s answer',
    name: 'Regulation B, 12 CFR 1002.9',
    href: 'https://www.ecfr.gov/current/title-12/section-1002.9',
  },
] as const;
