import {
  purchaseCost,
  type AffordabilityProgram,
  type BuyerFigures,
  type PurchaseCost,
} from '@hearthway/contracts/affordability';
import { percent, ratioInBasisPoints, shareOf } from '@hearthway/contracts/money';
import { aboutDollars, dollars } from '../../number-format/index.js';
import { citeRows } from './cite.js';
import { downPaymentOf, inCents, type KnownFigures } from './loan-inputs.js';
import { assumedDown, withoutRow } from './monthly-parts.js';
import type { ToolContext, ToolResult } from './tool.js';
import { capitalized, downPaymentText, exactDollars, loanOf, stateName } from './words.js';

/** The parts that can be asked for separately. */
export const parts = [
  'mortgage-insurance',
  'property-tax',
  'home-insurance',
  'upfront-fee',
  'upfront-fee-and-mortgage-insurance',
] as const;

export const programs = ['conventional', 'fha', 'va', 'usda', 'jumbo'] as const;

/** A loan whose amount is given has no further down payment. */
const withoutDown = (known: KnownFigures): KnownFigures => ({
  ...known,
  figures: { ...known.figures, downPayment: { kind: 'percent', basisPoints: 0 } },
  has: { ...known.has, downPayment: true },
});

/** A yearly share of the loan or the price, as quoted by a lender or the county. */
export function quotedPart(
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
  /** For a loan of that amount, not for a home. */
  readonly isLoan: boolean;
}

/** Mortgage insurance and fees are the same in every state; tax and insurance are not. */
export function onePart(
  part: Part,
  { program, usedVaBefore, priceCents, isLoan }: AskedPart,
  ofHome: KnownFigures,
  context: ToolContext,
): ToolResult {
  const known = isLoan ? withoutDown(ofHome) : ofHome;
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
  const { monthly, loanCents } = cost;
  const { home, program, figures } = asked;
  if (part === 'upfront-fee-and-mortgage-insurance')
    return [loanPart('upfront-fee', cost, asked), loanPart('mortgage-insurance', cost, asked)].join('\n\n');
  const loan = `${home} with ${downPaymentText(figures)} down, ${loanOf(program)} of ${dollars(loanCents)}`;
  if (part === 'upfront-fee') return upfrontFee(cost, asked);
  const cents = monthly.mortgageInsuranceCents;
  return cents === 0
    ? `For ${loan}, there is no monthly mortgage insurance.`
    : `Mortgage insurance is **${aboutDollars(cents)} a month** for ${loan}, ${aboutDollars(cents * 12)} a year. Lenders’ quotes differ.`;
}

const upfrontFees: ReadonlyMap<AffordabilityProgram, string> = new Map([
  ['fha', 'FHA upfront mortgage insurance premium'],
  ['va', 'VA funding fee'],
  ['usda', 'USDA upfront guarantee fee'],
]);

/** A program's upfront fee, which cash for the purchase leaves out. */
export const upfrontFeeOnTop = (program: AffordabilityProgram, { financedFeeCents }: PurchaseCost): string[] =>
  financedFeeCents === 0
    ? []
    : [
        `The ${upfrontFees.get(program) ?? 'upfront fee'} of ${dollars(financedFeeCents)} is usually added to the loan, so it isn’t in this.`,
      ];

function upfrontFee({ loanCents, financedFeeCents, cash }: PurchaseCost, { home, program, figures }: OfLoan): string {
  if (loanCents === 0) return 'Without a loan, there is no upfront fee.';
  if (financedFeeCents === 0) return `${capitalized(loanOf(program))} has no upfront fee.`;
  const share = percent(ratioInBasisPoints(financedFeeCents, loanCents));
  const down = cash.downPaymentCents;
  const isVa = program === 'va';
  return [
    `The ${upfrontFees.get(program) ?? 'upfront fee'} is **${dollars(financedFeeCents)}**, ${share} of a ${dollars(loanCents)} loan${isVa ? `, on ${figures.vaFundingFee === 'later' ? 'later' : 'first'} use` : ''}. It is usually added to the loan, which is then **${dollars(loanCents + financedFeeCents)}**, and can be paid at closing instead.`,
    ...(isVa ? ['Buyers with a service-connected disability usually pay none.'] : []),
    ...(down > 0 ? [`The down payment on ${home} is **${dollars(down)}**, ${downPaymentShare(down, loanCents)}.`] : []),
  ].join(' ');
}

const downPaymentShare = (downCents: number, loanCents: number): string =>
  percent(ratioInBasisPoints(downCents, downCents + loanCents));
