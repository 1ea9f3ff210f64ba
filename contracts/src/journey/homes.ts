import * as z from 'zod/mini';
import { lineOfText } from './line-of-text.js';
import { propertyTypes } from './pre-approval-info.js';
import { usStateCodes } from './us-states.js';

/** Columns of the board, in order. A home is in one of them. */
export const homeStages = {
  saved: 'Saved',
  tour: 'Tour',
  shortlist: 'Shortlist',
  offer: 'Offer',
  contract: 'Contract',
  passed: 'Passed',
} as const;
export type HomeStage = keyof typeof homeStages;
export const homeStageNames = Object.keys(homeStages) as HomeStage[];

/** A home there, or past it, fulfills the milestone Home Search. */
export const offerStages: readonly HomeStage[] = ['offer', 'contract'];

export const marketStatuses = {
  for_sale: 'For sale',
  pending: 'Pending',
  off_market: 'Off the market',
} as const;
export type MarketStatus = keyof typeof marketStatuses;

/** Maximums. Money is integer US cents. */
export const homeLimits = {
  perBuyer: 200,
  priceCents: 10_000_000_000,
  feeCents: 100_000_000,
  rooms: 50,
  squareFeet: 100_000,
  lotSquareFeet: 100_000_000,
  stories: 10,
  garageSpaces: 20,
  notesLength: 4_000,
  ratings: 20,
  prices: 50,
  compared: 4,
  importCharacters: 500_000,
} as const;

const keysOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(labels) as [Value, ...Value[]]);

const whole = (from: number, to: number, error: string) =>
  z.nullable(z.number({ error }).check(z.int(error), z.gte(from, error), z.lte(to, error)));
const cents = (to: number, error: string) => whole(0, to, error);

const noAddress = 'Please enter the street address';
const noPrice = 'Please enter the price';
const httpsOnly = 'Please enter a link that starts with https://';

/**
 * What a buyer says about a home. `null` is "not known"; an HOA fee of 0 is "no HOA". Only what describes the building, its
 * costs, and where it is: nothing about who lives nearby.
 */
export const homeEntry = z.strictObject({
  /** Street and unit: `12 Oak Street #4`. */
  address: lineOfText(120, noAddress).check(z.minLength(1, noAddress)),
  city: lineOfText(80),
  state: z.nullable(z.enum(usStateCodes)),
  zipCode: z.string().check(z.regex(/^(?:\d{5}(?:-\d{4})?)?$/, 'Please enter a ZIP code of five digits')),
  priceCents: z.number({ error: noPrice }).check(z.int(noPrice), z.gte(100, noPrice), z.lte(homeLimits.priceCents)),
  bedrooms: whole(0, homeLimits.rooms, 'Please enter a whole number of bedrooms'),
  bathrooms: z.nullable(
    z
      .number()
      .check(
        z.gte(0),
        z.lte(homeLimits.rooms),
        z.multipleOf(0.25, 'Please enter bathrooms in halves or quarters, such as 2.5'),
      ),
  ),
  squareFeet: whole(1, homeLimits.squareFeet, 'Please enter whole square feet, up to 100,000'),
  lotSquareFeet: whole(0, homeLimits.lotSquareFeet, 'Please enter the lot in whole square feet'),
  yearBuilt: whole(1600, 2100, 'Please enter a year of four digits'),
  propertyType: z.nullable(keysOf(propertyTypes)),
  stories: whole(1, homeLimits.stories, 'Please enter a whole number of stories'),
  garageSpaces: whole(0, homeLimits.garageSpaces, 'Please enter a whole number of cars'),
  stepFreeEntry: z.nullable(z.boolean()),
  yard: z.nullable(z.boolean()),
  homeOffice: z.nullable(z.boolean()),
  /** The community admits residents of 55 and older, as the law allows. A fact about the home, never a filter or a score. */
  ageRestricted: z.nullable(z.boolean()),
  hoaMonthlyCents: cents(homeLimits.feeCents, 'Please enter the monthly HOA fee'),
  propertyTaxAnnualCents: cents(homeLimits.feeCents, 'Please enter the yearly property tax'),
  /** The day that it came on the market (YYYY-MM-DD), from which the days on the market are counted. */
  listedOn: z.nullable(z.iso.date('Please choose a day')),
  mlsNumber: lineOfText(40),
  /** The listing's page. It is only ever opened by the buyer. */
  link: z.string().check(
    z.trim(),
    z.maxLength(500, 'Please use 500 characters or fewer'),
    z.refine((link) => link === '' || isHttps(link), { error: httpsOnly }),
  ),
  marketStatus: keysOf(marketStatuses),
});
export type HomeEntry = z.infer<typeof homeEntry>;

