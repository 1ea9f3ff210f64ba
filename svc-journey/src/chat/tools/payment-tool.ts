import {
  affordabilityPrograms,
  purchaseCost,
  type BuyerFigures,
  type PurchaseCost,
} from '@hearthway/contracts/affordability';
import { monthlyPayment, percent, shareOf } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citePayment, citeRows, isOfPayment } from './cite.js';
import { downPaymentOf, inCents, knownFigures, loanInputs, withUsualDown, type KnownFigures } from './loan-inputs.js';
import { assumedDown, costsIn, costsOnTop, withoutRow } from './monthly-parts.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';
import { capitalized, downPaymentText, exactDollars, listed, loanOf, rateText, stateName, yearsText } from './words.js';

/** What may be asked for by itself. */
const parts = [
  'mortgage-insurance',
  'property-tax',
  'home-insurance',
  'upfront-fee',
  'upfront-fee-and-mortgage-insurance',
] as const;

const programs = ['conventional', 'fha', 'va', 'usda', 'jumbo'] as const;

export const paymentTool = defineTool({
  name: 'payment',
  description:
    'The monthly payment of a home price or a loan amount: principal and interest, and with a state also tax, insurance, and mortgage insurance. `part` if one part is asked for: PMI or MIP, tax, insurance, or the VA, FHA, or USDA upfront fee. Amounts in dollars, rates in percent.',
  input: z.object({
    ...loanInputs,
    program: z.optional(z.enum(programs)),
    part: z.optional(z.enum(parts)),
    /** VA: whether the benefit was used before. */
    usedVaBefore: z.optional(z.boolean()),
    /** Mortgage insurance or property tax that is quoted, a year, in percent: instead of ours. */
    quotedPercent: loanInputs.rate,
    /** To hold the payment against. */
    monthlyRent: loanInputs.monthlyHoa,
  }),
  proposes: false,
  activity: 'Working out the payment',
  async run(
    { program = 'conventional', part, quotedPercent, monthlyRent, usedVaBefore = false, ...inputs },
    context,
  ): Promise<ToolResult> {
    const known = withUsualDown(program, await knownFigures(inputs, context), context);
    if (quotedPercent !== undefined && (part === 'mortgage-insurance' || part === 'property-tax')) {
      const asked = { part, quotedBasisPoints: Math.round(quotedPercent * 100) };
      return quotedPart(asked, inputs, known);
    }
    if (part !== undefined && (inputs.price ?? inputs.loan) !== undefined) {
      return onePart(
        part,
        { program, usedVaBefore, priceCents: inCents(inputs.price ?? inputs.loan ?? 0) },
        known,
        context,
      );
    }
    const { figures, has, read } = known;
    if (inputs.price === undefined) {
      if (inputs.loan !== undefined) return ofLoan(inCents(inputs.loan), figures);
      return {
        text: 'For which price, or which loan amount? Tell me the state and the down payment, too.',
        asksForMore: true,
      };
    }
    const priceCents = inCents(inputs.price);
    const downPaymentCents = downPaymentOf(figures, priceCents);
    const loanCents = priceCents - downPaymentCents;
    const isKnown = has.state || (figures.propertyTaxBasisPoints !== null && figures.annualHomeInsuranceCents !== null);
    const cost = isKnown ? purchaseCost(program, priceCents, figures, context.rows) : undefined;
    const assumed = has.downPayment ? [] : [assumedDown(figures)];
    if (!cost) {
      const { annualRateMillionths, termMonths: months } = figures;
      const cents = monthlyPayment({ principalCents: loanCents, annualRateMillionths, months });
      return {
        text: [
          `A ${dollars(priceCents)} home with ${downPaymentText(figures)} down, at ${rateText(figures)} over ${yearsText(figures)}, costs **${aboutDollars(cents)} a month** in principal and interest alone. ${costsOnTop(has.state ? figures.state : undefined)}`,
          ...besideRent(monthlyRent, cents, 'Before taxes and insurance, that'),
          ...assumed,
        ].join('\n\n'),
        citations: [...read.citations, citePayment],
        used: read.used,
        asksForMore: !has.state,
      };
    }
    const { monthly } = cost;
    const { annualRateMillionths, termMonths } = figures;
    return {
      text: [
        `A ${dollars(priceCents)} home with ${downPaymentText(figures)} down, ${affordabilityPrograms[program]}, at ${rateText(figures)} over ${yearsText(figures)} costs **${aboutDollars(monthly.totalCents)} a month**. ${capitalized(listed(costsIn([monthly])))} are in it, beside principal and interest.`,
        ...besideRent(monthlyRent, monthly.totalCents),
        ...assumed,
      ].join('\n\n'),
      cards: [
        {
          kind: 'payment',
          program: affordabilityPrograms[program],
          priceCents,
          downPaymentCents,
          loanCents,
          annualRateMillionths,
          termMonths,
          monthly,
        },
      ],
      citations: [...read.citations, ...citeRows(cost.policyRowIds.filter(isOfPayment), context.rows)],
      used: read.used,
    };
  },
});

