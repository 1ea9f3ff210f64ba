import type { StrategyName } from '@hearthway/contracts/journey';
import { dollars, percent } from '../../number-format/index.js';
import type { CapName, Strategy } from './strategies.js';

const positions: Readonly<Record<StrategyName, (sales: number) => string>> = {
  conservative: (sales) =>
    `A third of the way up from the lowest of your ${sales} sales: room to go up if the seller counters.`,
  market: (sales) => `The middle of your ${sales} sales: what homes like this one sell for.`,
  competitive: (sales) => `Two thirds of the way up your ${sales} sales: for a home that others want, too.`,
};
const caps: Readonly<Record<CapName, string>> = {
  ceilingCents: 'the most that a loan allows you by your pinned budget',
  letterCents: 'the amount of your pre-approval letter',
};

/** Why a strategy has its price, in sentences. */
export function reasonsFor(strategy: Strategy, sales: number, askingCents: number | undefined): string[] {
  const { name, priceCents, indicatedCents, cappedBy } = strategy;
  const reasons = [positions[name](sales)];
  if (cappedBy) reasons.push(`Lowered from ${dollars(indicatedCents)} to ${caps[cappedBy]}.`);
  if (askingCents !== undefined) reasons.push(besideAsking(priceCents, askingCents));
  return reasons;
}

function besideAsking(priceCents: number, askingCents: number): string {
  const difference = priceCents - askingCents;
  if (difference === 0) return 'The same as the asking price.';
  // To a tenth of a percent.
  const share = percent(Math.round((Math.abs(difference) * 1_000) / askingCents) * 10);
  return `${dollars(Math.abs(difference))} (${share}) ${difference < 0 ? 'below' : 'above'} the asking price.`;
}
