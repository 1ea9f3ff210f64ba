import type { PropertyType } from '../journey/pre-approval-info.js';

/**
 * All that goals are checked against: a home's build, lot, cost, and location. Never who lives around it, crime,
 * safety, or schools, and nothing about the buyer. Lots and floors are in square feet, money is in integer US cents.
 * `null` is unknown, and never counts against a home.
 */
export interface HomeTraits {
  readonly priceCents: number;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly squareFeet: number | null;
  readonly lotSquareFeet: number | null;
  readonly yearBuilt: number | null;
  readonly stories: number | null;
  readonly garageSpaces: number | null;
  readonly hoaMonthlyCents: number | null;
  readonly propertyType: PropertyType | null;
  readonly stepFreeEntry: boolean | null;
  readonly yard: boolean | null;
  readonly homeOffice: boolean | null;
  /** USPS code. */
  readonly state: string | null;
  /** With or without "County". Empty, as the next one may be, is unknown, too. */
  readonly county: string | null;
  /** Five digits, or nine as `12345-6789`. */
  readonly zipCode: string | null;
  /** What the buyer found out on their own. */
  readonly answers?: readonly Answer[] | undefined;
}

/** What the buyer found out about a home beyond its facts: about a goal in their own words, or how long a trip takes. */
export interface Answer {
  /** The text of the goal or the area, by `goalText` or `areaText`. */
  readonly about: string;
  /** Whether the text is true of the home. For a never, the text is what the home must not be. */
  readonly isTrue: boolean;
}

interface LimitedTrait {
  readonly name: string;
  /** `atLeast`: more is fine, such as bedrooms. `atMost`: less is fine, such as the price. */
  readonly bound: 'atLeast' | 'atMost';
  readonly unit: 'cents' | 'count' | 'squareFeet' | 'year';
  readonly lowest: number;
  readonly highest: number;
  readonly step: number;
  /** The editor's initial value. */
  readonly start: number;
}

/** Traits with a limit, in display order. */
export const limitedTraits = {
  bedrooms: { name: 'Bedrooms', bound: 'atLeast', unit: 'count', lowest: 1, highest: 10, step: 1, start: 3 },
  bathrooms: { name: 'Bathrooms', bound: 'atLeast', unit: 'count', lowest: 1, highest: 10, step: 0.5, start: 2 },
  squareFeet: {
    name: 'Living space',
    bound: 'atLeast',
    unit: 'squareFeet',
    lowest: 100,
    highest: 100_000,
    step: 1,
    start: 1500,
  },
  lotSquareFeet: {
    name: 'Lot size',
    bound: 'atLeast',
    unit: 'squareFeet',
    lowest: 100,
    highest: 50_000_000,
    step: 1,
    start: 5000,
  },
  garageSpaces: { name: 'Garage', bound: 'atLeast', unit: 'count', lowest: 1, highest: 6, step: 1, start: 1 },
  yearBuilt: { name: 'Year built', bound: 'atLeast', unit: 'year', lowest: 1700, highest: 2100, step: 1, start: 1990 },
  stories: { name: 'Stories', bound: 'atMost', unit: 'count', lowest: 1, highest: 4, step: 1, start: 1 },
  hoaMonthlyCents: {
    name: 'HOA fee',
    bound: 'atMost',
    unit: 'cents',
    lowest: 0,
    highest: 10_000_000,
    step: 1,
    start: 20_000,
  },
  priceCents: {
    name: 'Price',
    bound: 'atMost',
    unit: 'cents',
    lowest: 100,
    highest: 10_000_000_000,
    step: 1,
    start: 35_000_000,
  },
} as const satisfies Readonly<Record<string, LimitedTrait>>;
export type LimitedTraitName = keyof typeof limitedTraits;
export const limitedTraitNames = Object.keys(limitedTraits) as [LimitedTraitName, ...LimitedTraitName[]];

/** Traits that a home has or doesn’t have, in display order. */
export const features = { stepFreeEntry: 'Step-free entry', yard: 'Yard', homeOffice: 'Home office' } as const;
export type Feature = keyof typeof features;
export const featureNames = Object.keys(features) as [Feature, ...Feature[]];
