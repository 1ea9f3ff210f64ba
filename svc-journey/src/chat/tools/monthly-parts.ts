import type { BuyerFigures } from '@hearthway/contracts/affordability';
import type { UsStateCode } from '@hearthway/contracts/journey';
import { citeEntry } from './cite.js';
import type { ToolContext, ToolResult } from './tool.js';
import { downPaymentText, stateName } from './words.js';

/** A home's monthly costs besides principal and interest. */
const costs = [
  ['propertyTaxCents', 'property tax'],
  ['homeInsuranceCents', 'home insurance'],
  ['mortgageInsuranceCents', 'mortgage insurance'],
  ['hoaCents', 'HOA fees'],
  ['floodInsuranceCents', 'flood insurance'],
] as const;

type Costs = Readonly<Record<(typeof costs)[number][0], number>>;

/** Names what any of these payments include besides principal and interest, so that a part isn't mistaken for the whole. */
export const costsIn = (payments: readonly Costs[]): string[] =>
  costs.filter(([part]) => payments.some((payment) => payment[part] !== 0)).map(([, name]) => name);

/** What a payment of principal and interest leaves out, and why. */
export function costsOnTop(state: UsStateCode | undefined): string {
  const onTop = 'Property tax, home insurance, and any mortgage insurance come on top';
  return state === undefined
    ? `${onTop}: in which state is it?`
    : `${onTop}: I have no tax and insurance figures for ${stateName(state)}. In [Buying Power](/buying-power) you can enter your own.`;
}

/** If no row has it: where buyers can look it up. */
export function withoutRow(state: UsStateCode, { knowledge, rows }: ToolContext): ToolResult {
  const entry = knowledge.get('property-tax');
  return {
    text: `I have no property tax and insurance figures for ${stateName(state)} yet. The county’s assessor publishes each home’s tax bill, and listings often show last year’s. For insurance, a quote for the address says most. In [Buying Power](/buying-power) you can enter both, and I count with them.`,
    citations: entry ? citeEntry(entry, rows) : [],
  };
}

export const assumedDown = (figures: Pick<BuyerFigures, 'downPayment'>): string =>
  `I assumed ${downPaymentText(figures)} down, because you haven’t said.`;
