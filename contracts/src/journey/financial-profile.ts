import * as z from 'zod/mini';
import { defineOperation } from '../operation.js';
import { problemTexts } from '../texts.js';
import { usStateCodes } from './us-states.js';

/** Values and labels, in display order. */
export const incomeTypes = {
  w2: 'Job (W-2)',
  self_employed: 'Self-employment',
  contract: 'Contract work (1099)',
  retirement: 'Retirement or pension',
  disability: 'Disability',
  alimony_child_support: 'Alimony or child support',
  other: 'Other income',
} as const;
export const payFrequencies = {
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  semimonthly: 'Twice a month',
  monthly: 'Every month',
  annual: 'Every year',
} as const;
export const paymentsPerYear = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, annual: 1 } as const;
export const debtTypes = {
  credit_card: 'Credit card',
  auto_loan: 'Car loan or lease',
  student_loan: 'Student loan',
  personal_loan: 'Personal loan',
  alimony_child_support: 'Alimony or child support you pay',
  mortgage: 'Another mortgage',
  other: 'Other debt',
} as const;
export const militaryServices = {
  none: 'No service',
  active_duty: 'Active duty',
  veteran: 'Veteran',
  reserve_or_guard: 'Reserve or National Guard',
  surviving_spouse: 'Surviving spouse',
} as const;

/** The lowest score in a band of 20 points, or `below_500`; `unknown` if the buyer doesn't know. */
export const creditScoreBands = [
  'unknown',
  'below_500',
  ...([500, 520, 540, 560, 580, 600, 620, 640, 660, 680, 700, 720, 740, 760, 780, 800] as const).map(
    (lowest) => `from_${lowest}` as const,
  ),
] as const;
export type CreditScoreBand = (typeof creditScoreBands)[number];

/** Maximums. Money is integer US cents. */
export const profileLimits = {
  amountCents: 1_000_000_000,
  householdSize: 20,
  borrowers: 2,
  incomesPerBorrower: 12,
  debts: 40,
  months: 480,
} as const;

const cents = z.number().check(z.int(), z.gte(0), z.lte(profileLimits.amountCents));
const keysOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z.enum(Object.keys(labels) as [Value, ...Value[]]);

export const income = z.strictObject({
  type: keysOf(incomeTypes),
  /** Before taxes, per period of `frequency`. */
  amountCents: cents,
  frequency: keysOf(payFrequencies),
});
export type Income = z.infer<typeof income>;

export const debt = z
  .strictObject({
    type: keysOf(debtTypes),
    monthlyCents: cents,
    balanceCents: cents,
    /** Payments left; `null` if the debt has no end or it isn't known. */
    monthsLeft: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(profileLimits.months))),
    /** Student loans only: no payments are due now. */
    deferred: z.boolean(),
    /** Student loans only: a documented plan, such as income-driven repayment, sets the payment at $0. */
    documentedZeroPayment: z.optional(z.boolean()),
  })
  .check(
    z.refine(({ type, deferred }) => !deferred || type === 'student_loan', {
      path: ['deferred'],
      error: 'Only student loans can be marked as deferred',
    }),
    z.refine(
      ({ type, monthlyCents, deferred, documentedZeroPayment }) =>
        !documentedZeroPayment || (type === 'student_loan' && monthlyCents === 0 && !deferred),
      {
        path: ['documentedZeroPayment'],
        error: 'Only student loans with a payment of $0 that aren’t deferred can be on such a plan',
      },
    ),
  );
export type Debt = z.infer<typeof debt>;

/** Whether it is a student loan with no payments now, for whatever reason. Programs then count part of its balance. */
export const isWithoutPayment = ({ type, monthlyCents, deferred }: Debt): boolean =>
  type === 'student_loan' && (deferred || monthlyCents === 0);

const installmentTypes: ReadonlySet<Debt['type']> = new Set(['auto_loan', 'student_loan', 'personal_loan']);

/** Whether it is a loan with a payment now and at most this many payments left. */
export function endsWithin(debt: Debt, payments: number): boolean {
  const { type, monthsLeft } = debt;
  return installmentTypes.has(type) && !isWithoutPayment(debt) && monthsLeft !== null && monthsLeft <= payments;
}

/** Empty `incomes` with `noIncome` is an answer; without it, the question isn't answered yet. */
export const borrower = z
  .strictObject({
    incomes: z.array(income).check(z.maxLength(profileLimits.incomesPerBorrower)),
    noIncome: z.boolean(),
  })
  .check(
    z.refine(({ incomes, noIncome }) => !noIncome || incomes.length === 0, {
      path: ['noIncome'],
      error: 'List your income or check that you have none, not both',
    }),
  );

