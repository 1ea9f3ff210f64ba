import { emptyHomeEntry, homeEntry, usStates, type HomeEntry, type MarketStatus } from '@hearthway/contracts/journey';
import { cents, count, propertyTypeNamed, wholeNumber, yesOrNo } from '@hearthway/contracts/listing-text';

export interface TableRow {
  /** In the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface ImportProblem {
  readonly line: number;
  /** The heading in the file; empty if the whole row is meant. */
  readonly column: string;
  readonly message: string;
}

export interface ImportedTable {
  readonly rows: readonly { readonly line: number; readonly entry: HomeEntry }[];
  readonly problems: readonly ImportProblem[];
  readonly ignoredColumns: readonly string[];
}

/** Reads homes from rows below a row of headings. A row with a bad cell is left out and named; the others stay. */
export function homesOfTable(headings: readonly string[], rows: readonly TableRow[], today: Date): ImportedTable {
  const columns = headings.map((heading) => ({ heading, column: columnNamed(heading) }));
  const read = rows.map((row) => readRow(row, columns, today));
  return {
    rows: read.flatMap(({ line, entry }) => (entry ? [{ line, entry }] : [])),
    problems: read.flatMap(({ problems }) => problems),
    ignoredColumns: columns.flatMap(({ heading, column }) => (column || heading === '' ? [] : [heading])),
  };
}

/** Whether a table can be one of homes. */
export function hasNeededColumns(headings: readonly string[]): boolean {
  const fields = new Set(headings.map((heading) => columnNamed(heading)?.field));
  return fields.has('address') && fields.has('priceCents');
}

interface Column {
  readonly field: keyof HomeEntry;
  /** `undefined` if the cell can't be read. */
  readonly read: (cell: string, today: Date) => unknown;
  readonly message: string;
}

interface ReadRow {
  readonly line: number;
  readonly entry?: HomeEntry;
  readonly problems: readonly ImportProblem[];
}

function readRow(
  { line, cells }: TableRow,
  columns: readonly { heading: string; column: Column | undefined }[],
  today: Date,
): ReadRow {
  const problems: ImportProblem[] = [];
  const values = new Map<string, unknown>();
  for (const [place, { heading, column }] of columns.entries()) {
    const cell = plain(cells[place] ?? '');
    if (!column || cell === '') continue;
    const value = column.read(cell, today);
    if (value === undefined) problems.push({ line, column: heading, message: column.message });
    else values.set(column.field, value);
  }
  if (problems.length > 0) return { line, problems };
  const parsed = homeEntry.safeParse({ ...emptyHomeEntry, ...Object.fromEntries(values) });
  if (parsed.success) return { line, entry: parsed.data, problems };
  const found = parsed.error.issues.map(({ path, message }) => {
    const heading = columns.find(({ column }) => column?.field === path[0])?.heading ?? '';
    return { line, column: heading, message };
  });
  return { line, problems: found };
}