/** A new home of which nothing is known yet. */
export const emptyHomeEntry: Omit<HomeEntry, 'priceCents'> = {
  address: '',
  city: '',
  state: null,
  zipCode: '',
  bedrooms: null,
  bathrooms: null,
  squareFeet: null,
  lotSquareFeet: null,
  yearBuilt: null,
  propertyType: null,
  stories: null,
  garageSpaces: null,
  stepFreeEntry: null,
  yard: null,
  homeOffice: null,
  ageRestricted: null,
  hoaMonthlyCents: null,
  propertyTaxAnnualCents: null,
  listedOn: null,
  mlsNumber: '',
  link: '',
  marketStatus: 'for_sale',
};

const roomRating = z.strictObject({
  room: lineOfText(40, 'Please name the room').check(z.minLength(1, 'Please name the room')),
  /** From 1 to 5. */
  stars: z.number().check(z.int(), z.gte(1), z.lte(5)),
});
export type RoomRating = z.infer<typeof roomRating>;

/** What only the buyer sees: free notes, and a rating for each room. Saved apart from the facts, because it is written on tours, offline. */
export const homeImpressions = z.strictObject({
  notes: z.string().check(
    z.maxLength(homeLimits.notesLength, `Please use ${homeLimits.notesLength} characters or fewer`),
    // Line breaks and tabs are fine, other control characters are not.
    z.regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, 'Please remove hidden characters'),
  ),
  ratings: z.array(roomRating).check(
    z.maxLength(homeLimits.ratings, `You can rate up to ${homeLimits.ratings} rooms`),
    z.refine(
      (ratings) => new Set(ratings.map(({ room }) => room.toLowerCase())).size === ratings.length,
      'Please rate each room once',
    ),
  ),
});
export type HomeImpressions = z.infer<typeof homeImpressions>;

/** Rooms that a tour usually shows, offered for rating. */
export const usualRooms = [
  'Kitchen',
  'Living room',
  'Main bedroom',
  'Bathrooms',
  'Outside',
  'Noise and light',
] as const;

const price = z.object({ priceCents: z.number(), since: z.iso.datetime() });

/** A home as it is stored. `version` counts its changes, from 1. */
export const home = z.object({
  id: z.string(),
  version: z.number(),
  ...homeEntry.shape,
  ...homeImpressions.shape,
  stage: keysOf(homeStages),
  /** The start of the tour, which is also in the calendar. */
  tourAt: z.nullable(z.iso.datetime()),
  /** Earliest first; the last is the current price. */
  priceHistory: z.array(price),
  /** When the buyer last said what its market status is. */
  statusCheckedAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Home = z.infer<typeof home>;

/** How lenders class a loan by its amount. Limits are a county’s, so near them the class may depend on the county. */
export const loanClasses = {
  conforming: 'Conforming',
  high_balance: 'High-balance conforming',
  jumbo: 'Jumbo',
  depends_on_county: 'Conforming or jumbo, depending on the county',
} as const;
export type LoanClass = keyof typeof loanClasses;

/** Estimates for one home. A figure is `null` while something it needs is missing. */
export const homeAssessment = z.object({
  /** All of a month's housing cost: loan, taxes, insurance, mortgage insurance, HOA. */
  monthlyPaymentCents: z.nullable(z.number()),
  cashToClose: z.nullable(z.object({ lowCents: z.number(), expectedCents: z.number(), highCents: z.number() })),
  /** Of the loan after the buyer’s planned down payment; `null` also without a loan, and where limits are by unit. */
  loanClass: z.nullable(keysOf(loanClasses)),
  pricePerSquareFootCents: z.nullable(z.number()),
  /** The pinned budget's price, and how far this home is above (positive) or below it. */
  budget: z.nullable(z.object({ priceCents: z.number(), aboveCents: z.number() })),
  /** By the buyer's own goals: 0 to 100 of what is known, and what speaks for and against. `null` without goals. */
  fit: z.nullable(
    z.object({
      score: z.nullable(z.number()),
      verdict: z.enum(['fits', 'check', 'misses', 'ruled_out']),
      reasons: z.array(z.object({ text: z.string(), result: z.enum(['met', 'missed', 'unknown']) })),
    }),
  ),
  /** Codes of `homeFlags`. A page leaves out those that it doesn't know. */
  flags: z.array(z.string()),
  policyRowIds: z.array(z.string()),
});
export type HomeAssessment = z.infer<typeof homeAssessment>;

export const assessedHome = z.object({
  ...home.shape,
  assessment: homeAssessment,
  /** Other homes of this buyer at the same address. */
  duplicateIds: z.array(z.string()),
});
export type AssessedHome = z.infer<typeof assessedHome>;

function isHttps(link: string): boolean {
  // `URL.parse` accepts spaces and line breaks, which a link that was copied whole doesn't have.
  if (/[\s\p{Cc}]/u.test(link)) return false;
  const url = URL.canParse(link) ? new URL(link) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.');
}
