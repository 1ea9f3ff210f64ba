import { figureLimits } from '@hearthway/contracts/affordability';
import { percent, ratioInBasisPoints } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { citeRow, figureOf } from './cite.js';
import { askFor, knownFigures, loanInputs } from './loan-inputs.js';
import { defineTool, type ToolResult } from './tool.js';

export const debtToIncomeTool = defineTool({
  name: 'debt-to-income',
  description:
    'The buyer’s debt-to-income ratio (DTI) from monthly debts and income, beside the limits of the programs. `monthlyPayment` is the housing payment, if the buyer names one.',
  input: z.object(loanInputs),
  proposes: false,
  activity: 'Working out your ratio',
  async run(inputs, context): Promise<ToolResult> {
    const { figures, has, read } = await knownFigures(inputs, context);
    const { annualIncomeCents, monthlyDebtsCents, monthlyPaymentCents } = figures;
    if (!has.income || annualIncomeCents === 0 || (!has.debts && inputs.monthlyPayment === undefined)) {
      return askFor('Tell me your income before taxes and your monthly debt payments, and I work it out.', context);
    }
    const housing = inputs.monthlyPayment === undefined ? 0 : (monthlyPaymentCents ?? 0);
    const share = (monthlyCents: number) => percent(ratioInBasisPoints(monthlyCents * 12, annualIncomeCents));
    const limits = limitRows.flatMap(([name, key]) => {
      const row = context.rows.get(key);
      return row ? [[name, row] as const] : [];
    });
    const income = `${dollars(Math.min(annualIncomeCents / 12, figureLimits.amountCents))} a month before taxes`;
    return {
      text: [
        housing > 0
          ? `Your debt-to-income ratio is **${share(monthlyDebtsCents + housing)}**: ${dollars(monthlyDebtsCents)} in debts and ${dollars(housing)} for housing of ${income}.`
          : `Your debts are **${share(monthlyDebtsCents)}** of your income: ${dollars(monthlyDebtsCents)} of ${income}. Lenders add the new housing payment to it.`,
        `With housing, these are the shares to stay under:\n\n${limits.map(([name, row]) => `- ${name}: ${figureOf(row)}`).join('\n')}`,
      ].join('\n\n'),
      citations: [...read.citations, ...limits.map(([, row]) => citeRow(row))],
      used: read.used,
    };
  },
});

const limitRows = [
  ['Comfortable', 'planning/ratio/comfortable/back'],
  ['Conventional, at most', 'conventional/ratio/ceiling/back'],
  ['FHA, at most', 'fha/ratio/ceiling/back'],
  ['VA, a guide that lenders may exceed', 'va/ratio/ceiling/back'],
  ['USDA', 'usda/ratio/ceiling/back'],
] as const;
