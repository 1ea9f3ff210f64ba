import * as z from 'zod/mini';
import { answerMaximum } from '../home-goals/answers.js';
import { fitVerdicts } from '../home-goals/home-fit.js';
import { problemTexts } from '../texts.js';
import { lineOfText } from './line-of-text.js';
import { propertyTypes } from './pre-approval-info.js';
import { publicLine } from './private-numbers.js';
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

/** A home in one of these completes the milestone Home Search. */
export const offerStages: readonly HomeStage[] = ['offer', 'contract'];

export const marketStatuses = { for_sale: 'For sale', pending: 'Pending', off_market: 'Off the market' } as const;
export type MarketStatus = keyof typeof marketStatuses;

/** Maximums. Money is integer US cents. */
export const homeLimits = {
  perBuyer: 500,
  priceCents: 10_000_000_000,
  feeCents: 100_000_000,
  rooms: 50,
  squareFeet: 100_000,
  lotSquareFeet: 100_000_000,
  stories: 10,
  garageSpaces: 20,
  mlsNumberLength: 40,
  linkLength: 500,
  notesLength: 4_000,
  ratings: 20,
  /** The earliest prices of a longer history are dropped. */
  prices: 50,
  perImport: 500,
} as const;

const keysOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(labels) as [Value, ...Value[]]);

const whole = (from: number, to: number, error: string) =>
  z.nullable(z.number({ error }).check(z.int(error), z.gte(from, error), z.lte(to, error)));

/** More than the longest text of a goal or an area. */
const answerLength = 120;

const noAddress = 'Please enter the street address';
const noPrice = 'Please enter the price';
const badBathrooms = 'Please enter bathrooms in halves or quarters, such as 2.5';

const price = z.number({ error: noPrice }).check(z.int(noPrice), z.gte(100, noPrice), z.lte(homeLimits.priceCents));
const bathrooms = z.nullable(
  z
    .number({ error: badBathrooms })
    .check(z.gte(0, badBathrooms), z.lte(homeLimits.rooms, badBathrooms), z.multipleOf(0.25, badBathrooms)),
);

/** Facts about a building that homes and comparable sales share. `null` means "not known", and so does an empty text. */
const buildingFacts = {
  /** Street and unit: `12 Oak Street #4`. */
  address: publicLine(120, { invisible: noAddress }).check(z.minLength(1, noAddress)),
  city: publicLine(80),
  state: z.nullable(z.enum(usStateCodes)),
  /** Five digits, or nine as `12345-6789`; or empty. */
  zipCode: z.string().check(z.regex(/^(?:\d{5}(?:-\d{4})?)?$/, 'Please enter a ZIP code of five digits')),
  priceCents: price,
  bedrooms: whole(0, homeLimits.rooms, 'Please enter a whole number of bedrooms'),
  bathrooms,
  squareFeet: whole(1, homeLimits.squareFeet, 'Please enter whole square feet, up to 100,000'),
  yearBuilt: whole(1600, 2100, 'Please enter a year of four digits'),
  propertyType: z.nullable(keysOf(propertyTypes)),
} as const;

/**
 * What a buyer says about a home: only the building, its costs, and its location, and nothing about who lives nearby,
 * schools, or crime. Never add a field that covers those.
 */