export const downPayment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('amount'), cents }),
  /** Share of the target price. */
  z.strictObject({
    kind: z.literal('percent'),
    basisPoints: z.number().check(z.int(), z.gte(0), z.lte(10_000)),
  }),
]);

/** The form's sections. Each is `null` until the buyer has saved it. */
export const profileSections = {
  location: z.strictObject({
    state: z.enum(usStateCodes),
    /** The home's county: a five-digit FIPS code from `journey.list-counties`; `null` if not known yet. */
    countyFips: z.nullable(z.string().check(z.regex(/^\d{5}$/, problemTexts.unknownCounty))),
  }),
  household: z.strictObject({
    /** Everyone who will live in the home. */
    size: z.number().check(z.int(), z.gte(1), z.lte(profileLimits.householdSize)),
    firstTimeBuyer: z.nullable(z.boolean()),
    /** Optional, and used only for VA loans and for lenders that lend to people who served. */
    militaryService: z.nullable(keysOf(militaryServices)),
  }),
  income: z.strictObject({
    borrowers: z.array(borrower).check(z.minLength(1), z.maxLength(profileLimits.borrowers)),
  }),
  debts: z.strictObject({ debts: z.array(debt).check(z.maxLength(profileLimits.debts)) }),
  credit: z.strictObject({ scoreBand: z.enum(creditScoreBands) }),
  savings: z.strictObject({
    savingsCents: cents,
    retirementCents: cents,
    giftCents: cents,
  }),
  plan: z.strictObject({
    targetPriceCents: cents,
    downPayment,
    /** Current monthly housing cost. */
    rentCents: cents,
    /** The most the buyer is comfortable paying for housing each month; `null` if not entered. */
    comfortPaymentCents: z.nullable(cents),
  }),
} as const;
export type ProfileSection = keyof typeof profileSections;
export const profileSectionNames = Object.keys(profileSections) as ProfileSection[];

export const financialProfile = z.strictObject({
  location: z.nullable(profileSections.location),
  household: z.nullable(profileSections.household),
  income: z.nullable(profileSections.income),
  debts: z.nullable(profileSections.debts),
  credit: z.nullable(profileSections.credit),
  savings: z.nullable(profileSections.savings),
  plan: z.nullable(profileSections.plan),
});
export type FinancialProfile = z.infer<typeof financialProfile>;

export const emptyFinancialProfile: FinancialProfile = {
  location: null,
  household: null,
  income: null,
  debts: null,
  credit: null,
  savings: null,
  plan: null,
};

/** Whether each borrower has listed an income or said that there is none. */
export const isIncomeAnswered = ({ borrowers }: NonNullable<FinancialProfile['income']>): boolean =>
  borrowers.every(({ incomes, noIncome }) => incomes.length > 0 || noIncome);

/**
 * The sections without an answer. Once there are none, the profile is complete. Not knowing is an answer, and so is having none,
 * but a price of $0 isn’t. What lender matching needs is another matter: `missingForMatching`.
 */
export function unansweredSections(profile: FinancialProfile): ProfileSection[] {
  const { income, plan } = profile;
  const answers = {
    ...profile,
    income: income && isIncomeAnswered(income) ? income : null,
    plan: plan && plan.targetPriceCents > 0 ? plan : null,
  };
  return profileSectionNames.filter((section) => answers[section] === null);
}

/** A dated figure that a result is based on. */
export const policyRow = z.object({
  id: z.string(),
  /** For people. */
  name: z.string(),
  value: z.number(),
  unit: z.enum(['basis-points', 'millionths', 'cents', 'points', 'months', 'count']),
  /** Lowest and highest, in the unit of `value`, if it varies; `value` is the one to plan with. */
  range: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /**
   * How far it can be relied on. `authority`: seen in the text of the body that sets it. `cited`: the rule is named, but the
   * figure was read elsewhere. `secondary`: from a broker’s, lender’s, or other page. `practice`: common among lenders. The last
   * two never decide alone.
   */
  standing: z.enum(['authority', 'cited', 'secondary', 'practice']),
  sourceName: z.string(),
  /** Empty if there is no page to link; `sourceName` then says what it is based on. */
  sourceUrl: z.string(),
  /** First and last day in force (YYYY-MM-DD); `null` without an end. */
  effectiveFrom: z.iso.date(),
  effectiveTo: z.nullable(z.iso.date()),
  /** When it was last checked against its source. */
  checkedOn: z.iso.date(),
});
export type PolicyRow = z.infer<typeof policyRow>;

