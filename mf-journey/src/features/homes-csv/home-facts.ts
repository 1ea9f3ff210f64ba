import { marketStatusNamed, parseListing, propertyTypeNamed } from '@hearthway/contracts/listing-text';
import { homeEntry, homeLimits, type HomeEntry, type HomeFact } from '@hearthway/contracts/journey';
import {
  acresOf,
  bathroomsOf,
  bedroomsOf,
  carsOf,
  dayBefore,
  linkOf,
  lotOf,
  moneyOf,
  numberOf,
  squareFeetOf,
  stateOf,
  storiesOf,
  zipCodeOf,
} from './cells.js';
import { tableFieldNames, type TableField } from './columns.js';
import { cellOf, problemAt, unreadable, type TableProblem, type TableRow } from './table-row.js';

export interface HomeFacts {
  /** Unknown facts are left out. */
  readonly facts: Partial<HomeEntry>;
  readonly problems: readonly TableProblem[];
}

/** The facts about a home in a row. `today` is YYYY-MM-DD. */
export function readFacts(row: TableRow, today: string): HomeFacts {
  const problems: TableProblem[] = [];
  const found = tableFieldNames.flatMap((field) => {
    const [cell, reader] = [cellOf(row, field), readers.get(field)];
    if (cell === '' || !reader) return [];
    const { data, error } = homeEntry.shape[reader.fact].safeParse(reader.read(cell, today));
    if (!error) return [[reader.fact, data] as const];
    problems.push(problemAt(row, field, unreadable(cell, reader.wanted)));
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
  /** `undefined` if the cell isn't what it should be. */
  readonly read: (cell: string, today: string) => unknown;
  /** What a cell should be. The contract’s own messages ask to enter something, which nobody can in a file. */
  readonly wanted: string;
}

const text = (cell: string): string => cell;
const dollars = 'an amount in dollars, such as 425,000';
const short = (length: number): string => `a text of up to ${length} characters`;
const upTo = (count: number): string => `a whole number up to ${count}`;

const readers: ReadonlyMap<TableField, Reader> = new Map<TableField, Reader>([
  ['address', { fact: 'address', read: text, wanted: short(120) }],
  ['city', { fact: 'city', read: text, wanted: short(80) }],
  ['county', { fact: 'county', read: text, wanted: short(80) }],
  ['state', { fact: 'state', read: stateOf, wanted: 'a state, such as TX' }],
  ['zipCode', { fact: 'zipCode', read: zipCodeOf, wanted: 'a ZIP code of five digits' }],
  ['price', { fact: 'priceCents', read: moneyOf, wanted: dollars }],
  ['bedrooms', { fact: 'bedrooms', read: bedroomsOf, wanted: upTo(homeLimits.rooms) }],
  ['bathrooms', { fact: 'bathrooms', read: bathroomsOf, wanted: 'a number of halves or quarters, such as 2.5' }],
  ['squareFeet', { fact: 'squareFeet', read: squareFeetOf, wanted: 'a number of square feet, such as 1,850' }],
  ['lotSquareFeet', { fact: 'lotSquareFeet', read: lotOf, wanted: 'a number of square feet, such as 7,840' }],
  ['lotAcres', { fact: 'lotSquareFeet', read: acresOf, wanted: 'a number of acres, such as 0.25' }],
  ['yearBuilt', { fact: 'yearBuilt', read: numberOf, wanted: 'a year of four digits, such as 1998' }],
  ['stories', { fact: 'stories', read: storiesOf, wanted: upTo(homeLimits.stories) }],
  ['garageSpaces', { fact: 'garageSpaces', read: carsOf, wanted: upTo(homeLimits.garageSpaces) }],
  ['hoa', { fact: 'hoaMonthlyCents', read: moneyOf, wanted: dollars }],
  ['propertyTax', { fact: 'propertyTaxAnnualCents', read: moneyOf, wanted: dollars }],
  ['mlsNumber', { fact: 'mlsNumber', read: text, wanted: short(homeLimits.mlsNumberLength) }],
  ['link', { fact: 'link', read: linkOf, wanted: 'a link that starts with https://' }],
  ['status', { fact: 'marketStatus', read: (cell) => marketStatusNamed(cell) ?? 'for_sale', wanted: '' }],
  // Sites have many types. Those that we don’t have are left open.
  ['propertyType', { fact: 'propertyType', read: (cell) => propertyTypeNamed(cell) ?? null, wanted: '' }],
  ['daysOnMarket', { fact: 'listedOn', read: dayBefore, wanted: 'a number of days' }],
]);
