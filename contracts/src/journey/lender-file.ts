import * as z from 'zod/mini';
import { loanPrograms } from './financial-profile.js';
import { lineOfText } from './line-of-text.js';
import { propertyTypes, propertyUses } from './pre-approval-info.js';
import { usStateCodes } from './us-states.js';

/** Groups of buyers that some lenders serve exclusively, as in "lends only to …". */
export const buyerGroups = {
  first_time_buyers: 'first-time buyers',
  people_who_served: 'people who served and surviving spouses',
} as const;
export type BuyerGroup = keyof typeof buyerGroups;

const whole = (lowest: number, highest: number) => z.number().check(z.int(), z.gte(lowest), z.lte(highest));
const visible = (maximum: number) => lineOfText(maximum).check(z.minLength(1, 'Please give a text'));
const keyOf = <Key extends string>(labels: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(labels) as [Key, ...Key[]]);
const some = <Item extends z.ZodMiniType>(item: Item) =>
  z.array(item).check(z.minLength(1, 'Please name at least one'));

/**
 * A lender: its published information and lending criteria. Every condition is a field that the ranking reads; the
 * description contains none. Money is integer US cents; shares and rates are basis points (625 is 6.25%).
 */
export const listedLender = z.strictObject({
  /** Never changes: stored matches refer to it. */
  id: z
    .string()
    .check(z.maxLength(60), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits, and hyphens')),
  name: visible(80),
  description: visible(200),
  website: z.optional(
    z.string().check(z.maxLength(200), z.url({ protocol: /^https$/, error: 'Use an address with https://' })),
  ),
  programs: some(keyOf(loanPrograms)),
  /** If it serves only this group. */
  onlyFor: z.optional(keyOf(buyerGroups)),
  states: some(z.enum(usStateCodes)),
  /** Five-digit FIPS codes, if it lends only in some counties of its states. */
  counties: z.optional(some(z.string().check(z.regex(/^\d{5}$/, 'Use five-digit FIPS codes')))),
  propertyTypes: some(keyOf(propertyTypes)),
  propertyUses: some(keyOf(propertyUses)),
  loanCents: z
    .strictObject({ minimum: whole(0, 10_000_000_000), maximum: whole(1, 10_000_000_000) })
    .check(z.refine(({ minimum, maximum }) => minimum < maximum, 'The minimum must be below the maximum')),
  minCreditScore: whole(300, 850),
  maxDebtToIncomeBasisPoints: whole(1, 10_000),
  minDownPaymentBasisPoints: whole(0, 10_000),
  /** A rate that it published for a 30-year fixed loan. Without it, cards show the current market rate. */
  exampleRate: z.optional(
    z.strictObject({
      rateBasisPoints: whole(1, 2_500),
      asOf: z.iso.date('Use a date like 2026-11-19'),
      source: visible(80),
    }),
  ),
});
type Deep<Value> = Value extends readonly (infer Item)[]
  ? readonly Deep<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Deep<Value[Key]> }
    : Value;
export type ListedLender = Deep<z.infer<typeof listedLender>>;

/**
 * The JSON format of `LENDERS_FILE`. A CSV file has the same fields, one lender per line; `lenderFileColumns` says in
 * which columns. It has no field for anything that a lender pays.
 */
export const lenderFile = z.strictObject({
  lenders: z.array(listedLender).check(z.minLength(1, 'Please list at least one lender'), z.maxLength(300), (list) => {
    list.value.forEach(({ id }, place) => {
      if (list.value.findIndex((other) => other.id === id) === place) return;
      list.issues.push({ code: 'custom', input: id, path: [place, 'id'], message: 'Another lender has it too' });
    });
  }),
});

/** The columns of a lender file in CSV, by the path of the field in `listedLender`. Items of a list are separated by semicolons. */
export const lenderFileColumns = {
  id: 'id',
  name: 'name',
  description: 'description',
  website: 'website',
  programs: 'programs',
  onlyFor: 'onlyFor',
  states: 'states',
  counties: 'counties',
  propertyTypes: 'propertyTypes',
  propertyUses: 'propertyUses',
  'loanCents.minimum': 'loanMinimumCents',
  'loanCents.maximum': 'loanMaximumCents',
  minCreditScore: 'minCreditScore',
  maxDebtToIncomeBasisPoints: 'maxDebtToIncomeBasisPoints',
  minDownPaymentBasisPoints: 'minDownPaymentBasisPoints',
  'exampleRate.rateBasisPoints': 'exampleRateBasisPoints',
  'exampleRate.asOf': 'exampleRateAsOf',
  'exampleRate.source': 'exampleRateSource',
} as const;
