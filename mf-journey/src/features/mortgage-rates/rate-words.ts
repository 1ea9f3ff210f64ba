import type { MortgageRates } from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { shortDayWords, startOf, type Day } from '../local-time/index.js';

/** `6.25%` */
export function percentWords(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2)}%`;
}

/** Where the rates are from and of which day. Only those of today are called that; the sample is of no day. */
export function originWords(source: MortgageRates['source'], today: Day): string {
  if (!source) return 'These are sample rates that show how this card works, not today’s market.';
  if (source.asOf === today) return `${dashboardTexts.updatedToday}. Source: ${source.name}.`;
  return `As of ${shortDayWords(startOf(source.asOf))}. Source: ${source.name}.`;
}
