import type { MortgageRates } from '@hearthway/contracts/journey';
import { dashboardTexts } from '@hearthway/contracts/texts';
import { formatShortDay, startOf, type Day } from '../local-time/index.js';

/** `6.25%` */
export function formatPercent(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2)}%`;
}

/** The source and date of the rates. Sample rates have neither. */
export function formatOrigin(source: MortgageRates['source'], today: Day): string {
  if (!source) return 'These are sample rates that show how this card works, not today’s market.';
  if (source.asOf === today) return `${dashboardTexts.updatedToday}. Source: ${source.name}.`;
  return `As of ${formatShortDay(startOf(source.asOf))}. Source: ${source.name}.`;
}
