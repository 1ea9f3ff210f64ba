import {
  figureLimits,
  figuresFrom,
  type AffordabilityProgram,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import {
  emptyFinancialProfile,
  usStateCodes,
  type ChatCitation,
  type ChatContext,
  type FinancialProfile,
} from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { countyNameOf } from '../../counties/index.js';
import { citeProfile } from './cite.js';
import { contextOff, type ToolContext, type ToolResult } from './tool.js';

const upTo = (maximum: number) => z.optional(z.number().check(z.gte(0), z.lte(maximum)));
const amount = upTo(figureLimits.amountCents / 100);
const price = upTo(figureLimits.priceCents / 100);

/** What a buyer can say about money in a question. Amounts are in dollars, rates and shares in percent. */
export const loanInputs = {
  state: z.optional(z.enum(usStateCodes)),
  countyFips: z.optional(z.string().check(z.regex(/^\d{5}$/))),
  yearlyIncome: amount,
  monthlyIncome: upTo(figureLimits.amountCents / 1200),
  monthlyDebts: amount,
  downPayment: amount,
  downPaymentPercent: upTo(100),
  savings: amount,
  creditScore: z.optional(
    z.number().check(z.int(), z.gte(figureLimits.score.lowest), z.lte(figureLimits.score.highest)),
  ),
  rate: upTo(figureLimits.annualRateMillionths / 10_000),
  years: z.optional(
    z
      .number()
      .check(z.int(), z.gte(figureLimits.termMonths.shortest / 12), z.lte(figureLimits.termMonths.longest / 12)),
  ),
  price,
  loan: price,
  /** The housing payment that the buyer wants. */
  monthlyPayment: upTo(figureLimits.amountCents / 1200),
  monthlyHoa: upTo(figureLimits.amountCents / 1200),
  /** For the home, per year, if the buyer knows them. */
  yearlyPropertyTax: amount,
  yearlyInsurance: amount,
};
export type LoanInputs = { readonly [Key in keyof typeof loanInputs]?: z.infer<(typeof loanInputs)[Key]> };

/** Figures for a calculation, and which of them somebody gave. */
export interface KnownFigures {
  readonly figures: BuyerFigures;
  readonly has: Readonly<Record<'income' | 'state' | 'debts' | 'downPayment' | 'creditScore', boolean>>;
  /** Which of the buyer’s data was read, as an answer has to disclose. */
  readonly read: { readonly used: readonly ChatContext[]; readonly citations: readonly ChatCitation[] };
}

/**
 * The question’s own figures first, then the buyer’s if granted, then those of Buying Power’s example. Debts that
 * nobody mentioned count as none.
 */
export async function knownFigures(inputs: LoanInputs, context: ToolContext): Promise<KnownFigures> {
  const { granted, buyer, rates, rows } = context;
  const [profile, answers] = granted.finances
    ? await Promise.all([buyer.profile(), buyer.homeAnswers()])
    : [emptyFinancialProfile, {}];
  const said = saidFigures(inputs);
  const base = { ...figuresFrom(profile, answers, rates, rows), ...unsaid(profile) };
  return {
    figures: { ...base, ...said, ...placeOf(inputs, base) },
    has: {
      income: said.annualIncomeCents !== undefined || profile.income !== null,
      state: inputs.state !== undefined || profile.location !== null || (answers.propertyState ?? '') !== '',
      debts: said.monthlyDebtsCents !== undefined || profile.debts !== null,
      downPayment: said.downPayment !== undefined || profile.plan !== null,
      creditScore: said.creditScore !== undefined || profile.credit !== null,
    },
    read: granted.finances ? { used: ['finances'], citations: [citeProfile] } : { used: [], citations: [] },
  };
}

/** The example’s debts and first purchase don't belong to anyone. */
const unsaid = ({ debts, household }: FinancialProfile): Partial<BuyerFigures> => ({
  ...(debts === null && { monthlyDebtsCents: 0 }),
  ...(household === null && { firstTimeBuyer: null }),
});

function saidFigures(inputs: LoanInputs): Partial<BuyerFigures> {
  const { monthlyIncome, monthlyDebts, creditScore, rate, years, monthlyPayment, monthlyHoa, yearlyInsurance } = inputs;
  const taxShare = propertyTaxShare(inputs);
  const income = inputs.yearlyIncome ?? (monthlyIncome === undefined ? undefined : monthlyIncome * 12);
  const downPayment = saidDownPayment(inputs);
  return {
    ...(income !== undefined && { annualIncomeCents: inCents(income) }),
    // For debts given in a question, we don't know which end soon.
    ...(monthlyDebts !== undefined && {
      monthlyDebtsCents: inCents(monthlyDebts),
      endingDebtsCents: 0,
      studentLoansWithoutPaymentCents: 0,
      studentLoansAtZeroCents: 0,
    }),
    ...(downPayment && { downPayment }),
    ...(creditScore !== undefined && { creditScore }),
    ...(rate !== undefined && { annualRateMillionths: Math.round(rate * 10_000) }),
    ...(years !== undefined && { termMonths: years * 12 }),
    ...(monthlyPayment !== undefined && { monthlyPaymentCents: inCents(monthlyPayment) }),
    ...(monthlyHoa !== undefined && { monthlyHoaCents: inCents(monthlyHoa) }),
    ...(yearlyInsurance !== undefined && { annualHomeInsuranceCents: inCents(yearlyInsurance) }),
    ...(taxShare !== undefined && { propertyTaxBasisPoints: taxShare }),
  };
}

/** A year’s tax as a share of the price, the form that figures use. */
function propertyTaxShare({ price, yearlyPropertyTax }: LoanInputs): number | undefined {
  if (yearlyPropertyTax === undefined || price === undefined || price === 0) return undefined;
  return Math.min(Math.round((yearlyPropertyTax / price) * 10_000), figureLimits.propertyTaxBasisPoints);
}

function placeOf({ state, countyFips }: LoanInputs, base: BuyerFigures): Partial<BuyerFigures> {
  const wanted = state ?? base.state;
  const county = countyFips ?? (wanted === base.state ? base.countyFips : null);
  return {
    state: wanted,
    countyFips: county !== null && countyNameOf(wanted, county) !== undefined ? county : null,
  };
}

function saidDownPayment({
  downPaymentPercent,
  downPayment,
  savings,
}: LoanInputs): BuyerFigures['downPayment'] | undefined {
  if (downPaymentPercent !== undefined) return { kind: 'percent', basisPoints: Math.round(downPaymentPercent * 100) };
  const dollars = downPayment ?? savings;
  return dollars === undefined ? undefined : { kind: 'amount', cents: inCents(dollars) };
}

/** The down payment at a price. */
export const downPaymentOf = ({ downPayment }: BuyerFigures, priceCents: number): number =>
  downPayment.kind === 'amount'
    ? Math.min(downPayment.cents, priceCents)
    : shareOf(priceCents, downPayment.basisPoints);

/** If no down payment is given, a government program's minimum applies. */
export function withUsualDown(program: AffordabilityProgram, known: KnownFigures, { rows }: ToolContext): KnownFigures {
  const isOfGovernment = program === 'fha' || program === 'va' || program === 'usda';
  const minimum = rows.get(`${program}/down-payment/standard`)?.value;
  if (known.has.downPayment || !isOfGovernment || minimum === undefined) return known;
  return { ...known, figures: { ...known.figures, downPayment: { kind: 'percent', basisPoints: minimum } } };
}

export const inCents = (dollars: number): number => Math.round(dollars * 100);

/** Asks for what only the buyer knows, and offers to read it from their profile. */
export function askFor(question: string, { granted }: ToolContext): ToolResult {
  return {
    text: granted.finances
      ? `${question} “Your finances” is on, but your [financial profile](/pre-approval-form) doesn’t say all of this yet.`
      : question,
    asksForMore: true,
    used: granted.finances ? ['finances'] : [],
    notices: granted.finances
      ? []
      : [contextOff('finances', 'If you turn on “Your finances”, I can take these from your financial profile.')],
  };
}
