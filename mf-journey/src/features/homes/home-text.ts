import { affordabilityPrograms } from '@hearthway/contracts/affordability';
import type { HomeFit } from '@hearthway/contracts/home-goals';
import {
  homeFlags,
  propertyTypes,
  type Home,
  type HomeEntry,
  type HomeFlagText,
  type listHomes,
} from '@hearthway/contracts/journey';
import { percent } from '@hearthway/contracts/money';
import type { OperationReply } from '@hearthway/contracts/operation';
import { ownValue } from '@hearthway/contracts/own-value';
import { formatCents, formatInteger } from '@hearthway/web-kit/money';
import { aboutPrice, rateText } from '../estimates/index.js';

/** `Austin, TX 78756`; empty if none of it is known. */
export function placeOf({ city, state, zipCode }: Pick<HomeEntry, 'city' | 'state' | 'zipCode'>): string {
  return [[city, state].filter(Boolean).join(', '), zipCode].filter(Boolean).join(' ');
}

/** `3 beds · 2.5 baths · 1,650 sq ft`, without unknown facts. On a narrow card, it wraps only between facts. */
export function shortFacts({
  bedrooms,
  bathrooms,
  squareFeet,
  propertyType,
}: Pick<HomeEntry, 'bedrooms' | 'bathrooms' | 'squareFeet' | 'propertyType'>): string {
  const facts = [
    bedrooms !== null && (bedrooms === 0 ? 'Studio' : `${bedrooms} ${bedrooms === 1 ? 'bed' : 'beds'}`),
    bathrooms !== null && `${bathrooms} ${bathrooms === 1 ? 'bath' : 'baths'}`,
    squareFeet !== null && `${formatInteger(squareFeet)} sq ft`,
  ].filter((fact) => fact !== false);
  if (facts.length > 0) return facts.map((fact) => fact.replaceAll(' ', noBreak)).join(' · ');
  return propertyType ? propertyTypes[propertyType] : 'No facts yet';
}

/** The last price change: positive if the price went up, negative if down, 0 if it never changed. */
export function lastPriceChangeCents({ priceHistory, priceCents }: Pick<Home, 'priceHistory' | 'priceCents'>): number {
  const before = priceHistory.at(-2)?.priceCents ?? priceCents;
  return priceCents - before;
}

/** `$25,000 over budget`, for `aboveBudgetCents` of a home. */
export function budgetText(aboveCents: number): string {
  if (Math.abs(aboveCents) < nearestCents / 2) return 'At your budget';
  return `${aboutPrice(Math.abs(aboveCents))} ${aboveCents > 0 ? 'over' : 'under'} budget`;
}

/** `82%`, or `100% (15% known)`; `null` if nothing is known. */
export function fitText({ score, knownShare }: Pick<HomeFit, 'score' | 'knownShare'>): string | null {
  if (score === null) return null;
  return knownShare < 100 ? `${score}% (${knownShare}% known)` : `${score}%`;
}

const noBreak = '\u00A0';
const nearestCents = 100_000;

/** `Conventional loan over 30 years at 6.25%, with 10% down`: what the estimates rest on. */
export function planText({ program, downPayment, annualRateMillionths, termMonths }: Plan): string {
  const down = downPayment.kind === 'percent' ? percent(downPayment.basisPoints) : formatCents(downPayment.cents);
  const loan = `${affordabilityPrograms[program]} loan over ${termMonths / 12} years`;
  return `${loan} at ${rateText(annualRateMillionths)}, with ${down} down`;
}

type Plan = NonNullable<OperationReply<typeof listHomes>['plan']>;

/** The texts of a home's flags that this release knows, most urgent first. */
export function knownFlags(
  codes: readonly string[],
): readonly { readonly code: string; readonly flag: HomeFlagText }[] {
  return codes.flatMap((code) => {
    const flag = ownValue<HomeFlagText>(homeFlags, code);
    return flag ? [{ code, flag }] : [];
  });
}
