import { figureLimits } from '@hearthway/contracts/affordability';
import { percent, ratioInBasisPoints, shareOf } from '@hearthway/contracts/money';
import type { PolicyRow } from '@hearthway/contracts/policy';
import * as z from 'zod/mini';
import { dollars, dollarsDown } from '../../number-format/index.js';
import { citeRow, figureOf } from './cite.js';
import { askFor, knownFigures, loanInputs, type KnownFigures } from './loan-inputs.js';
import { defineTool, type ToolResult } from './tool.js';

const share = loanInputs.downPaymentPercent;

export const debtToIncomeTool = defineTool({
  name: 'debt-to-income',
  description:
    'The buyer’s debt-to-income ratio (DTI) from monthly debts and income, beside the limits of the programs. `monthlyPayment` is the housing payment, if the buyer names one. With `mostHousing`, the highest housing payment instead, under the limits of the programs, or under those that the buyer names: `limitPercent` of housing and debts, `housingPercent` of housing alone.',
  input: z.object({
    ...loanInputs,
    program: z.optional(z.enum(['conventional', 'fha', 'va', 'usda', 'jumbo'])),
    mostHousing: z.optional(z.boolean()),
    limitPercent: share,
    housingPercent: share,
  }),
  proposes: false,
  activity: 'Working out your ratio',
  async run({ program, mostHousing = false, limitPercent, housingPercent, ...inputs }, context): Promise<ToolResult> {
    const known = await knownFigures(inputs, context);
    const { figures, has } = known;
    const hasDebts = mostHousing || has.debts || inputs.monthlyPayment !== undefined;
    if (!has.income || figures.annualIncomeCents === 0 || !hasDebts) {
      return askFor('Tell me your income before taxes and your monthly debt payments, and I work it out.', context);
    }
    const named = { back: inBasisPoints(limitPercent), front: inBasisPoints(housingPercent) };
    if (mostHousing && (named.back ?? named.front) !== undefined) return mostUnder(named, known);
    const limits = limitRows
      .filter(([, key]) => program === undefined || key.startsWith(program) || key.startsWith('planning'))
      .flatMap(([name, key]) => {
        const row = context.rows.get(key);
        return row ? [{ name, row, front: context.rows.get(key.replace(/back$/, 'front')) }] : [];
      });
    const cited = {
      citations: [...known.read.citations, ...limits.map(({ row }) => citeRow(row))],
      used: known.read.used,
    };
    if (mostHousing) return { text: mostUnderEach(limits, known), ...cited };
    return { text: ratio(inputs.monthlyPayment !== undefined, limits, known), ...cited };
  },
});

const limitRows = [
  ['Comfortable', 'planning/ratio/comfortable/back'],
  ['Conventional, at most', 'conventional/ratio/ceiling/back'],
  ['FHA, at most', 'fha/ratio/ceiling/back'],
  ['VA, a guide that lenders may exceed', 'va/ratio/ceiling/back'],
  ['USDA', 'usda/ratio/ceiling/back'],
] as const;

interface Limit {
  readonly name: string;
  readonly row: PolicyRow;
  /** For housing alone, if there is such a limit. */
  readonly front: PolicyRow | undefined;
}

const inBasisPoints = (share: number | undefined) => (share === undefined ? undefined : Math.round(share * 100));

const monthly = (annualIncomeCents: number): number => Math.min(annualIncomeCents / 12, figureLimits.amountCents);

function ratio(hasHousing: boolean, limits: readonly Limit[], { figures }: KnownFigures): string {
  const { annualIncomeCents, monthlyDebtsCents, monthlyPaymentCents } = figures;
  const housing = hasHousing ? (monthlyPaymentCents ?? 0) : 0;
  const share = (monthlyCents: number) => percent(ratioInBasisPoints(monthlyCents * 12, annualIncomeCents));
  const income = `${dollars(monthly(annualIncomeCents))} a month before taxes`;
  return [
    housing > 0
      ? `Your debt-to-income ratio is **${share(monthlyDebtsCents + housing)}**: ${dollars(monthlyDebtsCents)} in debts and ${dollars(housing)} for housing of ${income}.`
      : `Your debts are **${share(monthlyDebtsCents)}** of your income: ${dollars(monthlyDebtsCents)} of ${income}. Lenders add the new housing payment to it.`,
    `With housing, these are the shares to stay under:\n\n${limits.map(({ name, row }) => `- ${name}: ${figureOf(row)}`).join('\n')}`,
  ].join('\n\n');
}

interface NamedLimits {
  /** For housing and debts. */
  readonly back: number | undefined;
  /** For housing alone. */
  readonly front: number | undefined;
}

/** Under a lender's limits, or a rule that the buyer follows. */
function mostUnder({ back, front }: NamedLimits, { figures, has, read }: KnownFigures): ToolResult {
  const { annualIncomeCents, monthlyDebtsCents } = figures;
  const income = `${dollars(monthly(annualIncomeCents))} a month before taxes`;
  const of = (basisPoints: number) => shareOf(monthly(annualIncomeCents), basisPoints);
  const most = mostHousing({ back, front }, figures);
  const sums = [
    ...(back === undefined
      ? []
      : [
          `${percent(back)} of ${income} is ${dollars(of(back))}, less ${dollars(monthlyDebtsCents)} in debts: ${dollarsDown(Math.max(of(back) - monthlyDebtsCents, 0))}`,
        ]),
    ...(front === undefined ? [] : [`${percent(front)} of ${income} for housing alone: ${dollars(of(front))}`]),
  ];
  return {
    text: [
      most > 0
        ? `Your house payment could be at most **${dollarsDown(most)} a month**:`
        : `Your debts alone reach that limit, so it leaves **${dollars(0)}** for a house payment:`,
      sums.map((sum) => `- ${sum}`).join('\n'),
      whatCounts,
      ...withoutDebts(has.debts || back === undefined),
    ].join('\n\n'),
    citations: [...read.citations],
    used: read.used,
  };
}

function mostUnderEach(limits: readonly Limit[], { figures, has }: KnownFigures): string {
  const { annualIncomeCents, monthlyDebtsCents } = figures;
  const lines = limits.map(({ name, row, front }) => {
    const most = mostHousing({ back: row.value, front: front?.value }, figures);
    const shares = front ? `${percent(front.value)} for housing, ${figureOf(row)} with debts` : figureOf(row);
    return `- ${name} (${shares}): **${dollarsDown(most)} a month**`;
  });
  return [
    `With ${dollars(monthly(annualIncomeCents))} a month before taxes and ${dollars(monthlyDebtsCents)} in debts, these are the highest house payments:`,
    lines.join('\n'),
    `I’d plan with the comfortable one. ${whatCounts}`,
    ...withoutDebts(has.debts),
  ].join('\n\n');
}

/** Never more than a limit allows. */
function mostHousing(
  { back, front }: Partial<NamedLimits>,
  { annualIncomeCents, monthlyDebtsCents }: KnownFigures['figures'],
): number {
  const of = (basisPoints: number | undefined, less: number) =>
    basisPoints === undefined ? Infinity : shareOf(monthly(annualIncomeCents), basisPoints) - less;
  return Math.max(0, Math.min(of(back, monthlyDebtsCents), of(front, 0)));
}

const whatCounts =
  'It has to hold principal, interest, property tax, home insurance, and any mortgage insurance and HOA fees.';

const withoutDebts = (hasDebts: boolean): string[] =>
  hasDebts ? [] : ['I counted no debts, because you haven’t said any. Each dollar of them a month takes one from it.'];