export const loanPrograms = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' } as const;
export type LoanProgram = keyof typeof loanPrograms;

/** `unknown`: an answer or a figure is missing. `not_available`: the program is not meant for this buyer or purchase. */
export const readinessLevels = {
  ready: 'Ready',
  nearly: 'Nearly ready',
  work_to_do: 'Work to do',
  unknown: 'Not known yet',
  not_available: 'Not for this purchase',
} as const;

export const programReadiness = z.object({
  program: keysOf(loanPrograms),
  level: keysOf(readinessLevels),
  /** Sentences for and against; `met` is `null` if unknown. */
  checks: z.array(z.object({ text: z.string(), met: z.nullable(z.boolean()), policyRowIds: z.array(z.string()) })),
});
export type ProgramReadiness = z.infer<typeof programReadiness>;

/** Not an approval. A figure is `null` while something it needs is missing. */
export const profileAssessment = z.object({
  /** The program we plan with: it determines how debts, housing, and ratios are counted. */
  program: keysOf(loanPrograms),
  monthlyIncomeCents: z.nullable(z.number()),
  monthlyDebtsCents: z.nullable(z.number()),
  /** Estimated monthly principal, interest, taxes, insurance, and mortgage insurance for the planned purchase. */
  housingPaymentCents: z.nullable(z.number()),
  /** Shares of gross monthly income: housing alone, and housing with all debts. */
  frontRatioBasisPoints: z.nullable(z.number()),
  backRatioBasisPoints: z.nullable(z.number()),
  /** The program's guideline for each ratio; `null` if it has none, or the ratio isn't known yet. */
  guidelines: z.object({
    frontRatioBasisPoints: z.nullable(z.number()),
    backRatioBasisPoints: z.nullable(z.number()),
  }),
  readiness: z.array(programReadiness),
  /** Sections that lender matching still needs. */
  missingForMatching: z.array(z.enum(profileSectionNames as [ProfileSection, ...ProfileSection[]])),
  /** Sentences about what may surprise the buyer, such as a down payment above the savings. */
  warnings: z.array(z.string()),
  policyRows: z.array(policyRow),
});
export type ProfileAssessment = z.infer<typeof profileAssessment>;

/** `version` counts the saves; 0 before the first. */
const kept = z.object({
  version: z.number().check(z.int(), z.gte(0)),
  updatedAt: z.nullable(z.iso.datetime()),
  profile: financialProfile,
  assessment: profileAssessment,
});
export type StoredFinancialProfile = z.infer<typeof kept>;

export const getFinancialProfile = defineOperation({
  id: 'journey.get-financial-profile',
  summary: 'Get the signed-in buyer’s financial profile and its assessment; empty before the first save',
  method: 'GET',
  path: '/api/financial-profile',
  access: 'buyer',
  status: 200,
  reply: kept,
  errors: {},
});

/** For every operation that takes a state and a county. The profile was the first. */
export const unknownCounty = { 'financial-profile.unknown-county': 400 } as const;

export const saveFinancialProfile = defineOperation({
  id: 'journey.save-financial-profile',
  summary: 'Replace this version of the financial profile; newer changes are never overwritten',
  method: 'PUT',
  path: '/api/financial-profile',
  access: 'buyer',
  body: z.strictObject({ version: z.number().check(z.int(), z.gte(0)), profile: financialProfile }),
  status: 200,
  reply: kept,
  errors: {
    'financial-profile.conflict': 409,
    ...unknownCounty,
  },
});

export const getProfileDraftKey = defineOperation({
  id: 'journey.get-profile-draft-key',
  summary: 'Get the key that seals the signed-in buyer’s unsaved edits of the financial profile on their device',
  method: 'GET',
  path: '/api/financial-profile/draft-key',
  access: 'buyer',
  status: 200,
  /** 256 bits in base64url, always the same for a buyer. */
  reply: z.object({ key: z.string().check(z.regex(/^[\w-]{43}$/)) }),
  errors: {},
});

export const listCounties = defineOperation({
  id: 'journey.list-counties',
  summary: 'List the counties of a state by name',
  method: 'GET',
  path: '/api/counties',
  access: 'buyer',
  query: z.strictObject({ state: z.enum(usStateCodes) }),
  status: 200,
  reply: z.array(z.object({ fips: z.string(), name: z.string() })),
  errors: {},
});
