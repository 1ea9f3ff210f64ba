import {
  affordability,
  affordabilityPrograms,
  figureLimits,
  type AffordabilityResult,
  type BuyerFigures,
} from '@hearthway/contracts/affordability';
import { percent, shareOf } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { aboutDollars, dollars, dollarsDown } from '../../number-format/index.js';
import { citeRows, isOfPayment } from './cite.js';
import { askFor, inCents, knownFigures, loanInputs, type KnownFigures, type LoanInputs } from './loan-inputs.js';
import { costsIn } from './monthly-parts.js';
import { defineTool, type ToolContext, type ToolResult } from './tool.js';
import { downPaymentText, listed, rateText, roundedPrice, stateName, yearsText } from './words.js';

export const affordabilityTool = defineTool({
  name: 'affordability',
  description:
    'What home price the buyer can afford, by the published formula and dated rows. Amounts in dollars, rates in percent. Leave out what the buyer has not said.',
  input: z.object(loanInputs),
  proposes: false,
  activity: 'Working out your price',
  async run(inputs, context): Promise<ToolResult> {
    const known = await knownFigures(inputs, context);
    const { figures, has, read } = known;
    const unknown = missing(known);
    if (inputs.monthlyPayment !== undefined && !has.income && has.state) return forPayment(known, context);
    if (!has.income || !has.state) {
      const ask = (first: string) =>
        askFor(`${first}To work that out, tell me ${listed(unknown)}. One sentence is enough.`, context);
      return has.income
        ? {
            ...ask(`${mostAMonth(known, context)}\n\nThe price that pays for depends on taxes and insurance. `),
            ...citedRatios(known, context),
          }
        : ask('');
    }
    const result = affordability(figures, context.rows);
    const { comfortable, typical, ceiling } = result.headlines;
    if (!comfortable && !ceiling) return { text: withoutPrice(result, figures), ...read };
    return {
      text: [
        ...compareWith(inputs, result),
        answer(result, figures),
        ...(inputs.monthlyPayment === undefined ? [] : [priceForPayment(known, context)]),
        ...assumptions(known),
        ...(unknown.length > 0 ? [`For a closer answer, tell me ${listed(unknown)}.`] : []),
      ].join('\n\n'),
      cards: [
        { kind: 'affordability', figures, headlines: { comfortable, typical, ceiling }, missing: result.missing },
      ],
      citations: [...read.citations, ...citeRows(result.policyRowIds, context.rows)],
      used: read.used,
      asksForMore: unknown.length > 0,
    };
  },
});

const comfortable = { front: 'planning/ratio/comfortable/front', back: 'planning/ratio/comfortable/back' };

/** The monthly payment that an income supports by the planning ratios: a price would need a state. */
function mostAMonth({ figures: { annualIncomeCents, monthlyDebtsCents }, has }: KnownFigures, { rows }: ToolContext) {
  const monthly = Math.round(annualIncomeCents / 12);
  const [front, back] = [rows.get(comfortable.front)?.value ?? 0, rows.get(comfortable.back)?.value ?? 0];
  const most = Math.max(0, Math.min(shareOf(monthly, front), shareOf(monthly, back) - monthlyDebtsCents));
  return [
    `${dollars(annualIncomeCents)} a year is ${dollars(monthly)} a month before taxes. To stay comfortable, the whole house payment would be at most **${dollarsDown(most)} a month**: up to ${percent(front)} for housing (${dollarsDown(shareOf(monthly, front))}), and ${percent(back)} with all debts (${dollarsDown(shareOf(monthly, back))}, less your ${dollars(monthlyDebtsCents)}).`,
    ...(has.debts ? [] : ['I counted no debts, because you haven’t said any.']),
  ].join(' ');
}

const citedRatios = ({ read }: KnownFigures, { rows }: ToolContext): Pick<ToolResult, 'citations' | 'used'> => ({
  citations: [...read.citations, ...citeRows([`${comfortable.front}@`, `${comfortable.back}@`], rows)],
  used: read.used,
});

