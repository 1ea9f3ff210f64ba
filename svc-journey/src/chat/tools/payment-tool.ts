import { monthlyCostAt, type BuyerFigures } from '@hearthway/contracts/affordability';
import { monthlyPayment } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { rowsInForce } from '../../policy/index.js';
import { downPaymentText, rateText } from './affordability-tool.js';
import { citeBuyer, citeRows } from './cite.js';
import { inCents, knownFigures, loanInputs } from './loan-inputs.js';
import { defineTool, type ToolResult } from './tool.js';

const programs = ['conventional', 'fha', 'va', 'usda', 'jumbo'] as const;
const programNames = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA', jumbo: 'Jumbo' } as const;

export const paymentTool = defineTool({
  name: 'payment',
  description:
    'The monthly payment of a home price or a loan amount: principal and interest, and with a state also tax, insurance, and mortgage insurance. Amounts in dollars, rates in percent.',
  input: z.object({ ...loanInputs, program: z.optional(z.enum(programs)) }),
  proposes: false,
  activity: 'Working out the payment',
  async run(inputs, context): Promise<ToolResult> {
    const known = await knownFigures(inputs, context);
    const { figures } = known;
    if (inputs.price === undefined) {
      if (inputs.loan !== undefined) return ofLoan(inCents(inputs.loan), figures);
      return {
        text: 'For which price, or which loan amount? Tell me the state and the down payment, too.',
        asksForMore: true,
      };
    }
    const priceCents = inCents(inputs.price);
    if (!known.has.state) {
      const loanCents = priceCents - downPaymentCents(figures, priceCents);
      const { text } = ofLoan(loanCents, figures);
      return {
        text: `${text}\n\nTaxes and insurance come on top. In which state is the home?`,
        asksForMore: true,
      };
    }
    const program = inputs.program ?? 'conventional';
    const rows = rowsInForce(context.day);
    const monthly = monthlyCostAt(program, priceCents, figures, rows);
    if (!monthly) return ofLoan(priceCents - downPaymentCents(figures, priceCents), figures);
    const downCents = downPaymentCents(figures, priceCents);
    const { policyRowIds } = context.computeAffordability(figures, context.day);
    return {
      text: [
        `A ${dollars(priceCents)} home with ${downPaymentText(figures)} down, ${programNames[program]}, at ${rateText(figures)} over ${String(figures.termMonths / 12)} years costs about **${dollars(monthly.totalCents)} a month**:`,
        [
          ['Principal and interest', monthly.principalAndInterestCents],
          ['Property tax', monthly.propertyTaxCents],
          ['Home insurance', monthly.homeInsuranceCents],
          ['Mortgage insurance', monthly.mortgageInsuranceCents],
          ['HOA', monthly.hoaCents],
          ['Flood insurance', monthly.floodInsuranceCents],
        ]
          .filter(([, cents]) => cents !== 0)
          .map(([name, cents]) => `- ${String(name)}: ${dollars(Number(cents))}`)
          .join('\n'),
        ...(known.has.downPayment ? [] : [`I assumed ${downPaymentText(figures)} down, because you haven’t said.`]),
      ].join('\n\n'),
      cards: [
        {
          kind: 'payment',
          program: programNames[program],
          priceCents,
          downPaymentCents: downCents,
          loanCents: priceCents - downCents,
          annualRateMillionths: figures.annualRateMillionths,
          termMonths: figures.termMonths,
          monthly,
          policyRowIds,
        },
      ],
      citations: [
        ...(known.usedFinances ? [citeBuyer('Financial profile', '/pre-approval-form')] : []),
        ...citeRows(
          policyRowIds.filter((id) => id.startsWith('state/') || id.startsWith(`${program}/`)),
          context.day,
        ),
      ],
      used: known.usedFinances ? ['finances'] : [],
    };
  },
});

function ofLoan(principalCents: number, figures: BuyerFigures): ToolResult {
  const cents = monthlyPayment({
    principalCents,
    annualRateMillionths: figures.annualRateMillionths,
    months: figures.termMonths,
  });
  return {
    text: `A ${dollars(principalCents)} loan at ${rateText(figures)} over ${String(figures.termMonths / 12)} years costs **${exactDollars(cents)} a month** in principal and interest.`,
    citations: [calculated],
  };
}

export const calculated = {
  id: 'calculation:payment',
  kind: 'calculation',
  title: 'Fixed-rate payment',
  text: 'The payment of a fixed-rate loan from amount, rate, and term, rounded to the cent.',
  sourceName: null,
  sourceUrl: null,
  date: null,
  path: '/buying-power',
} as const;

export const exactDollars = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

const downPaymentCents = ({ downPayment }: BuyerFigures, priceCents: number): number =>
  downPayment.kind === 'amount'
    ? Math.min(downPayment.cents, priceCents)
    : Math.round((priceCents * downPayment.basisPoints) / 10_000);
