import { homeEntry, type HomeEntry } from '@hearthway/contracts/journey';
import { count, wholeNumber, type ListingFields } from '@hearthway/contracts/listing-text';
import { formatAmount, formatInteger, parseCents } from '@hearthway/web-kit/money';
import * as z from 'zod/mini';

/** All as typed. */
export type HomeFormValues = { [Field in keyof HomeEntry]: string };

const { shape } = homeEntry;

const read = <Schema extends z.ZodMiniType>(parse: (text: string) => unknown, schema: Schema) =>
  z.pipe(z.pipe(z.string(), z.transform(parse)), schema);

/** Nothing typed is `null`; what is no number is left to the contract's own message. */
const optional =
  (parse: (text: string) => number | undefined) =>
  (text: string): number | null =>
    text.trim() === '' ? null : (parse(text) ?? Number.NaN);
const money = optional(parseCents);
const whole = optional(wholeNumber);
const rooms = optional(count);
const choice = (text: string): string | null => (text === '' ? null : text);
const yesNo = (text: string): boolean | null => (text === '' ? null : text === 'yes');

/** Turns what was typed into a home. */
export const homeForm = z.object({
  address: shape.address,
  city: shape.city,
  state: read(choice, shape.state),
  zipCode: z.pipe(z.string().check(z.trim()), shape.zipCode),
  priceCents: read((text) => parseCents(text) ?? Number.NaN, shape.priceCents),
  bedrooms: read(rooms, shape.bedrooms),
  bathrooms: read(rooms, shape.bathrooms),
  squareFeet: read(whole, shape.squareFeet),
  propertyType: read(choice, shape.propertyType),
  yearBuilt: read(whole, shape.yearBuilt),
  hoaMonthlyCents: read(money, shape.hoaMonthlyCents),
  propertyTaxAnnualCents: read(money, shape.propertyTaxAnnualCents),
  link: shape.link,
  lotSquareFeet: read(whole, shape.lotSquareFeet),
  stories: read(whole, shape.stories),
  garageSpaces: read(whole, shape.garageSpaces),
  stepFreeEntry: read(yesNo, shape.stepFreeEntry),
  yard: read(yesNo, shape.yard),
  homeOffice: read(yesNo, shape.homeOffice),
  ageRestricted: read(yesNo, shape.ageRestricted),
  mlsNumber: shape.mlsNumber,
  listedOn: read(choice, shape.listedOn),
  marketStatus: read((text) => text, shape.marketStatus),
});

const integer = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : formatInteger(value);
const amount = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : formatAmount(value);
const plain = (value: number | string | null | undefined): string => (value ?? '').toString();
const yesNoText = (value: boolean | null | undefined): string => (value === true ? 'yes' : value === false ? 'no' : '');

/** What a form shows for a home, or for the parts of it that are known. */
export function valuesOf(entry: Partial<HomeEntry>): HomeFormValues {
  return {
    address: entry.address ?? '',
    city: entry.city ?? '',
    state: entry.state ?? '',
    zipCode: entry.zipCode ?? '',
    priceCents: amount(entry.priceCents),
    bedrooms: plain(entry.bedrooms),
    bathrooms: plain(entry.bathrooms),
    squareFeet: integer(entry.squareFeet),
    lotSquareFeet: integer(entry.lotSquareFeet),
    yearBuilt: plain(entry.yearBuilt),
    propertyType: entry.propertyType ?? '',
    stories: plain(entry.stories),
    garageSpaces: plain(entry.garageSpaces),
    stepFreeEntry: yesNoText(entry.stepFreeEntry),
    yard: yesNoText(entry.yard),
    homeOffice: yesNoText(entry.homeOffice),
    ageRestricted: yesNoText(entry.ageRestricted),
    hoaMonthlyCents: amount(entry.hoaMonthlyCents),
    propertyTaxAnnualCents: amount(entry.propertyTaxAnnualCents),
    listedOn: entry.listedOn ?? '',
    mlsNumber: entry.mlsNumber ?? '',
    link: entry.link ?? '',
    marketStatus: entry.marketStatus ?? 'for_sale',
  };
}

/** What was understood of a pasted listing; its days on the market become a day. */
export function entryOf({ daysOnMarket, ...fields }: ListingFields, today: Date): Partial<HomeEntry> {
  if (daysOnMarket === undefined) return fields;
  const listed = new Date(today.getFullYear(), today.getMonth(), today.getDate() - daysOnMarket, 12);
  return { ...fields, listedOn: listed.toISOString().slice(0, 'YYYY-MM-DD'.length) };
}

export const fieldNames: { readonly [Field in keyof HomeEntry]: string } = {
  address: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  priceCents: 'Price',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square feet',
  lotSquareFeet: 'Lot, square feet',
  yearBuilt: 'Year built',
  propertyType: 'Type of home',
  stories: 'Stories',
  garageSpaces: 'Garage, cars',
  stepFreeEntry: 'Step-free entry',
  yard: 'Yard',
  homeOffice: 'Home office',
  ageRestricted: '55+ community',
  hoaMonthlyCents: 'HOA fee per month',
  propertyTaxAnnualCents: 'Property tax per year',
  listedOn: 'On the market since',
  mlsNumber: 'MLS number',
  link: 'Link to the listing',
  marketStatus: 'Status',
};
