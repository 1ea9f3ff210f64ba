/** What a home is judged by: its build, its cost, and where it is. Never the people who live around it. */

interface LimitedTrait {
  readonly name: string;
  /** `atLeast`: more is fine, such as bedrooms. `atMost`: less is fine, such as the price. */
  readonly bound: 'atLeast' | 'atMost';
  /** Money is integer US cents, areas are square feet. */
  readonly unit: 'cents' | 'count' | 'squareFeet' | 'year';
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;
  /** Where an editor begins. */
  readonly start: number;
}

/** Traits with a limit, in display order. */
export const limitedTraits = {
  price: {
    name: 'Price',
    bound: 'atMost',
    unit: 'cents',
    lowest: 100,
    highest: 10_000_000_000,
    step: 1,
    start: 35_000_000,
  },
  bedrooms: { name: 'Bedrooms', bound: 'atLeast', unit: 'count', lowest: 1, highest: 20, step: 1, start: 3 },
  bathrooms: { name: 'Bathrooms', bound: 'atLeast', unit: 'count', lowest: 1, highest: 20, step: 0.5, start: 2 },
  squareFeet: {
    name: 'Square feet',
    bound: 'atLeast',
    unit: 'squareFeet',
    lowest: 100,
    highest: 100_000,
    step: 1,
    start: 1_500,
  },
  lotSquareFeet: {
    name: 'Lot size',
    bound: 'atLeast',
    unit: 'squareFeet',
    lowest: 100,
    highest: 50_000_000,
    step: 1,
    start: 5_000,
  },
  garageSpaces: { name: 'Garage', bound: 'atLeast', unit: 'count', lowest: 1, highest: 10, step: 1, start: 1 },
  yearBuilt: { name: 'Year built', bound: 'atLeast', unit: 'year', lowest: 1700, highest: 2100, step: 1, start: 1990 },
  stories: { name: 'Stories', bound: 'atMost', unit: 'count', lowest: 1, highest: 9, step: 1, start: 1 },
  hoaMonthlyCents: {
    name: 'HOA fee',
    bound: 'atMost',
    unit: 'cents',
    lowest: 0,
    highest: 10_000_000,
    step: 1,
    start: 20_000,
  },
} as const satisfies Readonly<Record<string, LimitedTrait>>;
export type LimitedTraitName = keyof typeof limitedTraits;
export const limitedTraitNames = Object.keys(limitedTraits) as [LimitedTraitName, ...LimitedTraitName[]];

/** Traits that a home has or doesn't have, in display order. */
export const features = { stepFreeEntry: 'Step-free entry', yard: 'Yard', homeOffice: 'Home office' } as const;
export type Feature = keyof typeof features;
export const featureNames = Object.keys(features) as [Feature, ...Feature[]];

/** What is known of a home. A fact that is missing or `null` counts as unknown, never as a fault. */
export interface HomeFacts {
  readonly priceCents?: number | null | undefined;
  readonly bedrooms?: number | null | undefined;
  readonly bathrooms?: number | null | undefined;
  readonly squareFeet?: number | null | undefined;
  readonly lotSquareFeet?: number | null | undefined;
  readonly garageSpaces?: number | null | undefined;
  readonly yearBuilt?: number | null | undefined;
  readonly stories?: number | null | undefined;
  readonly hoaMonthlyCents?: number | null | undefined;
  /** A key of `propertyTypes`. */
  readonly propertyType?: string | null | undefined;
  readonly stepFreeEntry?: boolean | null | undefined;
  readonly yard?: boolean | null | undefined;
  readonly homeOffice?: boolean | null | undefined;
  /** Two letters. */
  readonly state?: string | null | undefined;
  /** With or without "County". */
  readonly county?: string | null | undefined;
  readonly city?: string | null | undefined;
  /** Five digits, or nine as `12345-6789`. */
  readonly zipCode?: string | null | undefined;
}

/** The fact that a trait with a limit is compared with. */
export function limitedFact(home: HomeFacts, trait: LimitedTraitName): number | undefined {
  return (trait === 'price' ? home.priceCents : home[trait]) ?? undefined;
}