/** To the cent: nothing of it is estimated. */
function ofLoan(principalCents: number, figures: BuyerFigures): ToolResult {
  const { annualRateMillionths, termMonths: months } = figures;
  const cents = monthlyPayment({ principalCents, annualRateMillionths, months });
  return {
    text: `A ${dollars(principalCents)} loan at ${rateText(figures)} over ${yearsText(figures)} costs **${exactDollars(cents)} a month** in principal and interest.`,
    citations: [citePayment],
  };
}

/** A year’s share of the loan or of the price, as a lender or the county quotes it. */
function quotedPart(
  {
    part,
    quotedBasisPoints,
  }: { readonly part: 'mortgage-insurance' | 'property-tax'; readonly quotedBasisPoints: number },
  { price = 0, loan }: { readonly price?: number | undefined; readonly loan?: number | undefined },
  { figures, has, read }: KnownFigures,
): ToolResult {
  const isTax = part === 'property-tax';
  const priceCents = inCents(price);
  const baseCents =
    loan !== undefined ? inCents(loan) : isTax ? priceCents : priceCents - downPaymentOf(figures, priceCents);
  const yearly = shareOf(baseCents, quotedBasisPoints);
  return {
    text: [
      `${isTax ? 'Property tax' : 'Mortgage insurance'} at ${percent(quotedBasisPoints)} of ${dollars(baseCents)} is **${exactDollars(Math.round(yearly / 12))} a month**, ${dollars(yearly)} a year.`,
      ...(isTax
        ? [
            'The county counts with its assessed value, less any exemption such as a homestead one, so the bill can be lower than that.',
          ]
        : loan === undefined && !has.downPayment
          ? [assumedDown(figures)]
          : []),
    ].join('\n\n'),
    citations: [...read.citations],
    used: read.used,
  };
}

type Part = (typeof parts)[number];

interface AskedPart {
  readonly program: (typeof programs)[number];
  readonly usedVaBefore: boolean;
  readonly priceCents: number;
}

