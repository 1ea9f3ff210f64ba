import type { MarketStatus } from '../journey/homes.js';
import type { propertyTypes } from '../journey/pre-approval-info.js';
import type { UsStateCode } from '../journey/us-states.js';
import { findAddress } from './address.js';
import { findAreas } from './areas.js';
import { findHoaFee } from './hoa-fee.js';
import { findListedOn } from './listed-on.js';
import { findMarketStatus } from './market-status.js';
import { findMlsNumber } from './mls-number.js';
import { findPrice } from './price.js';
import { findPropertyType } from './property-type.js';
import { firstPair, readingOf, valueOf, written, type Found, type Reading } from './reading.js';
import { findBathrooms, findBedrooms } from './rooms.js';
import { plainText } from './tokens.js';

/** What a listing can say about a home. Money is integer US cents; `address` is the street with its unit. */
export interface ListingFacts {
  readonly address: string;
  readonly city: string;
  readonly state: UsStateCode;
  readonly zipCode: string;
  readonly priceCents: number;
  readonly marketStatus: MarketStatus;
  /** YYYY-MM-DD */
  readonly listedOn: string;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly squareFeet: number;
  readonly lotSquareFeet: number;
  readonly yearBuilt: number;
  readonly stories: number;
  readonly garageSpaces: number;
  readonly propertyType: keyof typeof propertyTypes;
  readonly hoaMonthlyCents: number;
  readonly propertyTaxAnnualCents: number;
  readonly mlsNumber: string;
  /** The listing's page: a link that starts with https:// */
  readonly link: string;
}

export type ListingFact = keyof ListingFacts;

/** The facts found, each with the text it came from. */
export type ParsedListing = {
  readonly [Fact in ListingFact]?: { readonly value: ListingFacts[Fact]; readonly from: string };
};

/**
 * Reads the text of a listing as a person copies it from a site, an email, or a message. It makes nothing up: what a text doesn't
 * say is left out, and a buyer sees what was understood before it is saved.
 *
 * The text becomes tokens, which hold amounts (`$525K`, `2½`) and labels (`beds`, `HOA dues`). Each label gets an amount next to
 * it, and what no label owns may be the price. Every step takes time in proportion to the text.
 *
 * @param today YYYY-MM-DD, from which days on the market are counted
 */
export function parseListing(pasted: string, today: string): ParsedListing {
  const plain = plainText(pasted);
  // The words in a link aren't text: `/homes/12-Oak-St_Austin_TX/29384`.
  const reading = readingOf(plain.replace(links, (link) => ' '.repeat(link.length)));
  const marketStatus = findMarketStatus(reading.tokens);
  const found: FoundFacts = {
    ...findAddress(reading),
    priceCents: findPrice(reading, marketStatus?.value),
    marketStatus,
    listedOn: findListedOn(reading, today),
    bedrooms: findBedrooms(reading),
    bathrooms: findBathrooms(reading),
    ...findAreas(reading),
    yearBuilt: valueOf(firstPair(reading, 'yearBuilt')),
    stories: valueOf(firstPair(reading, 'stories')),
    garageSpaces: valueOf(firstPair(reading, 'garage')),
    propertyType: findPropertyType(reading.tokens),
    hoaMonthlyCents: findHoaFee(reading),
    propertyTaxAnnualCents: findPropertyTax(reading),
    mlsNumber: findMlsNumber(reading),
  };
  return { ...withPieces(found, reading), ...linkOf(plain) };
}

type FoundFacts = { readonly [Fact in ListingFact]?: Found<ListingFacts[Fact]> | undefined };

function withPieces(found: FoundFacts, reading: Reading): ParsedListing {
  const pieces = Object.entries(found).flatMap(([fact, one]) =>
    one ? [[fact, { value: one.value, from: written(reading, one.start, one.end) }] as const] : [],
  );
  return Object.fromEntries(pieces) as ParsedListing;
}

const links = /https?:\/\/[^\s"'<>|]*/g;

function linkOf(text: string): Pick<ParsedListing, 'link'> {
  const secure = text.match(links)?.find((link) => link.startsWith('https://') && link.length <= 500);
  const link = secure?.replace(/[.,;)]$/, '');
  return link === undefined ? {} : { link: { value: link, from: link } };
}

function findPropertyTax(reading: Reading): Found<number> | undefined {
  const tax = firstPair(reading, 'tax');
  return tax && { ...valueOf(tax), value: Math.round((tax.amount.value * 100 * 12) / (tax.amount.months ?? 12)) };
}
