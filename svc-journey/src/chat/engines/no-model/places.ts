import { usStates, type UsStateCode } from '@hearthway/contracts/journey';
import { countiesOf } from '../../../counties/index.js';

/** A place in a question: "in Phoenix", "TX", "Davidson County". */
export interface Place {
  readonly state: UsStateCode;
  readonly countyFips?: string;
  /** As the policy tool looks it up: "Davidson". */
  readonly county?: string;
}

/** Cities by their county, in the states that we support in full, and the largest elsewhere. */
const cities = new Map<string, readonly [UsStateCode, string?]>(
  Object.entries({
    phoenix: ['AZ', '04013'],
    mesa: ['AZ', '04013'],
    scottsdale: ['AZ', '04013'],
    chandler: ['AZ', '04013'],
    gilbert: ['AZ', '04013'],
    glendale: ['AZ', '04013'],
    tempe: ['AZ', '04013'],
    tucson: ['AZ', '04019'],
    flagstaff: ['AZ', '04005'],
    austin: ['TX', '48453'],
    houston: ['TX', '48201'],
    dallas: ['TX', '48113'],
    'fort worth': ['TX', '48439'],
    'ft worth': ['TX', '48439'],
    arlington: ['TX', '48439'],
    'san antonio': ['TX', '48029'],
    'el paso': ['TX', '48141'],
    plano: ['TX', '48085'],
    frisco: ['TX', '48085'],
    'round rock': ['TX', '48491'],
    lubbock: ['TX', '48303'],
    'corpus christi': ['TX', '48355'],
    waco: ['TX', '48309'],
    katy: ['TX', '48201'],
    mckinney: ['TX', '48085'],
    denton: ['TX', '48121'],
    miami: ['FL', '12086'],
    tampa: ['FL', '12057'],
    orlando: ['FL', '12095'],
    jacksonville: ['FL', '12031'],
    'st petersburg': ['FL', '12103'],
    'st pete': ['FL', '12103'],
    'fort lauderdale': ['FL', '12011'],
    'fort myers': ['FL', '12071'],
    sarasota: ['FL', '12115'],
    tallahassee: ['FL', '12073'],
    naples: ['FL', '12021'],
    'cape coral': ['FL', '12071'],
    'las vegas': ['NV', '32003'],
    vegas: ['NV', '32003'],
    henderson: ['NV', '32003'],
    reno: ['NV', '32031'],
    sparks: ['NV', '32031'],
    denver: ['CO', '08031'],
    'colorado springs': ['CO', '08041'],
    aurora: ['CO', '08005'],
    boulder: ['CO', '08013'],
    'fort collins': ['CO', '08069'],
    pueblo: ['CO', '08101'],
    lakewood: ['CO', '08059'],
    nashville: ['TN', '47037'],
    memphis: ['TN', '47157'],
    knoxville: ['TN', '47093'],
    chattanooga: ['TN', '47065'],
    franklin: ['TN', '47187'],
    murfreesboro: ['TN', '47149'],
    clarksville: ['TN', '47125'],
    'new york': ['NY'],
    nyc: ['NY'],
    brooklyn: ['NY'],
    'los angeles': ['CA'],
    'san diego': ['CA'],
    'san francisco': ['CA'],
    'san jose': ['CA'],
    sacramento: ['CA'],
    chicago: ['IL'],
    philadelphia: ['PA'],
    philly: ['PA'],
    pittsburgh: ['PA'],
    columbus: ['OH'],
    cleveland: ['OH'],
    cincinnati: ['OH'],
    charlotte: ['NC'],
    raleigh: ['NC'],
    indianapolis: ['IN'],
    seattle: ['WA'],
    boston: ['MA'],
    detroit: ['MI'],
    atlanta: ['GA'],
    minneapolis: ['MN'],
    milwaukee: ['WI'],
    baltimore: ['MD'],
    albuquerque: ['NM'],
    'oklahoma city': ['OK'],
    tulsa: ['OK'],
    omaha: ['NE'],
    'new orleans': ['LA'],
    'salt lake city': ['UT'],
    boise: ['ID'],
    louisville: ['KY'],
    'virginia beach': ['VA'],
    honolulu: ['HI'],
    'kansas city': ['MO'],
    'st louis': ['MO'],
    birmingham: ['AL'],
    charleston: ['SC'],
  } satisfies Record<string, readonly [UsStateCode, string?]>),
);

