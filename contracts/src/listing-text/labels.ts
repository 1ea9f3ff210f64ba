import type { Token } from './tokens.js';

/** What a phrase of a listing is about. Those from `formerPrice` on claim amounts that aren't facts of the home. */
export type LabelKind =
  | 'bedrooms'
  | 'bathrooms'
  | 'fullBathrooms'
  | 'halfBathrooms'
  | 'squareFeet'
  | 'acres'
  | 'lot'
  | 'yearBuilt'
  | 'hoa'
  | 'price'
  | 'askingPrice'
  | 'tax'
  | 'stories'
  | 'garage'
  | 'daysOnMarket'
  | 'daysAgo'
  | 'mls'
  | 'formerPrice'
  | 'soldPrice'
  | 'worth'
  | 'payment'
  | 'priceCut'
  | 'pricePerArea'
  | 'parking'
  | 'otherCount';

export interface Label {
  readonly kind: LabelKind;
  /** Its tokens, the last one exclusive. */
  readonly start: number;
  readonly end: number;
  /** Where its amount may be. */
  readonly side: Side;
}
type Side = 'both' | 'before' | 'after';

/** The labels of a text, in order; the longest if several start at one place. */
export function labelsOf(tokens: readonly Token[]): readonly Label[] {
  return phrasesIn(tokens, labels).map(({ start, end, meaning }) => ({ start, end, ...meaning }));
}

export interface FoundPhrase<Meaning> {
  readonly start: number;
  readonly end: number;
  readonly meaning: Meaning;
}

/** Where any of these phrases occurs: up to four words in a line, with or without hyphens. */
export function phrasesIn<Meaning>(
  tokens: readonly Token[],
  phrases: ReadonlyMap<string, Meaning>,
): readonly FoundPhrase<Meaning>[] {
  const found: FoundPhrase<Meaning>[] = [];
  for (let start = 0; start < tokens.length; start += 1) {
    const phrase = longestAt(tokens, start, phrases);
    if (!phrase) continue;
    found.push(phrase);
    start = phrase.end - 1;
  }
  return found;
}

function longestAt<Meaning>(
  tokens: readonly Token[],
  start: number,
  phrases: ReadonlyMap<string, Meaning>,
): FoundPhrase<Meaning> | undefined {
  let [words, text, longest]: [number, string, FoundPhrase<Meaning> | undefined] = [0, '', undefined];
  for (let place = start; words < 4; place += 1) {
    const token = tokens[place];
    if (token?.line !== tokens[start]?.line || !token) break;
    if (words > 0 && token.text === '-') continue;
    if (token.kind !== 'word' && !signsInPhrases.has(token.text)) break;
    text = words === 0 ? token.text : `${text} ${token.text}`;
    words += 1;
    const meaning = phrases.get(text);
    if (meaning !== undefined) longest = { start, end: place + 1, meaning };
  }
  return longest;
}

const signsInPhrases = new Set(['/', '$', '#']);

type Row = readonly [kind: LabelKind, side: Side, phrases: string];

