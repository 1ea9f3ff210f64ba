import type { HomeEntry } from '../journey/index.js';
import { findAddress } from './address.js';
import { cents, count, propertyTypeNamed, wholeNumber } from './values.js';

/** What a listing can tell about a home. */
export type ListingFields = Partial<Omit<HomeEntry, 'listedOn' | 'marketStatus'>> & {
  readonly daysOnMarket?: number;
};

export interface ParsedListing {
  /** Only what was found. */
  readonly fields: ListingFields;
}

/** The rest of a longer text is not read. */
export const listingTextMaximum = 20_000;

/**
 * Reads the text of a listing as a person copies it from a site, an email, or a message. It guesses nothing: what a text doesn't
 * say is left out, and a buyer sees what was understood before it is saved. Takes time in proportion to the text.
 */
export function parseListing(pasted: string): ParsedListing {
  const text = plainText(pasted);
  const lines = text.split('\n');
  const flat = lines.join(' ').replace(/ {2,}/g, ' ');
  const found = Object.entries(finders).map(([field, find]) => [field, find(flat)] as const);
  return {
    fields: { ...findAddress(lines), ...Object.fromEntries(found.filter(([, value]) => value !== undefined)) },
  };
}

/** Plain spaces, dashes, and line breaks; no invisible marks. */
function plainText(pasted: string): string {
  return pasted
    .slice(0, listingTextMaximum)
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/[\p{Cc}]/gu, (character) => (character === '\n' ? '\n' : ' '))
    .replace(/[‐-―−]/g, '-')
    .replace(/[*•·▪►|]/g, ' | ')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .join('\n');
}

type Find<Value> = (text: string) => Value | undefined;

const finders = {
  priceCents: findPrice,
  bedrooms: findBedrooms,
  bathrooms: findBathrooms,
  squareFeet: findSquareFeet,
  lotSquareFeet: findLot,
  yearBuilt: (text) =>
    firstOf(text, [
      /\b(?:(?:year|yr\.?) (?:built|blt)|built(?: in)?|constructed(?: in)?|yb)\s?[:=|-]?\s?((?:1[6-9]|20)\d\d)\b/gi,
      /\b((?:1[6-9]|20)\d\d)\s(?:build|built|construction|home)\b/gi,
    ]),
  hoaMonthlyCents: findHoaFee,
  propertyTaxAnnualCents: findPropertyTax,
  mlsNumber: (text) =>
    /\bMLS\s?(?:®|listing)?\s?(?:ID|number|num|no\.?)?\s?[#:=|]{0,3}\s?#?\s?([A-Z]{0,8}-?\d[A-Z0-9-]{3,18})\b/i.exec(
      text,
    )?.[1],
  daysOnMarket: (text) =>
    firstOf(text, [
      /\b(\d{1,4}) days? (?:ago )?on (?:zillow|redfin|trulia|realtor(?:\.com)?|market|the market|site|mls)\b/gi,
      /\b(?:DOM|CDOM|days on (?:the )?market|time on redfin)\s?[:=|]?\s?(\d{1,4})\b/gi,
      /\blisted (\d{1,4}) days? ago\b/gi,
    ]),
  stories: (text) =>
    firstOf(text, [/\b(\d{1,2})[- ]stor(?:y|ies)\b/gi, /\bstories\s?[:=|]\s?(\d{1,2})\b/gi]) ??
    (/\b(?:single|one)[- ]story\b/i.test(text) ? 1 : /\btwo[- ]story\b/i.test(text) ? 2 : undefined),
  garageSpaces: (text) =>
    firstOf(text, [
      /\b(\d{1,2})[- ](?:car|bay)(?: attached| detached)? (?:garage|gar)\b/gi,
      /\bgarage(?: spaces)?\s?[:=|]\s?(\d{1,2})\b/gi,
    ]),
  propertyType: (text) =>
    propertyTypeNamed(
      /\b(?:property|home|listing) (?:sub)?type\s?[:=|]?\s?([A-Za-z/ -]{3,40})/i.exec(text)?.[1] ?? '',
    ) ?? propertyTypeNamed(text),
  ageRestricted: (text) =>
    /\b55\s?(?:\+|plus\b|and (?:over|older|up)|or (?:older|better))/i.test(text) ? true : undefined,
  link: (text) => /\bhttps:\/\/[^\s"'<>|]{4,480}/.exec(text)?.[0].replace(/[.,)]{1,3}$/, ''),
} satisfies { readonly [Field in keyof ListingFields]?: Find<ListingFields[Field]> };

/** The first number that any of the expressions catches, in their order. */
function firstOf(text: string, expressions: readonly RegExp[], isRight = (_at: number, _end: number) => true) {
  for (const expression of expressions) {
    for (const match of text.matchAll(expression)) {
      const value = wholeNumber(match[1] ?? '');
      if (value !== undefined && isRight(match.index, match.index + match[0].length)) return value;
    }
  }
  return undefined;
}

const amount = String.raw`\d{1,3}(?:,\d{3}){1,3}|\d{1,9}(?:\.\d{1,3})?`;

/** A sum that the words around it don't call something else, such as a fee, a former price, or an estimate. */
function findPrice(text: string): number | undefined {
  const labeled = new RegExp(
    String.raw`\b(?:list(?:ing|ed)? ?(?:price|for|at)?|price|asking(?: price)?|offered at|now)\s?[:=|-]?\s?(?:is |for |of )?\$?\s?(${amount})\s?([km]m?)?\b(?!\s?\/)`,
    'gi',
  );
  const signed = new RegExp(String.raw`\$\s?(${amount})\s?([km]m?\b|million\b|mil\b)?`, 'gi');
  const short = /\b(\d{2,3}(?:\.\d)?|\d\.\d{1,3})\s?([km])\b/gi;
  for (const expression of [labeled, signed, short]) {
    for (const match of text.matchAll(expression)) {
      const value = cents(`${match[1] ?? ''}${match[2] ?? ''}`);
      const before = text.slice(Math.max(0, match.index - 28), match.index);
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 18);
      const isOther = otherSum.test(before) || perSomething.test(after);
      if (value !== undefined && value >= lowestPriceCents && !isOther) return value;
    }
  }
  return undefined;
}

