import { figureLimits } from '@hearthway/contracts/affordability';
import { percent, shareOf } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { inCents } from './loan-inputs.js';
import { defineTool, type ToolResult } from './tool.js';
import { exactDollars } from './words.js';

export const shareTool = defineTool({
  name: 'share-of',
  description:
    'A percent of an amount in dollars, such as a down payment of 3.5% of a price. `points`: discount points of a loan instead. `sellerPercent`: of an agent’s fee of that percent, what the seller pays.',
  input: z.object({
    percent: z.number().check(z.gte(0), z.lte(100)),
    of: z.number().check(z.gte(0), z.lte(figureLimits.priceCents / 100)),
    points: z.optional(z.boolean()),
    sellerPercent: z.optional(z.number().check(z.gte(0), z.lte(100))),
  }),
  proposes: false,
  activity: 'Working it out',
  run({ percent: share, of, points = false, sellerPercent }): ToolResult {
    const basisPoints = Math.round(share * 100);
    const [whole, part] = [inCents(of), shareOf(inCents(of), basisPoints)].map(withoutCents);
    if (sellerPercent !== undefined) return { text: ownFee(inCents(of), basisPoints, Math.round(sellerPercent * 100)) };
    if (!points) return { text: `${percent(basisPoints)} of ${whole ?? ''} is **${part ?? ''}**.` };
    return {
      text: `${share === 1 ? 'One point costs' : `${String(share)} points cost`} **${part ?? ''}** on a ${whole ?? ''} loan: each is 1% of the loan. How far that lowers the rate differs by lender, so ask for a Loan Estimate with points and one without.`,
    };
  },
});

const withoutCents = (cents: number): string => exactDollars(cents).replace(/\.00$/, '');

/** The part of an agent’s fee that the seller doesn't pay. */
function ownFee(priceCents: number, feeBasisPoints: number, sellerBasisPoints: number): string {
  const [fee, covered] = [shareOf(priceCents, feeBasisPoints), shareOf(priceCents, sellerBasisPoints)];
  const sum = `The fee is ${withoutCents(fee)}, ${percent(feeBasisPoints)} of ${withoutCents(priceCents)}, and the seller pays ${percent(sellerBasisPoints)}, ${withoutCents(covered)}.`;
  return covered >= fee
    ? `You pay **$0** of it: ${sum.replace(/^T/, 't')} Get that in writing in the purchase contract.`
    : `You pay **${withoutCents(fee - covered)}** of it at closing: ${sum.replace(/^T/, 't')} It is counted on the final price, and you can ask the seller to pay more in your offer.`;
}
