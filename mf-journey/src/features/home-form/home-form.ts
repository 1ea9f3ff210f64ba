import { homeEntry, type HomeEntry, type HomeFact } from '@hearthway/contracts/journey';
import { formatAmount, formatInteger, parseCents } from '@hearthway/web-kit/money';
import * as z from 'zod/mini';

/** All as typed. */
export type HomeFormValues = Record<HomeFact, string>;

export const factNames: Readonly<Record<HomeFact, string>> = {
  address: 'Street address',
  city: 'City',
  state: 'State',
  zipCode: 'ZIP code',
  county: 'County',
  priceCents: 'Price',
  propertyType: 'Type of home',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  squareFeet: 'Square feet',
  yearBuilt: 'Year built',
  hoaMonthlyCents: 'HOA fee per month',
  propertyTaxAnnualCents: 'Property tax per year',
  link: 'Link to the listing',
  lotSquareFeet: 'Lot, square feet',
  stories: 'Stories',
  garageSpaces: 'Garage, cars',
  stepFreeEntry: 'Step-free entry',
  yard: 'Yard',
  homeOffice: 'Home office',
  ageRestricted: '55+ community',
  marketStatus: 'Status',
  mlsNumber: 'MLS number',
  listedOn: 'On the market since',
};

const { shape } = homeEntry;

const read = <Schema extends z.ZodMiniType>(parse: (typed: string) => unknown, schema: Schema) =>
  z.pipe(z.pipe(z.string(), z.transform(parse)), schema);

/** If it isn't a number, the contract's own message applies. */
const cents = (typed: string): number => parseCents(typed) ?? Number.NaN;
// Read like money, because both take `1,650` and `2.5`, and neither takes `1,65`.
const number = (typed: string): number => cents(typed) / 100;
const unlessEmpty = (parse: (typed: string) => unknown) => (typed: string) =>
  typed.trim() === '' ? null : parse(typed);
const optionalNumber = unlessEmpty(number);
const optionalCents = unlessEmpty(cents);
const choice = unlessEmpty((typed) => typed);
const yesNo = unlessEmpty((typed) => typed === 'yes');
/** People copy `www.example.com/…`, too. Anything that isn't a web address is left to the contract's message. */
const secureLink = (typed: string): string => {
  const link = typed.trim();
  return link === '' ? '' : `https://${link.replace(/^https?:\/\//i, '')}`;
};

/** Turns the typed values into a home. Its fields are in the form's order: the first error is the topmost one. */
export const homeForm = z.object({
  address: shape.address,
  city: shape.city,
  state: read(choice, shape.state),
  zipCode: z.pipe(z.string().check(z.trim()), shape.zipCode),
  county: shape.county,
  priceCents: read(cents, shape.priceCents),
  propertyType: read(choice, shape.propertyType),
  bedrooms: read(optionalNumber, shape.bedrooms),
  bathrooms: read(optionalNumber, shape.bathrooms),
  squareFeet: read(optionalNumber, shape.squareFeet),
  yearBuilt: read(optionalNumber, shape.yearBuilt),
  hoaMonthlyCents: read(optionalCents, shape.hoaMonthlyCents),
  propertyTaxAnnualCents: read(optionalCents, shape.propertyTaxAnnualCents),
  link: read(secureLink, shape.link),
  lotSquareFeet: read(optionalNumber, shape.lotSquareFeet),
  stories: read(optionalNumber, shape.stories),
  garageSpaces: read(optionalNumber, shape.garageSpaces),
  stepFreeEntry: read(yesNo, shape.stepFreeEntry),
  yard: read(yesNo, shape.yard),
  homeOffice: read(yesNo, shape.homeOffice),
  ageRestricted: read(yesNo, shape.ageRestricted),
  marketStatus: read((typed) => typed, shape.marketStatus),
  mlsNumber: shape.mlsNumber,
  listedOn: read(choice, shape.listedOn),
});

const shownIf =
  <Value>(show: (value: Value) => string) =>
  (value: Value | null | undefined): string =>
    value === null || value === undefined ? '' : show(value);
const amount = shownIf(formatAmount);
const integer = shownIf(formatInteger);
const plain = shownIf(String);
const yesNoText = shownIf((value: boolean) => (value ? 'yes' : 'no'));

/** The form's values for a home, or for what is known about it. */
export function valuesOf(entry: Partial<HomeEntry>): HomeFormValues {
  return {
    address: entry.address ?? '',
    city: entry.city ?? '',
    state: entry.state ?? '',
    zipCode: entry.zipCode ?? '',
    priceCents: amount(entry.priceCents),
    propertyType: entry.propertyType ?? '',
    bedrooms: plain(entry.bedrooms),
    bathrooms: plain(entry.bathrooms),
    squareFeet: integer(entry.squareFeet),
    yearBuilt: plain(entry.yearBuilt),
    hoaMonthlyCents: amount(entry.hoaMonthlyCents),
    propertyTaxAnnualCents: amount(entry.propertyTaxAnnualCents),
    link: entry.link ?? '',
    county: entry.county ?? '',
    lotSquareFeet: integer(entry.lotSquareFeet),
    stories: plain(entry.stories),
    garageSpaces: plain(entry.garageSpaces),
    stepFreeEntry: yesNoText(entry.stepFreeEntry),
    yard: yesNoText(entry.yard),
    homeOffice: yesNoText(entry.homeOffice),
    ageRestricted: yesNoText(entry.ageRestricted),
    marketStatus: entry.marketStatus ?? 'for_sale',
    mlsNumber: entry.mlsNumber ?? '',
    listedOn: entry.listedOn ?? '',
  };
}
