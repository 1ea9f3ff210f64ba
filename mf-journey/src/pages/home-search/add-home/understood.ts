import {
  homeEntry,
  marketStatuses,
  propertyTypes,
  type HomeEntry,
  type MarketStatus,
} from '@hearthway/contracts/journey';
import type { ListingFact, ParsedListing } from '@hearthway/contracts/listing-text';
import { formatDay } from '@hearthway/web-kit/dates';
import { formatCents, formatInteger } from '@hearthway/web-kit/money';
import { factNames } from '../../../features/home-form/index.js';

export interface UnderstoodPiece {
  readonly names: string;
  readonly values: string;
  readonly from: string;
  /** Whether the text says it in other words than we do. */
  readonly isReworded: boolean;
}

export interface Understood {
  /** Values for the home form, without impossible ones such as 60 bedrooms. */
  readonly known: Partial<HomeEntry>;
  /** What each piece of the text says: `Bedrooms, Bathrooms`, `3, 2`, and `3/2`. */
  readonly pieces: readonly UnderstoodPiece[];
  /** The names of facts that most listings have, and this text doesn’t. */
  readonly missing: readonly string[];
}

/** What to show of a listing’s text before a home is saved. */
export function understoodOf(parsed: ParsedListing): Understood {
  const facts = factsInOrder.flatMap((fact) => {
    const found = parsed[fact];
    return found && homeEntry.shape[fact].safeParse(found.value).success ? [{ fact, ...found }] : [];
  });
  const pieces = [...new Set(facts.map(({ from }) => from))];
  return {
    known: Object.fromEntries(facts.map(({ fact, value }) => [fact, value])),
    pieces: pieces.map((from) => {
      const said = facts.filter((one) => one.from === from);
      const names = said.map(({ fact }) => factNames[fact]).join(', ');
      const values = said.map(({ fact, value }) => textOf(fact, value)).join(', ');
      return { names, values, from, isReworded: withoutSigns(values) !== withoutSigns(from) };
    }),
    missing: usualFacts.filter((fact) => !facts.some((one) => one.fact === fact)).map((fact) => factNames[fact]),
  };
}

const withoutSigns = (text: string): string => text.replace(/[\s,]/g, '');

const usualFacts = [
  'address',
  'priceCents',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'yearBuilt',
  'hoaMonthlyCents',
] as const satisfies readonly ListingFact[];

const factsInOrder = [
  'address',
  'city',
  'state',
  'zipCode',
  'priceCents',
  'marketStatus',
  'listedOn',
  'bedrooms',
  'bathrooms',
  'squareFeet',
  'yearBuilt',
  'propertyType',
  'hoaMonthlyCents',
  'propertyTaxAnnualCents',
  'lotSquareFeet',
  'stories',
  'garageSpaces',
  'mlsNumber',
  'link',
] as const satisfies readonly ListingFact[];

function textOf(fact: ListingFact, value: string | number): string {
  if (fact === 'propertyType') return propertyTypes[value as keyof typeof propertyTypes];
  if (fact === 'marketStatus') return marketStatuses[value as MarketStatus];
  if (typeof value === 'string') return fact === 'listedOn' ? formatDay(value) : value;
  if (fact.endsWith('Cents')) return formatCents(value);
  return fact.endsWith('SquareFeet') || fact === 'squareFeet' ? formatInteger(value) : String(value);
}
