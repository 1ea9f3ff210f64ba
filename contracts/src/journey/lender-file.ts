import * as z from 'zod/mini';
import { loanPrograms } from './loan-programs.js';
import { lineOfText } from './line-of-text.js';
import { propertyTypes, propertyUses } from './pre-approval-info.js';
import { usStateCodes } from './us-states.js';

/** Limits of an operator’s list of lenders. */
export const lenderFileLimits = { lenders: 300, bytes: 1_000_000 } as const;

const whole = (lowest: number, highest: number) => z.number().check(z.int(), z.gte(lowest), z.lte(highest));
const visible = (maximum: number) => lineOfText(maximum).check(z.minLength(1, 'Please give a text'));
const someOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.array(z.enum(Object.keys(labels) as [Value, ...Value[]])).check(z.minLength(1));

/** A lender as an operator lists it. Money is integer US cents; shares and rates are basis points (625 is 6.25%). */
export const listedLender = z.strictObject({
  /** Never changes: matches are stored by it. */
  id: z
    .string()
    .check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits, and hyphens')),
  name: visible(80),
  description: visible(200),
  website: z.string().check(z.maxLength(200), z.url({ protocol: /^https$/, error: 'Use an address with https://' })),
  /** In the public register of mortgage lenders (NMLS). */
  nmlsId: z.optional(z.string().check(z.regex(/^\d{1,10}$/, 'Use digits only'))),
  programs: someOf(loanPrograms),
  states: z.array(z.enum(usStateCodes)).check(z.minLength(1)),
  /** Five-digit FIPS codes, if it lends only in some counties of its states. */
  counties: z.optional(
    z
      .array(z.string().check(z.regex(/^\d{5}$/, 'Use five-digit FIPS codes')))
      .check(z.minLength(1), z.maxLength(3_200)),
  ),
  propertyTypes: someOf(propertyTypes),
  propertyUses: someOf(propertyUses),
  loanCents: z
    .strictObject({ minimum: whole(0, 10_000_000_000), maximum: whole(1, 10_000_000_000) })
    .check(z.refine(({ minimum, maximum }) => minimum < maximum, 'The minimum must be below the maximum')),
  minCreditScore: whole(300, 850),
  maxDebtToIncomeBasisPoints: whole(1, 10_000),
  minDownPaymentBasisPoints: whole(0, 10_000),
  /** Lends to people who served and their families. Never shown to a buyer who said they did not serve. */
  forMilitary: z.optional(z.boolean()),
  /** A published 30-year fixed rate. Without it, cards show the current rate of the market. */
  exampleRate: z.optional(z.strictObject({ basisPoints: whole(1, 2_500), asOf: z.iso.date(), source: visible(80) })),
});
export type ListedLender = z.infer<typeof listedLender>;

/** The file in `LENDERS_FILE`, as JSON. A CSV file has the same fields, one lender a line. */
export const lenderFile = z.strictObject({
  lenders: z.array(listedLender).check(z.minLength(1), z.maxLength(lenderFileLimits.lenders)),
});
