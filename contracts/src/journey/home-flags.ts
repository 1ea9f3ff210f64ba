/** What to know or do about a home, by code. Facts and tasks; none changes a home's fit or place in a list. */
export const homeFlags = {
  'lead-paint': {
    title: 'Built before 1978',
    text: 'The seller has to tell you what they know about lead paint, give you a pamphlet, and allow ten days for a test.',
    linkText: 'Read what the EPA says',
    link: 'https://www.epa.gov/lead/real-estate-disclosures-about-potential-lead-hazards',
  },
  'hoa-papers': {
    title: 'HOA papers',
    text: 'Ask for the rules, the budget, the reserves, and the last minutes before you offer. Look for planned special assessments.',
    linkText: '',
    link: '',
  },
  'flood-map': {
    title: 'Flood zone',
    text: 'Look up the address on FEMA’s official flood map. Lenders require flood insurance in high-risk zones.',
    linkText: 'Open FEMA’s flood map',
    link: 'https://msc.fema.gov/portal/search',
  },
  'insurance-quote': {
    title: 'Get an insurance quote',
    text: 'Ask for a quote for this address before your inspection period ends. Some homes are costly or hard to insure.',
    linkText: '',
    link: '',
  },
  'florida-tax-reset': {
    title: 'Florida resets the tax',
    text: 'The assessed value starts over at market value after a sale, so expect to pay more than the seller’s last bill.',
    linkText: 'Read about it at Florida’s Department of Revenue',
    link: 'https://floridarevenue.com/property/Pages/Taxpayers.aspx',
  },
  'texas-agreement': {
    title: 'Sign before you tour with an agent',
    text: 'In Texas, an agent needs a written agreement with you before showing you a home. Open houses don’t require one. The fee is negotiable.',
    linkText: 'Read about it at the Texas Real Estate Commission',
    link: 'https://www.trec.texas.gov',
  },
  'age-restricted': {
    title: 'A 55+ community',
    text: 'Federal law lets it require that someone of 55 or older lives in the home. Ask for its age rules in writing.',
    linkText: '',
    link: '',
  },
  'off-market': {
    title: 'No longer for sale',
    text: 'You marked this home as pending or off the market. Ask whether the seller takes backup offers.',
    linkText: '',
    link: '',
  },
} as const;
export type HomeFlag = keyof typeof homeFlags;
