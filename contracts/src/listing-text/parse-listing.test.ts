import { describe, expect, it } from '@jest/globals';
import { listingTextMaximum, parseListing } from './index.js';
import { sampleListings } from './testing/sample-listings.js';

const today = '2026-11-25';
const valuesOf = (text: string) =>
  Object.fromEntries(Object.entries(parseListing(text, today)).map(([fact, { value }]) => [fact, value]));

describe('a pasted listing', () => {
  it.each(sampleListings.map(({ name, text, facts }) => [name, text, facts] as const))(
    'is understood: %s',
    (_name, text, facts) => {
      expect(valuesOf(text)).toEqual(facts);
    },
  );

  it('comes with the piece of text that says each fact', () => {
    const text = '4 beds, 2½ baths\nHOA dues:\n$255 quarterly\n12 Oak St, Apt B,\nAustin, TX 78704';
    const found = parseListing(text, today);
    expect(Object.entries(found).map(([fact, { from }]) => [fact, from])).toEqual([
      ['address', '12 Oak St, Apt B'],
      ['city', 'Austin, TX 78704'],
      ['state', 'Austin, TX 78704'],
      ['zipCode', 'Austin, TX 78704'],
      ['bedrooms', '4 beds'],
      ['bathrooms', '2 1/2 baths'],
      ['hoaMonthlyCents', 'HOA dues: $255 quarterly'],
    ]);
  });

  it.each([
    ['$2,400/month', 2_400],
    ['$85/mo', 85],
    ['$255 per quarter', 85],
    ['$1,020/yr', 85],
    ['$1,020 a year', 85],
    ['$510 semi-annually', 85],
    ['none', 0],
    ['No', 0],
  ])('has an HOA fee of %s by the month', (fee, dollars) => {
    expect(valuesOf(`HOA: ${fee}`)).toEqual({ hoaMonthlyCents: dollars * 100 });
  });

  it.each([
    ['2 full, 1 half baths', 2.5],
    ['2 full and 2 half baths', 3],
    ['Full baths: 2 Half baths: 1', 2.5],
    ['3 baths, 1 half bath', 3.5],
    ['2 ½ baths', 2.5],
    ['2.75 baths', 2.75],
    ['2.1 baths', 2.5],
    ['half bath', undefined],
    ['Baths: 2F 1H', 2.5],
    ['Baths: 2 (2F/1H)', 2.5],
    ['2 F / 1 H Baths', 2.5],
    ['#12H, 2 beds 1 bath', 1],
    ['3F, 2 beds 1 bath', 1],
  ])('has %s', (text, bathrooms) => {
    expect(valuesOf(text)['bathrooms']).toBe(bathrooms);
  });

  it.each([
    ['$420 monthly HOA fee', { hoaMonthlyCents: 42_000 }],
    ['1/4 acre lot', { lotSquareFeet: 10_890 }],
    ['3/4-acre lot', { lotSquareFeet: 32_670 }],
    ['1 1/4 acres', { lotSquareFeet: 54_450 }],
    ['1/2 acre', { lotSquareFeet: 21_780 }],
    ['3/2 on 1/3 acre', { bedrooms: 3, bathrooms: 2, lotSquareFeet: 14_520 }],
    ['2 1/2 baths on 1/2 acre', { bathrooms: 2.5, lotSquareFeet: 21_780 }],
    ['2+1 bedrooms', { bedrooms: 2 }],
    ['Parcel: 1234-56-789', {}],
  ])('says what is meant: %s', (text, facts) => {
    expect(valuesOf(text)).toEqual(facts);
  });

  it.each([
    ...['Active', 'Status: Active', 'FOR SALE - ACTIVE', 'House for sale', 'Coming soon', 'Back on market'].map(
      (text) => [text, 'for_sale'] as const,
    ),
    ...[
      'Pending',
      'Contingent',
      'Status: Pending - Taking backups',
      'Active Under Contract',
      'It’s under contract',
    ].map((text) => [text, 'pending'] as const),
    ...['Sold', 'Sold: $410,000', 'Sold on 10/31/25', 'Off-market', 'Status\nWithdrawn', 'It’s no longer for sale'].map(
      (text) => [text, 'off_market'] as const,
    ),
    ...['Off-market opportunity', 'Last sold May 2019', 'Pending inspection', 'Closed-in patio'].map(
      (text) => [text, undefined] as const,
    ),
  ])('says of its status: %s', (text, status) => {
    expect(valuesOf(`3 beds\n${text}\n12 Oak St`)['marketStatus']).toBe(status);
  });

  it.each([
    ['$469,900\nPrice cut: $15,100 (11/12)', 469_900],
    ['$75,000 price cut (Nov 3)\n$879,000', 879_000],
    ['Price cut: $15,100 (11/12)', undefined],
    ['Sold for $410,000, asking price $425,000', 425_000],
    ['Last sold for $410,000\n$425,000', 425_000],
    ['Sold price: $410,000\n$425,000', 425_000],
    ['Sold Oct 31, 2025\n$410,000', undefined],
    ['Status: Sold\nPrice: $410,000', undefined],
  ])('asks for no price but its own: %s', (text, dollars) => {
    expect(valuesOf(text)['priceCents']).toBe(dollars === undefined ? undefined : dollars * 100);
  });

  it.each([
    '12 Oak Hill Rd #4',
    '1204 Park Avenue NE Unit 12-B',
    '100 E St. Louis Ave',
    '731-733 Cedar Street',
    '12B Elm Ct',
    '9300 FM 1626',
    '1415 V St NW Apt 3',
    '350 Broadway',
    '1234 The Alameda',
  ])('is at %s', (address) => {
    const found = valuesOf(`New listing: ${address}, St. Paul, Minnesota 55105-1234, 3 beds`);
    expect(found).toEqual({ address, city: 'St. Paul', state: 'MN', zipCode: '55105-1234', bedrooms: 3 });
  });
});

describe('a hostile text', () => {
  it.each([
    ...['1', '1,', '.1', ' ', '\n', '-', '$ ', '½', '1/2 ba', '# ', '𝟙𝟚𝟛é', 'a', 'a-', "a'", 'Á ', '\u200b', 'ﷺ'],
    ...[
      '12 a b c d e ',
      '12 Oak St, ',
      '1 n ',
      'apt # ',
      'TX ',
      ', TX',
      'city: ',
      'bed\n1\n',
      '3 bed 2 bath ',
      'Beds: ',
    ],
    ...[
      'sold ',
      'sold 1 ',
      'status: ',
      'listed 1 days ago ',
      '1 sq ft ',
      '1 lot ',
      'MLS#A-',
      'tax (2025 ',
      'no hoa ',
      'type ',
      'https://a',
      'https://a ',
    ],
  ])('of nothing but %j is read in linear time', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const times = Array.from({ length: 3 }, () => {
      const before = process.cpuUsage().user;
      parseListing(text, today);
      return (process.cpuUsage().user - before) / 1_000;
    });
    // About 50 ms. In quadratic time, it would be more than a second for each thousand words.
    expect(Math.min(...times)).toBeLessThan(300);
  });

  it('is read up to a maximum', () => {
    expect(valuesOf(`${'x '.repeat(listingTextMaximum)}$400,000`)).toEqual({});
  });
});