const rows: readonly Row[] = [
  [
    'bedrooms',
    'both',
    `bed, beds, bedroom, bedrooms, bd, bds, bdr, bdrm, bdrms, br, brs, recamara, recamaras, habitaciones, dormitorios, cuartos`,
  ],
  [
    'bathrooms',
    'both',
    `bath, baths, bathroom, bathrooms, ba, bas, bth, bths, total baths, total bathrooms, bano, banos`,
  ],
  ['fullBathrooms', 'both', `full bath, full baths, full bathroom, full bathrooms`],
  ['fullBathrooms', 'before', `full, f`],
  [
    'halfBathrooms',
    'both',
    `half bath, half baths, half bathroom, half bathrooms, partial bath, partial baths, partial bathrooms, powder room`,
  ],
  ['halfBathrooms', 'before', `half, partial, h`],
  [
    'squareFeet',
    'both',
    `sq ft, sqft, sf, square feet, square foot, square footage, living area, livable area, pies cuadrados, pies`,
  ],
  ['squareFeet', 'after', `living area sq ft, living area sqft, approx sq ft, total sq ft`],
  ['acres', 'both', `acre, acres, ac`],
  [
    'lot',
    'both',
    `lot, lot size, lot area, lot sq ft, lot sqft, lot square feet, lot acres, lot size acres, lot size sqft, land area,
    parcel, terreno, lote`,
  ],
  [
    'yearBuilt',
    'both',
    `year built, yr built, yr blt, year blt, yb, built, built in, build, year constructed, constructed in, construction,
    year of construction, construida en, construido en, ano de construccion`,
  ],
  ['stories', 'both', `stories, story, levels`],
  [
    'garage',
    'both',
    `garage, garage space, garage spaces, car, cars, car garage, car attached garage, car detached garage, attached garage,
    attached garage space, attached garage spaces, detached garage, detached garage spaces, garage parking spaces`,
  ],
  [
    'hoa',
    'both',
    `hoa, hoa fee, hoa fees, hoa dues, monthly hoa, monthly hoa fee, annual hoa, annual hoa fee, hoa / month, hoa / mo,
    association, association fee, association fees, association dues, condo fee, condo fees, condo dues, maintenance,
    maintenance fee, common charges, mantenimiento, cuota de mantenimiento, cuota hoa`,
  ],
  [
    'tax',
    'both',
    `tax, taxes, property tax, property taxes, annual tax, annual taxes, annual tax amount, tax amount, impuestos`,
  ],
  ['price', 'both', `price, sale price, current price, new price, precio`],
  ['price', 'after', `now, now only, reduced to`],
  ['askingPrice', 'both', `list price, listing price, asking price`],
  [
    'askingPrice',
    'after',
    `asking, list, lp, listed at, listed for, priced at, offered at, for sale at, for sale for, precio de venta, piden, pide`,
  ],
  ['mls', 'after', `mls, mls id, mls number, mls no, mls num, mls #, mls listing id, mls listing #, listing id`],
  [
    'formerPrice',
    'after',
    `was, from, down from, reduced from, originally, original price, original list price, orig price, orig list price,
    previously, previous price, old price, antes`,
  ],
  ['soldPrice', 'after', `sold, last sold, previously sold, closed, vendida, vendido`],
  [
    'soldPrice',
    'both',
    `sold price, last sold price, close price, closed price, closing price, last sale, last sale price`,
  ],
  [
    'worth',
    'both',
    `zestimate, redfin estimate, estimate, assessed, assessed value, tax assessed value, assessment, market value, budget,
    up to, under, over`,
  ],
  [
    'payment',
    'both',
    `payment, est, est payment, estimated payment, est mo payment, monthly payment, mortgage, principal, insurance,
    homeowners insurance, rent, rents, rental, lot rent, rent zestimate, deposit, earnest money, down payment, down,
    closing costs, credit, fee, fees, price drop, price reduced, price reduction, price change, reduced, savings, off, below`,
  ],
  ['priceCut', 'both', `price cut, price decrease, price decreased, reduced by`],
  [
    'pricePerArea',
    'both',
    `per sq ft, per sqft, per square foot, a square foot, / sq ft, / sqft, / sf, / square foot, $ / sq ft, $ / sqft,
    price per sq ft, price per sqft, price per square foot, price / sq ft, price / sqft`,
  ],
  [
    'daysOnMarket',
    'both',
    `days on market, dom, day on market, days on the market, days on zillow, day on zillow, days on redfin, day on redfin,
    time on zillow, time on redfin, time on market`,
  ],
  ['daysAgo', 'before', `days ago, day ago`],
  ['parking', 'both', `parking, parking spaces`],
  [
    'otherCount',
    'both',
    `views, saves, photos, days, days on, cdom, min, mins, minutes, miles, mi, age,
    tax year, year renovated, year remodeled, renovated, renovated in, remodeled, remodeled in, updated in`,
  ],
];

const labels: ReadonlyMap<string, { kind: LabelKind; side: Side }> = new Map(
  rows.flatMap(([kind, side, phrases]) => phrases.split(/,\s+/).map((phrase) => [phrase, { kind, side }] as const)),
);