export const homeEntry = z.strictObject({
  ...buildingFacts,
  /** With or without "County". */
  county: lineOfText(80),
  lotSquareFeet: whole(0, homeLimits.lotSquareFeet, 'Please enter the lot in whole square feet'),
  stories: whole(1, homeLimits.stories, 'Please enter a whole number of stories'),
  garageSpaces: whole(0, homeLimits.garageSpaces, 'Please enter a whole number of cars'),
  stepFreeEntry: z.nullable(z.boolean()),
  yard: z.nullable(z.boolean()),
  homeOffice: z.nullable(z.boolean()),
  /** The community admits residents of 55 and older, as the law allows. A fact about the home, never a filter or a score. */
  ageRestricted: z.nullable(z.boolean()),
  /** 0 is "no HOA". */
  hoaMonthlyCents: whole(0, homeLimits.feeCents, 'Please enter the monthly HOA fee'),
  propertyTaxAnnualCents: whole(0, homeLimits.feeCents, 'Please enter the yearly property tax'),
  /** The day it came on the market (YYYY-MM-DD), for counting the days on the market. */
  listedOn: z.nullable(z.iso.date('Please choose a day')),
  mlsNumber: lineOfText(homeLimits.mlsNumberLength),
  /** The listing's page, or empty. Only the buyer ever opens it. */
  link: z.string().check(
    z.trim(),
    z.maxLength(homeLimits.linkLength, problemTexts.tooLong(homeLimits.linkLength)),
    // No name or password before the host, which could make it look like another site's.
    z.regex(
      /^(?:https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?(?:[/?#][^\s\p{Cc}]*)?)?$/iu,
      'Please enter a link that starts with https://',
    ),
  ),
  marketStatus: keysOf(marketStatuses),
  /** About the buyer’s goals; see `Answer`. If an entry has none, the stored answers stay. */
  answers: z.optional(
    z
      .array(z.strictObject({ about: lineOfText(answerLength), isTrue: z.boolean() }))
      .check(z.maxLength(answerMaximum, `Please keep to ${answerMaximum} answers`)),
  ),
});
export type HomeEntry = z.infer<typeof homeEntry>;
/** What can be typed into a form or appear in a list. */
export type HomeFact = Exclude<keyof HomeEntry, 'answers'>;

/** A new home of which only the price is known. */
export const emptyHomeEntry: Omit<HomeEntry, 'priceCents'> = {
  address: '',
  city: '',
  state: null,
  zipCode: '',
  bedrooms: null,
  bathrooms: null,
  squareFeet: null,
  yearBuilt: null,
  propertyType: null,
  county: '',
  lotSquareFeet: null,
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

const noRoom = 'Please name the room';
export const roomRating = z.strictObject({
  room: lineOfText(40, noRoom).check(z.minLength(1, noRoom)),
  /** From 1 to 5. */
  stars: z.number().check(z.int(), z.gte(1), z.lte(5)),
});
export type RoomRating = z.infer<typeof roomRating>;

/** Free notes, and a rating for each room. Saved separately from the facts, because they are written on tours, offline. */
export const homeImpressions = z.strictObject({
  notes: z.string().check(
    z.maxLength(homeLimits.notesLength, problemTexts.tooLong(homeLimits.notesLength)),
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

/** Rooms usually seen on a tour, offered for rating. */
export const usualRooms = [
  'Kitchen',
  'Living room',
  'Main bedroom',
  'Bathrooms',
  'Outside',
  'Noise and light',
] as const;

/** As stored: it may be older than a rule, so it isn't held to them. */
const storedBuildingFacts = {
  address: z.string(),
  city: z.string(),
  state: buildingFacts.state,
  zipCode: z.string(),
  priceCents: z.number(),
  bedrooms: z.nullable(z.number()),
  bathrooms: z.nullable(z.number()),
  squareFeet: z.nullable(z.number()),
  yearBuilt: z.nullable(z.number()),
  propertyType: buildingFacts.propertyType,
} as const;

const storedFacts = {
  ...storedBuildingFacts,
  county: z.string(),
  lotSquareFeet: z.nullable(z.number()),
  stories: z.nullable(z.number()),
  garageSpaces: z.nullable(z.number()),
  stepFreeEntry: z.nullable(z.boolean()),
  yard: z.nullable(z.boolean()),
  homeOffice: z.nullable(z.boolean()),
  ageRestricted: z.nullable(z.boolean()),
  hoaMonthlyCents: z.nullable(z.number()),
  propertyTaxAnnualCents: z.nullable(z.number()),
  listedOn: z.nullable(z.string()),
  mlsNumber: z.string(),
  link: z.string(),
  marketStatus: homeEntry.shape.marketStatus,
  answers: z.optional(z.array(z.object({ about: z.string(), isTrue: z.boolean() }))),
} as const satisfies Record<keyof HomeEntry, z.ZodMiniType>;

/** A home as it is stored. `version` counts the saves of its facts, its stage, and its tour, from 1. */
export const home = z.object({
  id: z.string(),
  version: z.number(),
  ...storedFacts,
  stage: keysOf(homeStages),
  /** The start of the tour, which is also in the calendar unless the home is passed. */
  tourAt: z.nullable(z.iso.datetime()),
  /** With a version of their own, so that notes from a tour never conflict with a move of the home. 0 before the first. */
  impressions: z.object({
    version: z.number(),
    notes: z.string(),
    ratings: z.array(z.object({ room: z.string(), stars: z.number() })),
  }),
  /** Earliest first; the last is the current price. */
  priceHistory: z.array(z.object({ priceCents: z.number(), since: z.iso.datetime() })),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Home = z.infer<typeof home>;

/** How lenders classify a loan by its amount. Limits are a county’s, so near them the class may depend on the county. */
export const loanClasses = {
  conforming: 'Conforming',
  high_balance: 'High-balance conforming',
  jumbo: 'Jumbo',
  depends_on_county: 'Conforming or jumbo, depending on the county',
} as const;
export type LoanClass = keyof typeof loanClasses;

const cents = z.number();

/** Estimates for one home. A figure is `null` while something it needs is missing, and for land and mobile homes. */
export const homeAssessment = z.object({
  /** The total monthly housing cost: loan, taxes, insurance, mortgage insurance, HOA. */
  monthlyPaymentCents: z.nullable(cents),
  /** Due at closing: the down payment and all costs. */
  cashToClose: z.nullable(z.object({ lowCents: cents, expectedCents: cents, highCents: cents })),
  /** Of the loan after the buyer’s planned down payment; `null` also without a loan, and where limits are by unit. */
  loanClass: z.nullable(keysOf(loanClasses)),
  /** Rounded to the cent; `null` without square feet. */
  pricePerSquareFootCents: z.nullable(cents),
  /** How far its price is above the pinned budget’s or, if negative, below it. */
  aboveBudgetCents: z.nullable(cents),
  /** `HomeFit` of the buyer's own goals; `null` without goals. */
  fit: z.nullable(
    z.object({
      score: z.nullable(z.number()),
      knownShare: z.number(),
      verdict: keysOf(fitVerdicts),
      reasons: z.array(
        z.object({
          text: z.string(),
          list: z.enum(['must', 'nice', 'never', 'areas']),
          result: z.enum(['met', 'missed', 'unknown']),
          share: z.number(),
          /** What the home’s `answers` can be about. If missing, nothing. */
          questions: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
  /** Codes of `homeFlags`, most urgent first. Pages ignore unknown codes. */
  flags: z.array(z.string()),
  /** Which of the list's `policyRowSets` its estimates use. */
  policyRowSet: z.number(),
});
export type HomeAssessment = z.infer<typeof homeAssessment>;

export const assessedHome = z.object({ ...home.shape, assessment: homeAssessment });
export type AssessedHome = z.infer<typeof assessedHome>;

/** A comparable sale. `soldOn` is YYYY-MM-DD. */
export const comparableSaleEntry = z.strictObject({ ...buildingFacts, soldOn: z.iso.date('Please choose a day') });
export type ComparableSaleEntry = z.infer<typeof comparableSaleEntry>;

export const comparableSale = z.object({ id: z.string(), ...storedBuildingFacts, soldOn: z.string() });
export type ComparableSale = z.infer<typeof comparableSale>;

/** Per buyer. Beyond that, the most recent sales are kept. */
export const comparableSaleMaximum = 500;
