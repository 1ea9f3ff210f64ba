import { marketStatusNamed, parseListing, propertyTypeNamed } from '@hearthway/contracts/listing-text';
import { homeEntry, type HomeEntry, type HomeFact } from '@hearthway/contracts/journey';
import { parseCents } from '@hearthway/web-kit/money';
import { acresOf, bedroomsOf, dayBefore, linkOf, lotOf, numberOf, squareFeetOf, stateOf, zipCodeOf } from './cells.js';
import { tableFieldNames, type TableField } from './columns.js';
import { cellOf, problemAt, unreadable, type TableProblem, type TableRow } from './table-row.js';

export interface HomeFacts {
  /** Without what isn’t known. */
  readonly facts: Partial<HomeEntry>;
  readonly problems: readonly TableProblem[];
}

/** The facts about a home in a row. `today` is YYYY-MM-DD. */
export function readFacts(row: TableRow, today: string): HomeFacts {
  const problems: TableProblem[] = [];
  const found = tableFieldNames.flatMap((field) => {
    const [cell, reader] = [cellOf(row, field), readers.get(field)];
    if (cell === '' || !reader) return [];
    const value = reader.read(cell, today);
    const { data, error } = homeEntry.shape[reader.fact].safeParse(value);
    if (!error) return [[reader.fact, data] as const];
    const message = value === undefined ? unreadable(cell, reader.wanted) : (error.issues[0]?.message ?? '');
    problems.push(problemAt(row, field, message));
    return [];
  });
  const facts = Object.fromEntries(found) as Partial<HomeEntry>;
  return { facts: hasOwnTown(row) ? facts : withTown(facts, today), problems };
}

const hasOwnTown = ({ columns }: TableRow): boolean => columns.has('city') || columns.has('zipCode');

/** Some lists have `12 Oak Street, Austin, TX 78704` in one column. */
function withTown(facts: Partial<HomeEntry>, today: string): Partial<HomeEntry> {
  const { address, city, state, zipCode } = parseListing(facts.address ?? '', today);
  if (!address || !city) return facts;
  return {
    ...facts,
    address: address.value,
    city: city.value,
    ...(state && { state: state.value }),
    ...(zipCode && { zipCode: zipCode.value }),
  };
}

interface Reader {
  readonly fact: HomeFact;
  /** `undefined` if the cell is not what is wanted. */
  readonly read: (cell: string, today: string) => unknown;
  readonly wanted: string;
}

const text = (cell: string): string => cell;
const dollars = 'an amount in dollars, such as 425,000';
const whole = 'a whole number';

const readers: ReadonlyMap<TableField, Reader> = new Map<TableField, Reader>([
  ['address', { fact: 'address', read: text, wanted: '' }],
  ['city', { fact: 'city', read: text, wanted: '' }],
  ['county', { fact: 'county', read: text, wanted: '' }],
  ['state', { fact: 'state', read: stateOf, wanted: 'a state, such as TX' }],
  ['zipCode', { fact: 'zipCode', read: zipCodeOf, wanted: '' }],
  ['price', { fact: 'priceCents', read: parseCents, wanted: dollars }],
  ['bedrooms', { fact: 'bedrooms', read: bedroomsOf, wanted: whole }],
  ['bathrooms', { fact: 'bathrooms', read: numberOf, wanted: 'a number, such as 2.5' }],
  ['squareFeet', { fact: 'squareFeet', read: squareFeetOf, wanted: 'a number of square feet, such as 1,850' }],
  ['lotSquareFeet', { fact: 'lotSquareFeet', read: lotOf, wanted: 'a number of square feet, such as 7,840' }],
  ['lotAcres', { fact: 'lotSquareFeet', read: acresOf, wanted: 'a number of acres, such as 0.25' }],
  ['yearBuilt', { fact: 'yearBuilt', read: numberOf, wanted: 'a year, such as 1998' }],
  ['stories', { fact: 'stories', read: numberOf, wanted: whole }],
  ['garageSpaces', { fact: 'garageSpaces', read: numberOf, wanted: whole }],
  ['hoa', { fact: 'hoaMonthlyCents', read: parseCents, wanted: dollars }],
  ['propertyTax', { fact: 'propertyTaxAnnualCents', read: parseCents, wanted: dollars }],
  ['mlsNumber', { fact: 'mlsNumber', read: text, wanted: '' }],
  ['link', { fact: 'link', read: linkOf, wanted: '' }],
  ['status', { fact: 'marketStatus', read: (cell) => marketStatusNamed(cell) ?? 'for_sale', wanted: '' }],
  // Of the many types that sites have, those that we don’t have are left open.
  ['propertyType', { fact: 'propertyType', read: (cell) => propertyTypeNamed(cell) ?? null, wanted: '' }],
  ['daysOnMarket', { fact: 'listedOn', read: dayBefore, wanted: 'a number of days' }],
]);
