import { monthlyPayment } from '@hearthway/contracts/money';
import { monthlyCostAt } from '@hearthway/contracts/affordability';
import * as z from 'zod/mini';
import { dollars, percent } from '../../number-format/index.js';
import { rowsInForce } from '../../policy/index.js';
import { citeBuyer, citeRows } from './cite.js';
import { inCents, knownFigures, loanInputs } from './loan-inputs.js';
import { calculated, exactDollars } from './payment-tool.js';
import { contextOff, defineTool, type ToolContext, type ToolResult } from './tool.js';

const programs = ['conventional', 'fha', 'va', 'usda'] as const;
const names = { conventional: 'Conventional', fha: 'FHA', va: 'VA', usda: 'USDA' } as const;

export const comparisonTool = defineTool({
  name: 'compare-scenarios',
  description:
    'Compares ways to buy beside each other: loan terms for a loan, down payments for a price, programs for the buyer, or the buyer’s saved scenarios.',
  input: z.object({
    ...loanInputs,
    programs: z.optional(z.array(z.enum(programs)).check(z.maxLength(4))),
    downPaymentPercents: z.optional(z.array(z.number().check(z.gte(0), z.lte(100))).check(z.maxLength(4))),
    terms: z.optional(z.array(z.number().check(z.gte(5), z.lte(40))).check(z.maxLength(4))),
  }),
  proposes: false,
  activity: 'Comparing',
  async run(inputs, context): Promise<ToolResult> {
    const { figures, has, usedFinances } = await knownFigures(inputs, context);
    const used = usedFinances ? (['finances'] as const) : [];
    const { terms = [], downPaymentPercents = [] } = inputs;

    if (terms.length > 1 && (inputs.loan ?? inputs.price) !== undefined) {
      const principalCents = inCents(inputs.loan ?? inputs.price ?? 0);
      const at = percent(figures.annualRateMillionths / 100);
      const payments = terms.map((years) => ({
        years,
        cents: monthlyPayment({
          principalCents,
          annualRateMillionths: figures.annualRateMillionths,
          months: Math.round(years * 12),
        }),
      }));
      const [first, second] = payments;
      const difference = first && second ? Math.abs(first.cents - second.cents) : 0;
      return {
        text: [
          `A ${dollars(principalCents)} loan at ${at}:`,
          payments
            .map(({ years, cents }) => `- over ${String(years)} years: **${exactDollars(cents)}** a month`)
            .join('\n'),
          `The difference is ${exactDollars(difference)} a month. Shorter terms usually come with a lower rate, so a lender’s quotes will differ.`,
        ].join('\n\n'),
        citations: [calculated],
      };
    }

    if (downPaymentPercents.length > 1 && inputs.price !== undefined) {
      if (!has.state)
        return { text: 'In which state is the home? Taxes and insurance depend on it.', asksForMore: true };
      const priceCents = inCents(inputs.price);
      const rows = rowsInForce(context.day);
      const lines = downPaymentPercents.map((share) => {
        const with_ = { ...figures, downPayment: { kind: 'percent', basisPoints: Math.round(share * 100) } } as const;
        const monthly = monthlyCostAt('conventional', priceCents, with_, rows);
        const down = Math.round((priceCents * share) / 100);
        return `- ${percent(share * 100)} down (${dollars(down)}): ${monthly ? `about **${dollars(monthly.totalCents)}** a month, ${dollars(monthly.mortgageInsuranceCents)} of it mortgage insurance` : 'I have no costs for this state'}`;
      });
      return {
        text: [
          `For a ${dollars(priceCents)} home, conventional, at ${percent(figures.annualRateMillionths / 100)}:`,
          lines.join('\n'),
          'Less down keeps cash for repairs and surprises; more down lowers the payment and the mortgage insurance. Neither is right for everyone.',
        ].join('\n\n'),
        citations: citeRows(
          context
            .computeAffordability(figures, context.day)
            .policyRowIds.filter((id) => /^(?:state|conventional|pmi)\//.test(id)),
          context.day,
        ),
        used,
      };
    }

    if (inputs.programs && inputs.programs.length > 1) {
      if (!has.income || !has.state) {
        return {
          text: 'To compare programs for you, tell me your yearly income, your state, your monthly debts, and what you can put down.',
          asksForMore: true,
          notices: context.granted.finances
            ? []
            : [contextOff('finances', 'I can take these from your financial profile if you turn on “Finances”.')],
        };
      }
      const result = context.computeAffordability(figures, context.day);
      const lines = inputs.programs.map((key) => {
        const found = result.programs.find(({ program }) => program === key);
        const offer = found?.offers.comfortable;
        return offer
          ? `- **${names[key]}**: comfortable up to ${dollars(offer.priceCents)}, about ${dollars(offer.monthly.totalCents)} a month, ${dollars(offer.monthly.mortgageInsuranceCents)} of it mortgage insurance or fees`
          : `- **${names[key]}**: not available with these figures`;
      });
      return {
        text: `With your figures:\n\n${lines.join('\n')}`,
        citations: citeRows(result.policyRowIds, context.day),
        used,
      };
    }

    return compareSaved(context);
  },
});

async function compareSaved({ buyer, granted }: ToolContext): Promise<ToolResult> {
  if (!granted.finances) {
    return {
      text: 'I can compare the scenarios you saved in [Buying Power](/buying-power) once you turn on “Finances” for me. Or name what to compare: two terms for a loan, or two down payments for a price.',
      notices: [contextOff('finances', 'Your saved scenarios are part of “Finances”.')],
    };
  }
  const scenarios = await buyer.scenarios();
  if (scenarios.length < 2) {
    return {
      text: 'You have fewer scenarios than it takes to compare. Save another in [Buying Power](/buying-power), and ask me again.',
      used: ['finances'],
    };
  }
  return {
    text: [
      'Your scenarios, by today’s figures:',
      scenarios
        .map(({ name, result, pinned }) => {
          const { comfortable } = result.headlines;
          const budget = pinned ? ' (your budget)' : '';
          return comfortable
            ? `- **${withoutFigures(name)}**${budget}: comfortable up to ${dollars(comfortable.priceCents)}, about ${dollars(comfortable.monthlyCents)} a month`
            : `- **${withoutFigures(name)}**${budget}: no price with these figures`;
        })
        .join('\n'),
    ].join('\n\n'),
    cards: [
      {
        kind: 'comparison',
        scenarios: scenarios.map(({ id, name, pinned, result }) => ({
          id,
          name,
          pinned,
          comfortable: result.headlines.comfortable,
          ceiling: result.headlines.ceiling,
        })),
      },
    ],
    citations: [citeBuyer('Buying Power', '/buying-power')],
    used: ['finances'],
  };
}

/** A name is the buyer’s own text: it must not bring Markdown along. */
const withoutFigures = (name: string): string => name.replace(/[*_[\]()`<>]/g, '');
