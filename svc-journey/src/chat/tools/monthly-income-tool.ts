import { paymentsPerYear } from '@hearthway/contracts/journey';
import { scaled } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { dollars } from '../../number-format/index.js';
import { inCents, loanInputs } from './loan-inputs.js';
import { defineTool, type ToolResult } from './tool.js';
import { exactDollars } from './words.js';

export const monthlyIncomeTool = defineTool({
  name: 'monthly-income',
  description:
    'The monthly income before taxes of hourly pay at steady hours a week. `secondJobMonthly`: what a second job pays a month, which lenders mostly leave out at first.',
  input: z.object({
    hourly: z.number().check(z.gte(1), z.lte(1_000)),
    hoursPerWeek: z.number().check(z.gte(1), z.lte(80)),
    secondJobMonthly: loanInputs.monthlyIncome,
  }),
  proposes: false,
  activity: 'Adding up a month',
  run({ hourly, hoursPerWeek, secondJobMonthly }): ToolResult {
    const { weekly, monthly } = paymentsPerYear;
    const monthlyCents = scaled(Math.round(inCents(hourly) * hoursPerWeek), weekly, monthly);
    return {
      text: [
        `About **${dollars(monthlyCents)} a month** before taxes: ${exactDollars(inCents(hourly))} × ${String(hoursPerWeek)} hours × ${String(weekly)} weeks ÷ ${String(monthly)} months.`,
        ...(secondJobMonthly === undefined
          ? []
          : [
              `I left out the ${dollars(inCents(secondJobMonthly))} of the other job: lenders mostly want a history of about two years before they count a second job, though some accept less. Ask yours.`,
            ]),
        'The lender checks pay and hours with your pay stubs, W-2s, and employer. If your hours vary, it takes an average instead.',
      ].join('\n\n'),
    };
  },
});