/** Without the apostrophe that spreadsheets, and our own export, put before a text that looks like a formula. */
const plain = (cell: string): string => cell.trim().replace(/^'(?=[=+\-@])/, '');

const text = (cell: string): string => cell;
const stateNamed = (cell: string) =>
  usStates.find(([code, name]) => [code, name].some((known) => known.toLowerCase() === cell.toLowerCase()))?.[0];

/** Spreadsheets drop the first zero. */
const zipCodeOf = (cell: string) => (/^\d{4}$/.test(cell) ? `0${cell}` : cell);

function dayBefore(days: string, today: Date): string | undefined {
  const number = wholeNumber(days);
  if (number === undefined || number > 10_000) return undefined;
  return new Date(today.getTime() - number * 86_400_000).toISOString().slice(0, 'YYYY-MM-DD'.length);
}

const acresOf = (cell: string): number | undefined =>
  /^\d{1,5}(?:\.\d{1,4})?$/.test(cell) ? Math.round(Number(cell) * 43_560) : undefined;

const squareFeetOf = (cell: string): number | undefined =>
  wholeNumber(cell.replace(/ ?(?:sq\.? ?ft\.?|sqft|sf)$/i, ''));

function statusNamed(cell: string): MarketStatus | undefined {
  if (/^(?:active|for sale|new|coming soon|available)/i.test(cell)) return 'for_sale';
  if (/^(?:pending|contingent|under contract|active under contract)/i.test(cell)) return 'pending';
  return /^(?:off|sold|closed|withdrawn|expired|cancel)/i.test(cell) ? 'off_market' : undefined;
}

const column = (
  field: Column['field'],
  read: Column['read'],
  message: string,
  ...headings: readonly string[]
): readonly (readonly [string, Column])[] => headings.map((heading) => [heading, { field, read, message }]);

const dollars = 'Enter dollars, such as 425,000';
const whole = 'Enter a whole number';
const yes = 'Enter yes or no';

/** By heading in small letters and digits only, as our export and other sites name them. */
const columnsByHeading: ReadonlyMap<string, Column> = new Map([
  ...column('address', text, '', 'address', 'streetaddress', 'street'),
  ...column('city', text, '', 'city', 'town'),
  ...column('state', stateNamed, 'Enter a state, such as TX', 'state', 'stateorprovince'),
  ...column('zipCode', zipCodeOf, '', 'zip', 'zipcode', 'ziporpostalcode', 'postalcode'),
  ...column('priceCents', cents, dollars, 'price', 'listprice', 'askingprice'),
  ...column('bedrooms', count, whole, 'beds', 'bedrooms', 'bed', 'br'),
  ...column('bathrooms', count, 'Enter a number, such as 2.5', 'baths', 'bathrooms', 'bath', 'ba'),
  ...column('squareFeet', squareFeetOf, whole, 'squarefeet', 'sqft', 'squarefootage', 'livingarea'),
  ...column('lotSquareFeet', squareFeetOf, whole, 'lotsize', 'lotsquarefeet', 'lotsqft', 'lot'),
  ...column('lotSquareFeet', acresOf, 'Enter acres, such as 0.25', 'acres', 'lotacres'),
  ...column('yearBuilt', wholeNumber, 'Enter a year', 'yearbuilt', 'year', 'built'),
  ...column(
    'propertyType',
    propertyTypeNamed,
    'Enter a type, such as townhouse or condo',
    'propertytype',
    'type',
    'hometype',
  ),
  ...column('stories', wholeNumber, whole, 'stories', 'levels'),
  ...column('garageSpaces', wholeNumber, whole, 'garage', 'garagespaces'),
  ...column('stepFreeEntry', yesOrNo, yes, 'stepfreeentry'),
  ...column('yard', yesOrNo, yes, 'yard'),
  ...column('homeOffice', yesOrNo, yes, 'homeoffice', 'office'),
  ...column('ageRestricted', yesOrNo, yes, 'agerestricted', '55community'),
  ...column('hoaMonthlyCents', cents, dollars, 'hoamonth', 'hoa', 'hoafee', 'hoamonthly', 'hoapermonth'),
  ...column('propertyTaxAnnualCents', cents, dollars, 'propertytax', 'propertytaxes', 'taxes', 'tax', 'annualtax'),
  ...column('listedOn', dayBefore, whole, 'daysonmarket', 'dom'),
  ...column('mlsNumber', text, '', 'mls', 'mlsnumber', 'mlsid'),
  ...column('link', text, '', 'link', 'url'),
  ...column('marketStatus', statusNamed, 'Enter for sale, pending, or off the market', 'status', 'marketstatus'),
]);

function columnNamed(heading: string): Column | undefined {
  // Some sites put an explanation in brackets behind a heading.
  const name = heading.split('(')[0] ?? '';
  return columnsByHeading.get(name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
