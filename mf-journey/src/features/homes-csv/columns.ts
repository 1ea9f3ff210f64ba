/** What a column of a file can hold. The names are those of the page; the others are headings that it is guessed by. */
export const tableFields = {
  address: {
    name: 'Street address',
    headings: 'address, street address, street, full address, property address, location address',
  },
  city: { name: 'City', headings: 'city, town, municipality' },
  state: { name: 'State', headings: 'state or province, state, st' },
  county: { name: 'County', headings: 'county' },
  zipCode: { name: 'ZIP code', headings: 'zip or postal code, zip, zip code, zipcode, postal code' },
  price: {
    name: 'Price',
    headings: 'price, list price, listing price, asking price, current price',
  },
  soldPrice: {
    name: 'Price of a past sale',
    headings: 'sold price, sale price, close price, closing price, closed price',
  },
  propertyType: { name: 'Type of home', headings: 'property type, type, home type, type of home, property sub type' },
  bedrooms: { name: 'Bedrooms', headings: 'beds, bedrooms, bed, bd, br' },
  bathrooms: { name: 'Bathrooms', headings: 'baths, bathrooms, bath, ba, total baths' },
  squareFeet: {
    name: 'Square feet',
    headings: 'square feet, sq ft, sqft, square footage, living area, living area sq ft, area',
  },
  lotSquareFeet: {
    name: 'Lot, square feet',
    headings: 'lot size, lot square feet, lot sq ft, lot sqft, lot size sq ft, lot',
  },
  lotAcres: { name: 'Lot, acres', headings: 'acres, lot acres, lot size acres, acreage' },
  yearBuilt: { name: 'Year built', headings: 'year built, year, built, yr built' },
  stories: { name: 'Stories', headings: 'stories, levels, floors' },
  garageSpaces: { name: 'Garage, cars', headings: 'garage, garage spaces' },
  hoa: {
    name: 'HOA fee per month',
    headings: 'hoa/month, hoa, hoa fee, hoa dues, monthly hoa, hoa per month, hoa monthly',
  },
  propertyTax: {
    name: 'Property tax per year',
    headings: 'property tax, property taxes, taxes, tax, annual tax, annual taxes',
  },
  mlsNumber: { name: 'MLS number', headings: 'mls#, mls, mls number, mls id, listing id, listing number' },
  link: { name: 'Link to the listing', headings: 'url, link, listing url, listing link, web address' },
  status: { name: 'Status', headings: 'status, listing status, market status' },
  daysOnMarket: { name: 'Days on market', headings: 'days on market, dom, cdom' },
  saleType: { name: 'Sale type', headings: 'sale type' },
  soldOn: { name: 'Sold on', headings: 'sold date, sold on, date sold, close date, closing date' },
  openHouseStart: { name: 'Open house starts', headings: 'next open house start time, open house start, open house' },
  openHouseEnd: { name: 'Open house ends', headings: 'next open house end time, open house end' },
} as const;
export type TableField = keyof typeof tableFields;
export const tableFieldNames = Object.keys(tableFields) as TableField[];

/** A row without these isn't a home. */
export const neededFields = ['address', 'price'] as const satisfies readonly TableField[];

/** What each column of a file holds. Columns are counted from 0. */
export type Columns = ReadonlyMap<TableField, number>;

/** Guesses by the headings. If two columns mean the same, the first one is used. */
export function guessColumns(headings: readonly string[]): Columns {
  const columns = new Map<TableField, number>();
  for (const [place, heading] of headings.entries()) {
    const field = fieldOf(heading);
    if (field && !columns.has(field)) columns.set(field, place);
  }
  const soldPrice = columns.get('soldPrice');
  if (soldPrice !== undefined && !columns.has('price')) columns.set('price', soldPrice);
  return columns;
}

/** Redfin's heading of the links is a sentence: `URL (SEE … FOR INFO ON PRICING)`. */
function fieldOf(heading: string): TableField | undefined {
  const [name = ''] = heading.toLowerCase().split('(');
  return fieldsByHeading.get(name.replace(/[\s_.:*-]+/g, ' ').trim());
}

const fieldsByHeading: ReadonlyMap<string, TableField> = new Map(
  tableFieldNames.flatMap((field) =>
    tableFields[field].headings.split(', ').map((heading) => [heading, field] as const),
  ),
);
