import * as z from 'zod/mini';

/** In display order. Jumbo means loans above the county’s limit. */
export const affordabilityPrograms = {
  conventional: 'Conventional',
  fha: 'FHA',
  va: 'VA',
  usda: 'USDA',
  jumbo: 'Jumbo',
} as const;
export type AffordabilityProgram = keyof typeof affordabilityPrograms;

/** How much of the income may go to housing and debts. `payment` is the payment that the buyer named. */
export const affordabilityLevels = ['comfortable', 'typical', 'ceiling', 'payment'] as const;
export type AffordabilityLevel = (typeof affordabilityLevels)[number];

/**
 * What keeps the price from being a dollar higher. `income`: housing alone. `debts`: housing with debts.
 * `down-payment`: the program’s minimum. `cash`: closing costs and reserves. `maximum`: the highest price considered.
 */
export const bindingLimits = ['income', 'debts', 'payment', 'down-payment', 'loan-limit', 'cash', 'maximum'] as const;
export type BindingLimit = (typeof bindingLimits)[number];

/**
 * `available`: every rule that we can check is met. `conditional`: depends on something that only the buyer, a lender,
 * or an agency can answer. `unavailable`: a rule fails, and there is no price.
 */
export const programStatuses = ['available', 'conditional', 'unavailable'] as const;
export type ProgramStatus = (typeof programStatuses)[number];

export const reasonCodes = [
  'land',
  'mobile-home',
  'use',
  'units',
  'condo-approval',
  'service',
  'residency',
  'down-payment',
  'score',
  'loan-limit',
  'area-and-income',
  'residual-income',
  'not-needed',
  'many-lenders-differ',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

const cents = z.number().check(z.int());
const spread = z.object({ lowCents: cents, expectedCents: cents, highCents: cents });
export type Spread = z.infer<typeof spread>;

const reason = z.object({
  code: z.enum(reasonCodes),
  /** `null`: not answered yet, or not ours to answer. */
  met: z.nullable(z.boolean()),
  /** The figure that the rule asks for, if it asks for one: a score, basis points, or cents. */
  required: z.nullable(z.number()),
  policyRowIds: z.array(z.string()),
});
export type Reason = z.infer<typeof reason>;

export const monthly = z.object({
  principalAndInterestCents: cents,
  propertyTaxCents: cents,
  homeInsuranceCents: cents,
  mortgageInsuranceCents: cents,
  hoaCents: cents,
  floodInsuranceCents: cents,
  totalCents: cents,
});
export type MonthlyCost = z.infer<typeof monthly>;

const cash = z.object({
  downPaymentCents: cents,
  /** Fees, taxes, and title, without prepaid items. */
  closingCosts: spread,
  /** Prepaid insurance and interest, and the start of the escrow account. */
  prepaids: spread,
  /** The inspection. */
  beforeClosing: spread,
  /** Due at closing, after credits and earlier payments. Never below zero. */
  dueAtClosing: spread,
  /** All of the buyer’s own money, with the earnest money, the option fee, and the inspection paid before. */
  outOfPocket: spread,
  /** To keep in reserve afterwards. */
  reservesCents: cents,
});
export type CashNeeded = z.infer<typeof cash>;

const offer = z.object({
  /** Whole dollars. */
  priceCents: cents,
  downPaymentCents: cents,
  /** Without a financed fee. */
  loanCents: cents,
  /** The program’s upfront fee, added to the loan. */
  financedFeeCents: cents,
  monthly,
  /** The maximum monthly housing cost; below zero if debts exceed what the ratios allow. */
  capCents: cents,
  /** Shares of gross income, with debts as the program counts them; `null` without an income. */
  frontRatioBasisPoints: z.nullable(z.number()),
  backRatioBasisPoints: z.nullable(z.number()),
  binding: z.enum(bindingLimits),
  cash,
});
/** The highest price at a level, and what it takes. */
export type Offer = z.infer<typeof offer>;

const limit = z.object({
  cents,
  /** `at-least`: only a lower bound is known for this county or number of units. */
  kind: z.enum(['exact', 'at-least']),
});
export type LoanLimit = z.infer<typeof limit>;

const program = z.object({
  program: z.enum(Object.keys(affordabilityPrograms) as [AffordabilityProgram, ...AffordabilityProgram[]]),
  status: z.enum(programStatuses),
  reasons: z.array(reason),
  /** `null`: the program has none, or this year’s is not known. */
  limit: z.nullable(limit),
  minimumDownPaymentBasisPoints: z.nullable(z.number()),
  /** `null` if the program is unavailable or costs are missing; `payment` also without a payment in the figures. */
  offers: z.object({
    comfortable: z.nullable(offer),
    typical: z.nullable(offer),
    ceiling: z.nullable(offer),
    payment: z.nullable(offer),
  }),
  policyRowIds: z.array(z.string()),
});
export type ProgramResult = z.infer<typeof program>;

const headline = z.object({
  program: program.shape.program,
  priceCents: cents,
  monthlyCents: cents,
  binding: z.enum(bindingLimits),
});
/** The best price of all available programs, or of conditional ones if no available one has a price. */
export type Headline = z.infer<typeof headline>;

export const notes = ['condo-needs-hoa', 'foreign-national-loan'] as const;
export type Note = (typeof notes)[number];

export const affordabilityResult = z.object({
  /** Costs for which we have no row in this state. There are no prices until the buyer enters them. */
  missing: z.array(z.enum(['property-tax', 'home-insurance'])),
  notes: z.array(z.enum(notes)),
  headlines: z.object({
    comfortable: z.nullable(headline),
    typical: z.nullable(headline),
    ceiling: z.nullable(headline),
    payment: z.nullable(headline),
  }),
  programs: z.array(program),
  /** Across all programs, without duplicates. */
  policyRowIds: z.array(z.string()),
});
export type AffordabilityResult = z.infer<typeof affordabilityResult>;
