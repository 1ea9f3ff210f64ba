import * as z from 'zod/mini';
import { downPayment, militaryServices, profileLimits } from '../journey/financial-profile.js';
import { propertyTypes, propertyUses } from '../journey/pre-approval-info.js';
import { usStateCodes } from '../journey/us-states.js';

/** Largest and smallest figures. Money is integer US cents. */
export const figureLimits = {
  amountCents: profileLimits.amountCents,
  /** The highest price considered. */
  priceCents: 10_000_000_000,
  units: 4,
  score: { lowest: 300, highest: 850 },
  /** 25% a year. */
  annualRateMillionths: 250_000,
  termMonths: { shortest: 60, longest: 360 },
  /** 10% of the price a year. */
  propertyTaxBasisPoints: 1_000,
  reserveMonths: 24,
} as const;

const whole = (lowest: number, highest: number) => z.number().check(z.int(), z.gte(lowest), z.lte(highest));
const cents = whole(0, figureLimits.amountCents);
const keysOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(labels) as [Value, ...Value[]]);

/** What the VA charges: less the first time, nothing for buyers it exempts, such as those with a compensated disability. */
export const vaFundingFees = { first: 'First use', later: 'Used before', exempt: 'Exempt' } as const;

/** Chosen by the buyer to see what programs say about it. It never changes a price or an order. */
export const residencies = {
  citizen_or_permanent_resident: 'U.S. citizen or permanent resident',
  non_permanent_resident: 'Non-permanent resident',
  foreign_national: 'Foreign national',
} as const;

/** Money that reduces what is due at closing. */
const credits = z.strictObject({
  sellerCents: cents,
  lenderCents: cents,
  /** A gift or assistance that doesn’t have to be repaid. */
  giftCents: cents,
  /** Paid with the offer, counted at closing. */
  earnestMoneyCents: cents,
  optionFeeCents: cents,
});

/** What a price depends on. Money is integer US cents; `null` means not known, and the dated rows answer instead if they can. */
export const buyerFigures = z.strictObject({
  state: z.enum(usStateCodes),
  /** Five digits. */
  countyFips: z.nullable(z.string().check(z.regex(/^\d{5}$/))),
  propertyType: z.nullable(keysOf(propertyTypes)),
  propertyUse: z.nullable(keysOf(propertyUses)),
  /** Of the building. Only counts above one for a multi-family home. */
  units: whole(1, figureLimits.units),
  /** Before taxes, of all borrowers. */
  annualIncomeCents: cents,
  /** All payments due now, per month. */
  monthlyDebtsCents: cents,
  /** The part of `monthlyDebtsCents` for loans with so few payments left that a conventional loan ignores them. */
  endingDebtsCents: cents,
  /** Balance of student loans with no payments now. Each program counts a share of it as a payment. */
  studentLoansWithoutPaymentCents: cents,
  /** Balance of student loans on a documented plan with a payment of $0, which programs may count differently. */
  studentLoansAtZeroCents: cents,
  downPayment,
  /** All cash for the down payment, the closing costs, and the reserves. `null`: cash does not limit the price. */
  cashCents: z.nullable(cents),
  creditScore: z.nullable(whole(figureLimits.score.lowest, figureLimits.score.highest)),
  firstTimeBuyer: z.nullable(z.boolean()),
  militaryService: z.nullable(keysOf(militaryServices)),
  vaFundingFee: keysOf(vaFundingFees),
  residency: z.nullable(keysOf(residencies)),
  /** Nominal annual rate in millionths: 62,500 is 6.25%. */
  annualRateMillionths: whole(0, figureLimits.annualRateMillionths),
  termMonths: whole(figureLimits.termMonths.shortest, figureLimits.termMonths.longest),
  /** Annual, of the price. `null`: the state’s row. */
  propertyTaxBasisPoints: z.nullable(whole(0, figureLimits.propertyTaxBasisPoints)),
  /** `null`: the state’s row. */
  annualHomeInsuranceCents: z.nullable(cents),
  annualFloodInsuranceCents: cents,
  monthlyHoaCents: cents,
  /** Payment-first: the monthly housing payment that the buyer wants. */
  monthlyPaymentCents: z.nullable(cents),
  /** Payments to have left after closing. `null`: the row for the use of the home. */
  reserveMonths: z.nullable(whole(0, figureLimits.reserveMonths)),
  buyerBrokerFeeCents: cents,
  credits,
});
export type BuyerFigures = z.infer<typeof buyerFigures>;

/** A fictional buyer: the example that a buyer's own answers replace one by one. */
export const exampleFigures: BuyerFigures = {
  state: 'TX',
  countyFips: null,
  propertyType: 'single_family',
  propertyUse: 'primary_residence',
  units: 1,
  annualIncomeCents: 10_000_000,
  monthlyDebtsCents: 50_000,
  endingDebtsCents: 0,
  studentLoansWithoutPaymentCents: 0,
  studentLoansAtZeroCents: 0,
  downPayment: { kind: 'amount', cents: 4_000_000 },
  cashCents: null,
  creditScore: 740,
  firstTimeBuyer: true,
  militaryService: 'none',
  vaFundingFee: 'first',
  residency: null,
  annualRateMillionths: 62_500,
  termMonths: 360,
  propertyTaxBasisPoints: null,
  annualHomeInsuranceCents: null,
  annualFloodInsuranceCents: 0,
  monthlyHoaCents: 0,
  monthlyPaymentCents: null,
  reserveMonths: null,
  buyerBrokerFeeCents: 0,
  credits: { sellerCents: 0, lenderCents: 0, giftCents: 0, earnestMoneyCents: 0, optionFeeCents: 0 },
};
