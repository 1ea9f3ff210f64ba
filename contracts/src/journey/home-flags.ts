/** What to know or do about a home. Facts and tasks: none changes a home's fit or its place in a list. */
export interface HomeFlagText {
  readonly title: string;
  readonly text: string;
  /** An official page that says more. */
  readonly link?: { readonly text: string; readonly address: string };
}

/** By code, most urgent first. */
export const homeFlags = {
  'off-market': {
    title: 'No longer for sale',
    text: 'You marked this home as pending or off the market. Ask whether the seller takes backup offers.',
  },
  'texas-agreement': {
    title: 'Sign before you tour with an agent',
    text: 'In Texas, an agent needs a written agreement with you before showing you a home. It can be for showings alone, and the fee is negotiable. An open house doesn’t need one.',
    link: { text: 'Read about it at the Texas Real Estate Commission', address: 'https://www.trec.texas.gov' },
  },
  'lead-paint': {
    title: 'Built before 1978',
    text: 'The seller has to tell you what they know about lead paint, give you a pamphlet, and allow ten days for a test.',
    link: {
      text: 'Read what the EPA says',
      address: 'https://www.epa.gov/lead/real-estate-disclosures-about-potential-lead-hazards',
    },
  },
  'hoa-papers': {
    title: 'HOA papers',
    text: 'Ask for the rules, the budget, the reserves, and the last minutes before you offer. Look for planned special assessments.',
  },
  'florida-tax-reset': {
    title: 'Florida resets the tax',
    text: 'The assessed value starts over at market value after a sale, so expect to pay more than the seller’s last bill.',
    link: {
      text: 'Read about it at Florida’s Department of Revenue',
      address: 'https://floridarevenue.com/property/Pages/Taxpayers.aspx',
    },
  },
  'flood-map': {
    title: 'Flood zone',
    text: 'Look up the address on FEMA’s official flood map. Lenders require flood insurance in high-risk zones.',
    link: { text: 'Open FEMA’s flood map', address: 'https://msc.fema.gov/portal/search' },
  },
  'insurance-quote': {
    title: 'Get an insurance quote',
    text: 'Ask for a quote for this address before your inspection period ends. Some homes are costly or hard to insure.',
  },
  'age-restricted': {
    title: 'A 55+ community',
    text: 'Federal law lets it require that someone of 55 or older lives in the home. Ask for its age rules in writing.',
  },
} as const satisfies Readonly<Record<string, HomeFlagText>>;
export type HomeFlag = keyof typeof homeFlags;