/** A lower sum is a fee, a tax, or a rent. */
const lowestPriceCents = 1_000_000;
const otherSum =
  /(?:hoa|tax(?:es)?|zestimate|redfin estimate|estimate|payment|rent|sold(?: for)?|was|orig(?:inal(?:ly)?)?|previously|from|assess(?:ed|ment)|insurance|deposit|fees?|cut|reduced(?: by)?|reduction|drop(?:ped)?(?: by)?|down|closed at|last sold)\b[^\d|]{0,14}$/i;
const perSomething =
  /^\s?(?:\/|per\b|a month\b|mo\b|monthly\b|\(?price (?:cut|drop)(?!\s?:)|(?:zestimate|redfin estimate|estimate)\b|below\b|off\b|under ask)/i;

const counted = String.raw`\d{1,2}(?:\.\d{1,2})?(?: ?½| 1\/2)?`;
const bedWords = String.raw`(?:bed ?rooms?|beds?|bds?|brs?|bdrms?|bed)\b`;
const bathWords = String.raw`(?:bath ?rooms?|baths?|bas?|bths?|bthrms?)\b`;

function findBedrooms(text: string): number | undefined {
  const found = besideWord(text, bedWords) ?? shorthand(text)?.[0];
  if (found !== undefined) return Number.isInteger(found) ? found : undefined;
  return /\bstudio\b/i.test(text) ? 0 : undefined;
}

function findBathrooms(text: string): number | undefined {
  const [, full, half] =
    /\b(\d{1,2}) ?(?:full|f)\b(?: bath(?:room)?s?)?(?: ?[,/&+|] ?| and | )(\d) ?(?:half|partial|1\/2|h)\b/i.exec(
      text,
    ) ?? [];
  if (full !== undefined) return Number(full) + Number(half) / 2;
  return besideWord(text, `(?:full )?${bathWords}`) ?? shorthand(text)?.[1];
}

/**
 * The number next to a word. Lists have it before (`3 beds 2 baths`) or after (`Beds: 3 Baths: 2`): the first mention shows which,
 * because in the middle of such a list both sides have one.
 */
function besideWord(text: string, word: string): number | undefined {
  const number = String.raw`(${counted}|studio|one|two|three|four|five|six)`;
  const labeled = new RegExp(String.raw`\b${word}\s?(?:\(.{1,12}\))?\s?[:=]\s?${number}(?![\d/])`, 'i').exec(text);
  const before = new RegExp(String.raw`\b${number}(?: ?\+)? ?-? ?${word}`, 'i').exec(text);
  const after = new RegExp(String.raw`\b${word} ?[|-]? ?${number}(?![\d,/])`, 'i').exec(text);
  const [, found] = labeled ?? (isTable(text) ? (after ?? before) : (before ?? after)) ?? [];
  return found === undefined ? undefined : count(found);
}

/** Whether the first mention of a number of rooms is `Bedrooms 3`, not `3 bedrooms`. */
function isTable(text: string): boolean {
  const first = new RegExp(
    String.raw`\b${counted} ?-? ?(?:${bedWords}|${bathWords})|\b(${bedWords}|${bathWords}) ?[|-]? ?\d`,
    'i',
  ).exec(text);
  return first?.[1] !== undefined;
}

/** `3/2`, `3b2b`, `4/2.5`: bedrooms and bathrooms. Not a date or a fraction. */
function shorthand(text: string): readonly [number, number] | undefined {
  const [, bedrooms, bathrooms] =
    /(?:^|[\s,(|])([1-9])(?: ?\/ ?|b)([1-9](?:\.\d{1,2})?)b?(?=$|[\s,.)|!?])(?!\s?(?:acre|mile|price))/i.exec(text) ??
    [];
  return bedrooms === undefined ? undefined : [Number(bedrooms), Number(bathrooms)];
}

const areaUnit = String.raw`(?:sq\.? ?(?:ft|feet)\b\.?|sqft\b|square f(?:oo|ee)t\b|s\.?f\b\.?|ft²|ft2\b)`;
const area = String.raw`(\d{1,3}(?:,\d{3}){1,2}|\d{3,7})`;

function findSquareFeet(text: string): number | undefined {
  const isLot = (at: number, end: number): boolean =>
    /\blots?(?: size| area| of)?\s?[:=|]?\s?$/i.test(text.slice(Math.max(0, at - 14), at)) ||
    /^\s?\(?lot\b/i.test(text.slice(end, end + 7)) ||
    /\$\s?$/.test(text.slice(Math.max(0, at - 2), at));
  return firstOf(
    text,
    [
      new RegExp(String.raw`\b(?:living area|total area|finished area|size|interior)\s?[:=|]?\s?${area}\b`, 'gi'),
      new RegExp(String.raw`\b${area}\+? ?${areaUnit}`, 'gi'),
      new RegExp(String.raw`\b(?:sq\.? ?ft\.?|sqft|square f(?:oo|ee)t(?:age)?|sf)\s?[:=|]?\s?${area}\b`, 'gi'),
    ],
    (at, end) => !isLot(at, end),
  );
}

function findLot(text: string): number | undefined {
  const squareFeet = firstOf(text, [
    new RegExp(String.raw`\blot(?: size| area)?\s?[:=|]?\s?(?:of )?${area} ?${areaUnit}`, 'gi'),
    new RegExp(String.raw`\b${area} ?${areaUnit} \(?lot\b`, 'gi'),
  ]);
  if (squareFeet !== undefined) return squareFeet;
  const [, acres] =
    /(?:^|[^\d.,])(\d{1,3}(?:\.\d{1,3})?|\.\d{1,3}) ?-?(?:acres?|ac)\b/i.exec(text) ??
    /\b(?:lot size \(?acres\)?|acres)\s?[:=|]\s?(\d{1,3}(?:\.\d{1,3})?)\b/i.exec(text) ??
    [];
  return acres === undefined ? undefined : Math.round(Number(acres) * squareFeetPerAcre);
}

const squareFeetPerAcre = 43_560;

const sum = String.raw`\$?\s?(\d{1,3}(?:,\d{3}){1,2}(?:\.\d\d)?|\d{1,7}(?:\.\d\d)?)`;
const month = String.raw`(?:(?:\/|per\b|an?\b)\s?)?(monthly|month|mo|mth|m\b|quarterly|quarter|qtr|annually|annual|yearly|year|yr|semi-annually)?`;

function findHoaFee(text: string): number | undefined {
  if (/\bno hoa\b|\bhoa(?: fees?| dues)?\s?[:=|]?\s?(?:none\b|no\b|n\/a\b|\$?0\b)/i.test(text)) return 0;
  const [, fee, period] =
    new RegExp(
      String.raw`\b(?:hoa|condo|association|maintenance)(?: fees?| dues| fee is)?\s?(?:[:=|]|is|of|are)?\s?(?:about |approx\.? )?${sum}\s?${month}`,
      'i',
    ).exec(text) ??
    new RegExp(String.raw`${sum}\s?${month}\s?(?:hoa|condo fee|association)`, 'i').exec(text) ??
    [];
  const value = fee === undefined ? undefined : cents(fee);
  return value === undefined ? undefined : Math.round(value / monthsIn(period, 1));
}

function findPropertyTax(text: string): number | undefined {
  const [, tax, period] =
    new RegExp(
      String.raw`\b(?:property |annual |yearly |county )?tax(?:es)?(?: amount| bill)?(?: \(?20\d\d\)?)?\s?(?:[:=|]|is|are|of)?\s?(?:about |approx\.? |~ ?)?${sum}\s?${month}`,
      'i',
    ).exec(text) ?? [];
  const value = tax === undefined || /^20\d\d$/.test(tax) ? undefined : cents(tax);
  return value === undefined ? undefined : Math.round((value * 12) / monthsIn(period, 12));
}

function monthsIn(period: string | undefined, otherwise: number): number {
  if (!period) return otherwise;
  if (/^semi/i.test(period)) return 6;
  if (/^q/i.test(period)) return 3;
  return /^(?:a|y)/i.test(period) ? 12 : 1;
}
