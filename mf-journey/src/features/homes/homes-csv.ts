import { homeStages, marketStatuses, propertyTypes, type Home } from '@hearthway/contracts/journey';
import { csvText, type CsvCell } from '../../csv.js';

/** The homes as a table that the import reads again. */
export const createHomesCsv = (homes: readonly Home[]): string => csvText(Object.entries(columns), homes);

const dollars = (cents: number | null): number | null => (cents === null ? null : cents / 100);

const columns: Readonly<Record<string, (home: Home) => CsvCell>> = {
  Address: ({ address }) => address,
  City: ({ city }) => city,
  State: ({ state }) => state,
  ZIP: ({ zipCode }) => zipCode,
  Price: ({ priceCents }) => dollars(priceCents),
  Beds: ({ bedrooms }) => bedrooms,
  Baths: ({ bathrooms }) => bathrooms,
  'Square feet': ({ squareFeet }) => squareFeet,
  'Lot square feet': ({ lotSquareFeet }) => lotSquareFeet,
  'Year built': ({ yearBuilt }) => yearBuilt,
  'Property type': ({ propertyType }) => propertyType && propertyTypes[propertyType],
  Stories: ({ stories }) => stories,
  Garage: ({ garageSpaces }) => garageSpaces,
  'Step-free entry': ({ stepFreeEntry }) => stepFreeEntry,
  Yard: ({ yard }) => yard,
  'Home office': ({ homeOffice }) => homeOffice,
  'Age restricted': ({ ageRestricted }) => ageRestricted,
  'HOA/month': ({ hoaMonthlyCents }) => dollars(hoaMonthlyCents),
  'Property tax': ({ propertyTaxAnnualCents }) => dollars(propertyTaxAnnualCents),
  'MLS number': ({ mlsNumber }) => mlsNumber,
  Link: ({ link }) => link,
  Status: ({ marketStatus }) => marketStatuses[marketStatus],
  Column: ({ stage }) => homeStages[stage],
  Notes: ({ notes }) => notes,
};