const names = [...usStates.map(([code, name]) => [name.toLowerCase(), code] as const), ['tejas', 'TX'] as const]
  // "West Virginia" before "Virginia".
  .toSorted(([a], [b]) => b.length - a.length);
/** Codes that are also English words count only in capitals. */
const wordLike = new Set([
  'IN',
  'OR',
  'ME',
  'OK',
  'HI',
  'OH',
  'DE',
  'LA',
  'PA',
  'MA',
  'AL',
  'ID',
  'CO',
  'MS',
  'MO',
  'MI',
  'VA',
]);

export function placeIn(text: string): Place | undefined {
  const lower = ` ${text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[^a-z0-9 ]+/g, ' ')
    .replace(/ +/g, ' ')} `;
  const city = [...cities.keys()].find((name) => lower.includes(` ${name} `));
  const state = stateIn(text, lower) ?? (city === undefined ? zipState(text) : cities.get(city)?.[0]);
  if (state === undefined) return lonelyCounty(lower);
  const county = countyIn(lower, state);
  if (county) return { state, countyFips: county.fips, county: county.name };
  const [cityState, fips] = city === undefined ? [] : (cities.get(city) ?? []);
  return fips !== undefined && cityState === state ? { state, countyFips: fips, ...nameOf(state, fips) } : { state };
}

/** In the order of the question, if named in full. */
export function statesIn(text: string): UsStateCode[] {
  const found: { readonly code: UsStateCode; readonly at: number }[] = [];
  let rest = text.toLowerCase();
  for (const [name, code] of names) {
    const at = new RegExp(String.raw`\b${name}\b`).exec(rest)?.index;
    if (at === undefined) continue;
    found.push({ code, at });
    rest = rest.replace(name, ' '.repeat(name.length));
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ code }) => code);
}

function stateIn(text: string, lower: string): UsStateCode | undefined {
  const named = names.find(([name]) => lower.includes(` ${name} `))?.[1];
  if (named) return named;
  return usStates.find(([code]) => codeShape(code).test(text))?.[0];
}

/** "VA" may be a loan. */
const codeShape = (code: UsStateCode): RegExp =>
  code === 'VA'
    ? /(?:\bin|,) VA\b(?! (?:loan|funding|mortgage))/
    : new RegExp(String.raw`\b${code}\b`, wordLike.has(code) ? '' : 'i');

function countyIn(lower: string, state: UsStateCode): { readonly fips: string; readonly name: string } | undefined {
  if (!/ (?:county|parish|condado) /.test(lower)) return undefined;
  return countiesOf(state).find(({ name }) =>
    lower.includes(` ${name.toLowerCase().replace(/ (?:county|parish)$/, '')} `),
  );
}

function nameOf(state: UsStateCode, fips: string): { readonly county?: string } {
  const name = countiesOf(state).find((county) => county.fips === fips)?.name;
  return name === undefined ? {} : { county: name };
}

/** By their first three digits, in the states that we support in full. */
const zipCodes: readonly (readonly [UsStateCode, first: number, last: number])[] = [
  ['FL', 320, 349],
  ['TN', 370, 385],
  ['TX', 750, 799],
  ['CO', 800, 816],
  ['AZ', 850, 865],
  ['NV', 889, 898],
];

const zipCode =
  /(\b(?:in|zip(?: code)?|near|at|en|,)(?: [A-Z]{2})?,? )(\d{5})\b(?!,|k| ?(?:dollars|a year|a month|in |for |down|cash|debt))/i;

/** Keeps zip codes from being read as dollars. */
export const withoutZipCode = (text: string): string =>
  zipState(text) === undefined ? text : text.replace(zipCode, '$1');

function zipState(text: string): UsStateCode | undefined {
  const start = Number(zipCode.exec(text)?.[2]?.slice(0, 3));
  return zipCodes.find(([, first, last]) => start >= first && start <= last)?.[0];
}

/** A county named without its state, looked up in the states that we support in full. */
function lonelyCounty(lower: string): Place | undefined {
  for (const [state] of zipCodes) {
    const county = countyIn(lower, state);
    if (county) return { state, countyFips: county.fips, county: county.name };
  }
  return undefined;
}
