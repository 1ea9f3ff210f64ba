import { percent, ratioInBasisPoints, shareOf, type FixedRateLoan } from '@hearthway/contracts/money';
import { monthsToBalance } from '@hearthway/contracts/repayment';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { citeEntry } from './cite.js';
import { downPaymentOf, inCents, knownFigures, loanInputs, type LoanInputs } from './loan-inputs.js';
import { defineTool, type ToolResult } from './tool.js';
import { exactDollars, rateText, span, yearsText } from './words.js';

export const pmiEndTool = defineTool({
  name: 'pmi-end',
  description:
    'When PMI of a conventional loan ends: the balances at which a buyer may ask and at which it ends by law, and about when the schedule reaches them. From the price, and the down payment or the first `loan`. `balance` is what is owed now, `quotedPercent` the PMI that the lender quotes, a year.',
  input: z.object({ ...loanInputs, balance: loanInputs.loan, quotedPercent: loanInputs.rate }),
  proposes: false,
  activity: 'Working out the balances',
  async run({ balance, quotedPercent, ...said }, context): Promise<ToolResult> {
    const entry = context.knowledge.get('ending-pmi');
    const [request, end] = ['closing/insurance-request', 'closing/insurance-end'].map((key) => context.rows.get(key));
    const inputs = { ...said, price: said.price ?? priceOf(said) };
    if (inputs.price === undefined || inputs.price === 0 || !entry || !request || !end) {
      const shares =
        request && end
          ? [
              `You may ask in writing to end PMI at ${percent(request.value)} of the home’s original value, and it ends on its own at ${percent(end.value)}, if your payments are current.`,
            ]
          : [];
      return {
        text: [
          ...premium(quotedPercent, said.loan),
          ...shares,
          'What did the home cost, and what did you put down? Then I say at which balances that is.',
        ].join('\n\n'),
        ...(entry && { citations: citeEntry(entry, context.rows) }),
        asksForMore: true,
      };
    }
    const valueCents = inCents(inputs.price);
    const at = { request: shareOf(valueCents, request.value), end: shareOf(valueCents, end.value) };
    const { figures, has, read } = await knownFigures(inputs, context);
    const loanCents =
      inputs.loan === undefined ? valueCents - downPaymentOf(figures, valueCents) : inCents(inputs.loan);
    const isLoanKnown = inputs.loan !== undefined || has.downPayment;
    const cited = { citations: [...read.citations, ...citeEntry(entry, context.rows)], used: read.used };
    if (isLoanKnown && loanCents <= at.request) {
      return {
        text: `A ${dollars(loanCents)} loan is no more than ${percent(request.value)} of ${dollars(valueCents)}, so a conventional loan has no PMI to end.`,
        ...cited,
      };
    }
    const { annualRateMillionths, termMonths: months } = figures;
    const loan = { principalCents: loanCents, annualRateMillionths, months };
    const when = isLoanKnown ? timesOf(loan, at) : undefined;
    return {
      text: [
        ...premium(quotedPercent, isLoanKnown ? loanCents / 100 : undefined),
        `You may ask in writing to end PMI once you owe **${dollars(at.request)}**, ${percent(request.value)} of the original value of ${dollars(valueCents)}${when ? `: on schedule after **${when.request}**` : ''}. It ends on its own at **${dollars(at.end)}**, ${percent(end.value)}${when ? `, after **${when.end}**` : ''}, if your payments are current.`,
        ...(balance === undefined ? [] : [owed(inCents(balance), at.request, valueCents)]),
        when
          ? `That counts a ${dollars(loanCents)} loan at ${rateText(figures)} over ${yearsText(figures)}, from the first payment.${inputs.rate === undefined ? ' Tell me your own rate for your own dates.' : ''}`
          : 'Tell me what you put down and your rate, and I count when that is.',
        'Paying extra brings the first date closer, not the second. The original value is the price, or the appraisal at purchase if that was lower.',
      ].join('\n\n'),
      ...cited,
      asksForMore: !when,
    };
  },
});

/** The price paid for the home: the loan plus the down payment. */
function priceOf({ loan, downPayment, downPaymentPercent }: LoanInputs): number | undefined {
  if (loan === undefined) return undefined;
  if (downPayment !== undefined) return loan + downPayment;
  return downPaymentPercent === undefined || downPaymentPercent > 90
    ? undefined
    : loan / (1 - downPaymentPercent / 100);
}

function premium(quotedPercent: number | undefined, loan: number | undefined): string[] {
  if (quotedPercent === undefined || loan === undefined) return [];
  const basisPoints = Math.round(quotedPercent * 100);
  const yearly = shareOf(inCents(loan), basisPoints);
  return [
    `PMI at ${percent(basisPoints)} of a ${dollars(inCents(loan))} loan is **${exactDollars(Math.round(yearly / 12))} a month**, ${dollars(yearly)} a year.`,
  ];
}

interface Balances {
  readonly request: number;
  readonly end: number;
}

/** By law it ends at the latest after the midpoint of the term, which comes first at high rates. */
function timesOf(loan: FixedRateLoan, { request, end }: Balances) {
  const latest = Math.floor(loan.months / 2) + 1;
  return {
    request: span(monthsToBalance(loan, request)),
    end: span(Math.min(monthsToBalance(loan, end), latest)),
  };
}

function owed(balanceCents: number, requestCents: number, valueCents: number): string {
  const share = percent(ratioInBasisPoints(balanceCents, valueCents));
  return balanceCents <= requestCents
    ? `You owe ${dollars(balanceCents)}, ${share} of it, so you may ask now.`
    : `You owe ${dollars(balanceCents)}, ${share} of it: **${dollars(balanceCents - requestCents)}** more, and you may ask.`;
}
