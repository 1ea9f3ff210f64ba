import { exampleFigures, figuresFrom, figureLimits, type BuyerFigures } from '@hearthway/contracts/affordability';
import { usStateCodes, type UsStateCode } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import type { ToolContext } from './tool.js';

const dollarsUpTo = (maximum: number) => z.optional(z.number().check(z.gte(0), z.lte(maximum)));

/** What a buyer can say about money in a question. Amounts are dollars, rates and shares percents. */
export const loanInputs = {
  state: z.optional(z.enum(usStateCodes)),
  yearlyIncome: dollarsUpTo(10_000_000),
  monthlyIncome: dollarsUpTo(1_000_000),
  monthlyDebts: dollarsUpTo(1_000_000),
  downPayment: dollarsUpTo(10_000_000),
  downPaymentPercent: z.optional(z.number().check(z.gte(0), z.lte(100))),
  savings: dollarsUpTo(10_000_000),
  creditScore: z.optional(z.number().check(z.int(), z.gte(300), z.lte(850))),
  rate: z.optional(z.number().check(z.gte(0), z.lte(25))),
  years: z.optional(z.number().check(z.gte(5), z.lte(40))),
  price: dollarsUpTo(100_000_000),
  loan: dollarsUpTo(100_000_000),
  countyFips: z.optional(z.string().check(z.regex(/^\d{5}$/))),
};
export type LoanInputs = { [Key in keyof typeof loanInputs]?: z.infer<(typeof loanInputs)[Key]> };

/** Figures for a calculation, and what in them is assumed, in words. */
export interface KnownFigures {
  readonly figures: BuyerFigures;
  readonly has: Readonly<Record<'income' | 'state' | 'debts' | 'downPayment' | 'rate', boolean>>;
  readonly usedFinances: boolean;
}

/** The question’s own figures first, then the buyer’s if they granted them, then the example’s for what moves little. */
export async function knownFigures(inputs: LoanInputs, context: ToolContext): Promise<KnownFigures> {
  const profile = context.granted.finances ? await context.buyer.profile() : undefined;
  const answers = context.granted.finances ? await context.buyer.homeAnswers() : null;
  const base: BuyerFigures = profile
    ? figuresFrom(profile, answers, context.rates)
    : { ...exampleFigures, annualIncomeCents: 0, monthlyDebtsCents: 0, firstTimeBuyer: null, ...rateOf(context) };
  const income = inputs.yearlyIncome ?? (inputs.monthlyIncome === undefined ? undefined : inputs.monthlyIncome * 12);
  const state: UsStateCode | undefined = inputs.state;
  const down = downPaymentOf(inputs);
  return {
    figures: {
      ...base,
      ...(state && { state, countyFips: inputs.countyFips ?? (state === base.state ? base.countyFips : null) }),
      ...(income !== undefined && { annualIncomeCents: inCents(income) }),
      ...(inputs.monthlyDebts !== undefined && { monthlyDebtsCents: inCents(inputs.monthlyDebts) }),
      ...(inputs.creditScore !== undefined && { creditScore: inputs.creditScore }),
      ...(inputs.rate !== undefined && { annualRateMillionths: Math.round(inputs.rate * 10_000) }),
      ...(inputs.years !== undefined && { termMonths: Math.round(inputs.years * 12) }),
      downPayment: down ?? (profile?.plan ? base.downPayment : { kind: 'percent', basisPoints: 500 }),
    },
    has: {
      income: income !== undefined || (profile?.income ?? null) !== null,
      state: state !== undefined || (profile?.location ?? null) !== null || (answers?.propertyState ?? '') !== '',
      debts: inputs.monthlyDebts !== undefined || (profile?.debts ?? null) !== null,
      downPayment: down !== undefined || (profile?.plan ?? null) !== null,
      rate: inputs.rate !== undefined,
    },
    usedFinances: profile !== undefined,
  };
}

function downPaymentOf({
  downPayment,
  downPaymentPercent,
  savings,
}: LoanInputs): BuyerFigures['downPayment'] | undefined {
  if (downPaymentPercent !== undefined) return { kind: 'percent', basisPoints: Math.round(downPaymentPercent * 100) };
  const amount = downPayment ?? savings;
  return amount === undefined
    ? undefined
    : { kind: 'amount', cents: Math.min(inCents(amount), figureLimits.amountCents) };
}

function rateOf({ rates }: ToolContext): Pick<BuyerFigures, 'annualRateMillionths'> {
  const rate = rates.rates.find(({ product }) => product.startsWith('30'));
  return { annualRateMillionths: (rate?.rateBasisPoints ?? 625) * 100 };
}

export const inCents = (dollars: number): number => Math.round(dollars * 100);