/** Mortgage insurance and fees are the same in every state; tax and insurance are not. */
function onePart(
  part: Part,
  { program, usedVaBefore, priceCents }: AskedPart,
  known: KnownFigures,
  context: ToolContext,
): ToolResult {
  const { has, read } = known;
  const isLocal = part === 'property-tax' || part === 'home-insurance';
  if (isLocal && !has.state)
    return { text: 'In which state is the home? Taxes and insurance depend on it.', asksForMore: true };
  const figures: BuyerFigures = {
    ...known.figures,
    ...(!isLocal && { propertyTaxBasisPoints: 0, annualHomeInsuranceCents: 0 }),
    ...(usedVaBefore && { vaFundingFee: 'later' }),
  };
  const cost = purchaseCost(program, priceCents, figures, context.rows);
  const home = `a ${dollars(priceCents)} home`;
  if (!cost) return withoutRow(figures.state, context);
  const isOfPart = rowsOf[part];
  return {
    text: [
      isLocal
        ? localPart(part, cost, `${home} in ${stateName(figures.state)}`)
        : loanPart(part, cost, { home, program, figures }),
      ...(has.downPayment || isLocal ? [] : [assumedDown(figures)]),
      ...(part === 'mortgage-insurance' &&
      program === 'conventional' &&
      !has.creditScore &&
      figures.creditScore !== null
        ? [`I assumed a credit score of ${String(figures.creditScore)}: a lower score costs more.`]
        : []),
    ].join('\n\n'),
    citations: [
      ...read.citations,
      ...citeRows(
        cost.policyRowIds.filter((id) => isOfPart.test(id)),
        context.rows,
      ),
    ],
    used: read.used,
  };
}

const rowsOf: Readonly<Record<Part, RegExp>> = {
  'property-tax': /property-tax/,
  'home-insurance': /home-insurance/,
  'mortgage-insurance': /^(?:conventional|fha|va|usda)\/.*(?:insurance|premium|annual-fee)/,
  'upfront-fee': /^(?:va|fha|usda)\/(?:funding-fee|upfront)/,
  'upfront-fee-and-mortgage-insurance':
    /^(?:conventional|fha|va|usda)\/.*(?:insurance|premium|annual-fee|funding-fee|upfront)/,
};

function localPart(part: 'property-tax' | 'home-insurance', { monthly }: PurchaseCost, home: string): string {
  const [name, cents] =
    part === 'property-tax'
      ? ['Property tax', monthly.propertyTaxCents]
      : ['Home insurance', monthly.homeInsuranceCents];
  return `${name} on ${home} is **${aboutDollars(cents)} a month**, ${aboutDollars(cents * 12)} a year. It is an average of the state: ${part === 'property-tax' ? 'the county’s bill' : 'a quote for the address'} is what counts.`;
}

interface OfLoan {
  readonly home: string;
  readonly program: (typeof programs)[number];
  readonly figures: BuyerFigures;
}

function loanPart(part: Part, cost: PurchaseCost, asked: OfLoan): string {
  const { monthly, loanCents, financedFeeCents } = cost;
  const { home, program, figures } = asked;
  if (part === 'upfront-fee-and-mortgage-insurance')
    return [loanPart('upfront-fee', cost, asked), loanPart('mortgage-insurance', cost, asked)].join('\n\n');
  const loan = `${home} with ${downPaymentText(figures)} down, ${loanOf(program)} of ${dollars(loanCents)}`;
  if (part === 'upfront-fee') {
    return financedFeeCents === 0
      ? `${capitalized(loanOf(program))} has no upfront fee.`
      : `The upfront fee is **${dollars(financedFeeCents)}** for ${loan}${program === 'va' ? `, on ${figures.vaFundingFee === 'later' ? 'later' : 'first'} use. Buyers with a service-connected disability usually pay none` : ''}. It can be paid at closing or added to the loan.`;
  }
  const cents = monthly.mortgageInsuranceCents;
  return cents === 0
    ? `For ${loan}, there is no monthly mortgage insurance.`
    : `Mortgage insurance is **${aboutDollars(cents)} a month** for ${loan}, ${aboutDollars(cents * 12)} a year. Lenders’ quotes differ.`;
}

/** The first year’s difference; what a home gives back is for the page. */
function besideRent(rent: number | undefined, monthlyCents: number, that = 'That'): string[] {
  if (rent === undefined) return [];
  const more = monthlyCents - inCents(rent);
  return [
    `${that} is ${aboutDollars(Math.abs(more))} a month ${more < 0 ? 'less' : 'more'} than a rent of ${dollars(inCents(rent))}. A part of the payment becomes your equity, and repairs come on top. [Buying Power](/buying-power) holds renting against buying over the years.`,
  ];
}
