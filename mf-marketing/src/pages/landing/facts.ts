export interface Source {
  readonly name: string;
  /** The day it was published or took effect, or the period it covers. */
  readonly date: string;
  readonly dateText: string;
  readonly url?: string;
}

export interface Fact {
  readonly title: string;
  readonly text: string;
  readonly sources: readonly Source[];
}

export const homesSold = {
  text: 'More than 6 million existing homes sold in the United States in 2021, the most since 2006. In 2024, it was about 4 million, the fewest since 1995.',
  sources: [
    { name: 'National Association of Realtors, sales of 2021', date: '2022-01-20', dateText: 'January 20, 2022' },
    { name: 'National Association of Realtors, sales of 2024', date: '2025-01-24', dateText: 'January 24, 2025' },
  ],
} as const satisfies Omit<Fact, 'title'>;

const settlement: Source = {
  name: 'National Association of Realtors, on its settlement',
  date: '2024-08-17',
  dateText: 'in effect since August 17, 2024',
  url: 'https://www.nar.realtor/competition-in-real-estate/what-the-nar-settlement-means-for-home-buyers-and-sellers',
};

export const commissionFacts: readonly Fact[] = [
  {
    title: 'What’s typical',
    text: 'A buyer’s agent typically earns about 2.5% to 3% of the price: $10,000 to $12,000 on a $400,000 home. The average was 2.89% in 2013 and 2.66% in 2023.',
    sources: [
      {
        name: 'Redfin, from listings that offered a commission',
        date: '2024-08-02',
        dateText: 'August 2, 2024',
      },
    ],
  },
  {
    title: 'No law sets it',
    text: 'Every commission is negotiable. It can be a percentage, a flat fee, or an hourly rate.',
    sources: [settlement],
  },
  {
    title: 'You agree on it in writing first',
    text: 'Before an agent who uses a multiple listing service tours a home with you, you both sign a written agreement that states the fee. Texas law has required one since January 1, 2026. The agent can’t accept more than that fee from anyone. You don’t need an agreement to visit an open house on your own.',
    sources: [
      settlement,
      { name: 'Texas Real Estate Commission', date: '2026-01-01', dateText: 'in effect since January 1, 2026' },
    ],
  },
  {
    title: 'Who pays is part of the deal',
    text: 'A seller can still offer to pay your agent, but not through the listing service. Ask for it in your offer. If the seller says no, you pay the fee.',
    sources: [settlement],
  },
  {
    title: 'Buying without an agent',
    text: 'You can ask the seller to lower the price or pay part of your closing costs instead. No seller has to, and lenders limit what a seller can pay.',
    sources: [{ name: 'Fannie Mae, limits on interested party contributions', date: '2026', dateText: '2026' }],
  },
  {
    title: 'Tennessee is different',
    text: 'In Tennessee, a licensee can’t pay you a cash rebate, gift, or prize out of the commission. Agreeing on a lower fee from the start is allowed.',
    sources: [
      {
        name: 'Tennessee Code § 62-13-302(b), as explained by Tennessee Realtors',
        date: '2026-11-20',
        dateText: 'as of November 20, 2026',
        url: 'https://tnrealtors.com/legal-hotline-q-a/',
      },
    ],
  },
];
