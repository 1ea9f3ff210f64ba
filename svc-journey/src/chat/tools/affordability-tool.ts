import { affordabilityPrograms, type AffordabilityResult, type BuyerFigures } from '@hearthway/contracts/affordability';
import { usStates } from '@hearthway/contracts/journey';
import * as z from 'zod/mini';
import { dollars, percent } from '../../number-format/index.js';
import { citeBuyer, citeRows } from './cite.js';
import { inCents, knownFigures, loanInputs, type KnownFigures, type LoanInputs } from './loan-inputs.js';
import { contextOff, defineTool, type ToolContext, type ToolResult } from './tool.js';

export const affordabilityTool = defineTool({
  name: 'affordability',
  description:
    'What home price the buyer can afford, by the published formula and dated rows. Amounts in dollars, rates in percent. Leave out what the buyer has not said.',
  input: z.object(loanInputs),
  proposes: false,
  activity: 'Working out your price',
  async run(inputs, context): Promise<ToolResult> {
    const known = await knownFigures(inputs, context);
    const asked = missing(known);
    if (!known.has.income || !known.has.state) return askFor(asked, known, context);
    const result = context.computeAffordability(known.figures, context.day);
    const { comfortable, ceiling } = result.headlines;
    if (!comfortable && !ceiling) return { text: withoutPrice(result, known.figures) };
    return {
      text: [
        answer(result, known.figures),
        ...compareWith(inputs, result),
        ...assumptions(known),
        ...nextQuestion(asked),
      ].join('\n\n'),
      cards: [
        {
          kind: 'affordability',
          figures: known.figures,
          headlines: { comfortable, typical: result.headlines.typical, ceiling },
          missing: result.missing,
          policyRowIds: result.policyRowIds,
        },
      ],
      citations: [
        ...(known.usedFinances ? [citeBuyer('Financial profile', '/pre-approval-form')] : []),
        ...citeRows(result.policyRowIds, context.day),
      ],
      used: known.usedFinances ? ['finances'] : [],
      asksForMore: asked.length > 0,
    };
  },
});

const nameOf = (state: string) => usStates.find(([code]) => code === state)?.[1] ?? state;

function answer({ headlines }: AffordabilityResult, figures: BuyerFigures): string {
  const { comfortable, ceiling } = headlines;
  const lines = [
    `With ${dollars(figures.annualIncomeCents)} a year in ${nameOf(figures.state)}, ${dollars(figures.monthlyDebtsCents)} in monthly debts, ${downPaymentText(figures)} down, and a rate of ${rateText(figures)} over ${String(figures.termMonths / 12)} years:`,
  ];
  if (comfortable) {
    lines.push(
      `- **Comfortable:** up to **${dollars(comfortable.priceCents)}**, about ${dollars(comfortable.monthlyCents)} a month (${affordabilityPrograms[comfortable.program]}).`,
    );
  }
  if (ceiling) {
    lines.push(
      `- **The most a lender may allow:** ${dollars(ceiling.priceCents)}, about ${dollars(ceiling.monthlyCents)} a month (${affordabilityPrograms[ceiling.program]}). I would not plan with it.`,
    );
  }
  return lines.join('\n');
}

/** For "can we afford a $425,000 house?". */
function compareWith({ price }: LoanInputs, { headlines: { comfortable, ceiling } }: AffordabilityResult): string[] {
  if (price === undefined) return [];
  const cents = inCents(price);
  const asked = dollars(cents);
  if (comfortable && cents <= comfortable.priceCents) return [`So ${asked} is within the comfortable range.`];
  if (ceiling && cents <= ceiling.priceCents)
    return [`So ${asked} is above the comfortable price, but below what a lender may allow. It would be tight.`];
  return [`So ${asked} is above both. A lower price, less debt, or more down would close the gap.`];
}

function assumptions({ has, figures }: KnownFigures): string[] {
  const assumed = [
    ...(has.debts ? [] : [`${dollars(figures.monthlyDebtsCents)} in debts`]),
    ...(has.downPayment ? [] : [`${downPaymentText(figures)} down`]),
  ];
  return assumed.length > 0 ? [`I assumed ${assumed.join(' and ')}, because you haven’t said.`] : [];
}

type Asked =
  | 'your income before taxes'
  | 'the state you want to buy in'
  | 'your monthly debt payments'
  | 'how much you can put down';

const missing = ({ has }: KnownFigures): Asked[] => [
  ...(has.income ? [] : (['your income before taxes'] as const)),
  ...(has.state ? [] : (['the state you want to buy in'] as const)),
  ...(has.debts ? [] : (['your monthly debt payments'] as const)),
  ...(has.downPayment ? [] : (['how much you can put down'] as const)),
];

function askFor(asked: readonly Asked[], { usedFinances }: KnownFigures, { granted }: ToolContext): ToolResult {
  return {
    text: `To work that out, tell me ${listed(asked)}. One sentence is enough.`,
    used: usedFinances ? ['finances'] : [],
    notices: granted.finances
      ? []
      : [contextOff('finances', 'I can take these from your financial profile if you turn on “Finances”.')],
    asksForMore: true,
  };
}

const nextQuestion = (asked: readonly Asked[]): string[] =>
  asked.length > 0 ? [`For a closer answer, tell me ${listed(asked)}.`] : [];

const listed = (parts: readonly string[]): string => new Intl.ListFormat('en-US').format(parts);

function withoutPrice({ missing: without }: AffordabilityResult, figures: BuyerFigures): string {
  if (without.length > 0) {
    return `I have no property tax and insurance figures for ${nameOf(figures.state)} yet. In [Buying Power](/buying-power) you can enter your own, and see the price.`;
  }
  return `With ${dollars(figures.annualIncomeCents)} a year and ${dollars(figures.monthlyDebtsCents)} in monthly debts, no program leaves room for a payment. Less debt is what helps first; a [HUD-approved counselor](https://www.consumerfinance.gov/find-a-housing-counselor/) looks at it with you for free.`;
}

export const rateText = ({ annualRateMillionths }: Pick<BuyerFigures, 'annualRateMillionths'>): string =>
  percent(annualRateMillionths / 100);

export const downPaymentText = ({ downPayment }: Pick<BuyerFigures, 'downPayment'>): string =>
  downPayment.kind === 'amount' ? dollars(downPayment.cents) : percent(downPayment.basisPoints);