/** The planning price; the card next to it shows all three. */
function answer({ headlines: { comfortable, ceiling } }: AffordabilityResult, figures: BuyerFigures): string {
  const { annualIncomeCents, monthlyDebtsCents } = figures;
  const given = `With ${dollars(annualIncomeCents)} a year in ${stateName(figures.state)}, ${dollars(monthlyDebtsCents)} in monthly debts, ${downPaymentText(figures)} down, and a rate of ${rateText(figures)} over ${yearsText(figures)}`;
  if (comfortable) {
    return `${given}, up to about **${roundedPrice(comfortable.priceCents)}** is comfortable, ${aboutDollars(comfortable.monthlyCents)} a month (${affordabilityPrograms[comfortable.program]}). I’d plan with that, not with the program ceiling.`;
  }
  return `${given}, no price is comfortable. ${ceiling ? `The program ceiling is about **${roundedPrice(ceiling.priceCents)}**, and I wouldn’t plan with it.` : ''}`.trim();
}

/** "How much house for $2,000 a month?": the income isn't given. */
function forPayment(known: KnownFigures, context: ToolContext): ToolResult {
  return {
    text: [
      priceForPayment(known, context),
      ...assumptions(known),
      'Whether a lender goes along depends on your income and debts. Tell me both, and I check.',
    ].join('\n\n'),
    citations: [...known.read.citations, ...citeRows(purchaseAt(known, context).ids.filter(isOfPayment), context.rows)],
    used: known.read.used,
    asksForMore: true,
  };
}

function priceForPayment(known: KnownFigures, context: ToolContext): string {
  const { figures } = known;
  const { priceCents, parts } = purchaseAt(known, context);
  const payment = dollars(figures.monthlyPaymentCents ?? 0);
  if (priceCents === 0)
    return `I have no property tax and insurance figures for ${stateName(figures.state)} yet. In [Buying Power](/buying-power) you can enter your own.`;
  return `A payment of ${payment} a month covers a home of about **${roundedPrice(priceCents)}** in ${stateName(figures.state)}: a conventional loan with ${downPaymentText(figures)} down at ${rateText(figures)} over ${yearsText(figures)}, with ${listed(parts)} in the payment.`;
}

/** The price that the payment alone allows, regardless of income. */
function purchaseAt({ figures }: KnownFigures, { rows }: ToolContext) {
  const { programs, policyRowIds } = affordability({ ...figures, annualIncomeCents: figureLimits.amountCents }, rows);
  const offer = programs.find(({ program }) => program === 'conventional')?.offers.payment;
  return { priceCents: offer?.priceCents ?? 0, parts: offer ? costsIn([offer.monthly]) : [], ids: policyRowIds };
}

/** For "Can we afford a $425,000 house?" */
function compareWith(
  { price }: LoanInputs,
  { headlines: { comfortable, typical, ceiling } }: AffordabilityResult,
): string[] {
  if (price === undefined) return [];
  const cents = inCents(price);
  const asked = `A ${dollars(cents)} home`;
  const isWithin = (headline: typeof ceiling) => headline !== null && cents <= headline.priceCents;
  if (isWithin(comfortable)) return [`${asked} is within the comfortable price.`];
  if (isWithin(typical)) return [`${asked} is above the comfortable price, but within that of a typical lender.`];
  if (isWithin(ceiling)) {
    return [`${asked} is above the price of a typical lender, but below the program ceiling. It would be tight.`];
  }
  return [`${asked} is above the program ceiling. A lower price, less debt, or more down would close the gap.`];
}

function assumptions({ has, figures }: KnownFigures): string[] {
  const assumed = [
    ...(has.debts ? [] : ['no monthly debts']),
    ...(has.downPayment ? [] : [`${downPaymentText(figures)} down`]),
    ...(has.creditScore || figures.creditScore === null ? [] : [`a credit score of ${String(figures.creditScore)}`]),
  ];
  return assumed.length > 0 ? [`You haven’t told me everything, so I assumed ${listed(assumed)}.`] : [];
}

const missing = ({ has }: KnownFigures): string[] => [
  ...(has.income ? [] : ['your income before taxes']),
  ...(has.state ? [] : ['the state you want to buy in']),
  ...(has.debts ? [] : ['your monthly debt payments']),
  ...(has.downPayment ? [] : ['how much you can put down']),
];

function withoutPrice({ missing: without }: AffordabilityResult, figures: BuyerFigures): string {
  if (without.length > 0) {
    return `I have no property tax and insurance figures for ${stateName(figures.state)} yet. In [Buying Power](/buying-power) you can enter your own, and see the price.`;
  }
  return `With ${dollars(figures.annualIncomeCents)} a year and ${dollars(figures.monthlyDebtsCents)} in monthly debts, no program leaves room for a payment. Less debt is what helps first. A [HUD-approved counselor](https://www.consumerfinance.gov/find-a-housing-counselor/) looks at it with you for little or nothing.`;
}
