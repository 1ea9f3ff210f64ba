import { figureLimits } from '@hearthway/contracts/affordability';
import { percent, shareOf } from '@hearthway/contracts/money';
import * as z from 'zod/mini';
import { inCents } from './loan-inputs.js';
import { defineTool, type ToolResult } from './tool.js';
import { exactDollars } from './words.js';

export const shareTool = defineTool({
  name: 'share-of',
  description:
    'A percent of an amount in dollars, such as a down payment of 3.5% of a price. `points`: discount points of a loan instead.',
  input: z.object({
    percent: z.number().check(z.gte(0), z.lte(100)),
    of: z.number().check(z.gte(0), z.lte(figureLimits.priceCents / 100)),
    points: z.optional(z.boolean()),
  }),
  proposes: false,
  activity: 'Working it out',
  run({ percent: share, of, points = false }): ToolResult {
    const basisPoints = Math.round(share * 100);
    const [whole, part] = [inCents(of), shareOf(inCents(of), basisPoints)].map(withoutCents);
    if (!points) return { text: `${percent(basisPoints)} of ${whole ?? ''} is **${part ?? ''}**.` };
    return {
      text: `${share === 1 ? 'One point costs' : `${String(share)} points cost`} **${part ?? ''}** on a ${whole ?? ''} loan: each is 1% of the loan. How far that lowers the rate differs by lender, so ask for a Loan Estimate with points and one without.`,
    };
  },
});

const withoutCents = (cents: number): string => exactDollars(cents).replace(/\.00$/, '');
