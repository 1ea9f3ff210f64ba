import { expectLinearTime } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { listingTextMaximum, parseListing, type ListingFields } from './parse-listing.js';

type Sample = readonly [name: string, text: string, fields: ListingFields];

const samples: readonly Sample[] = [
  [
    'a portal’s page, copied whole',
    `Home for sale\n$425,000\n3 bd | 2 ba | 1,650 sqft\n4512 Shoal Creek Blvd, Austin, TX 78756\nEst. payment: $2,731/mo\n
    Single Family Residence\nBuilt in 1962\n7,840 Square Feet Lot\n$431,200 Zestimate®\n$258/sqft\n$-- HOA\n12 days on Zillow\nMLS#: 8123456`,
    {
      address: '4512 Shoal Creek Blvd',
      city: 'Austin',
      state: 'TX',
      zipCode: '78756',
      priceCents: 42_500_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1650,
      lotSquareFeet: 7840,
      yearBuilt: 1962,
      mlsNumber: '8123456',
      daysOnMarket: 12,
      propertyType: 'single_family',
    },
  ],
  [
    'a page that puts every figure on its own line',
    `1208 W Palm Ln\nPhoenix, AZ 85007\n$589,900\nEst. $3,620/mo Get pre-approved\n4\nBeds\n2.5\nBaths\n2,210\nSq Ft\nAbout this home\n
    Year Built\n1998\nLot Size\n0.21 acres\nHOA Dues\n$85/month\n2 car garage\n6 days on Redfin`,
    {
      address: '1208 W Palm Ln',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85007',
      priceCents: 58_990_000,
      bedrooms: 4,
      bathrooms: 2.5,
      squareFeet: 2210,
      yearBuilt: 1998,
      lotSquareFeet: 9148,
      hoaMonthlyCents: 8_500,
      garageSpaces: 2,
      daysOnMarket: 6,
    },
  ],
  [
    'an agent’s MLS sheet',
    `MLS # NTX-20714431   Status: Active   List Price: $379,500\nAddress: 918 Juniper Dr, Unit B   City: Denton   State: TX   Zip: 76201
    Beds: 3   Baths: 2 full, 1 half   SqFt: 1,874   Yr Built: 2004   Lot Size: .18 acres   Stories: 2
    HOA: $450 annually   Taxes: $6,842 (2025)   DOM: 41   Property Type: Townhouse`,
    {
      address: '918 Juniper Dr #B',
      priceCents: 37_950_000,
      bedrooms: 3,
      bathrooms: 2.5,
      squareFeet: 1874,
      yearBuilt: 2004,
      lotSquareFeet: 7841,
      stories: 2,
      hoaMonthlyCents: 3_750,
      propertyTaxAnnualCents: 684_200,
      daysOnMarket: 41,
      propertyType: 'townhouse',
      mlsNumber: 'NTX-20714431',
    },
  ],
  [
    'a text message',
    'hey saw this one! 77 Maple Ave in Denver, 3/2, 1450 sf, asking 515k. built 1955. no HOA 🏡',
    {
      address: '77 Maple Ave',
      city: 'Denver',
      priceCents: 51_500_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1450,
      yearBuilt: 1955,
      hoaMonthlyCents: 0,
    },
  ],
  [
    'a classified ad in capitals',
    'MUST SEE!!! CHARMING 2BR/1BA BUNGALOW - $189,000\n1415 N OAK ST, CHATTANOOGA, TN 37406\n980 SQ FT, BUILT 1941, BIG YARD',
    {
      address: '1415 N OAK ST',
      city: 'CHATTANOOGA',
      state: 'TN',
      zipCode: '37406',
      priceCents: 18_900_000,
      bedrooms: 2,
      bathrooms: 1,
      squareFeet: 980,
      yearBuilt: 1941,
      propertyType: 'single_family',
    },
  ],
  [
    'a price in millions',
    '$1.25M · 5 bds · 4.5 ba · 4,120 sqft · 88 Ocean View Ter, Naples, FL 34102 · HOA $1,200/quarter',
    {
      address: '88 Ocean View Ter',
      city: 'Naples',
      state: 'FL',
      zipCode: '34102',
      priceCents: 125_000_000,
      bedrooms: 5,
      bathrooms: 4.5,
      squareFeet: 4120,
      hoaMonthlyCents: 40_000,
    },
  ],
  [
    'a reduced price after the former one',
    'Was $450,000, now $425,000! 3 bed 2 bath, 1,700 sq. ft.\n301 Elm Court, Henderson NV 89002',
    {
      address: '301 Elm Court',
      city: 'Henderson',
      state: 'NV',
      zipCode: '89002',
      priceCents: 42_500_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1700,
    },
  ],
  [
    'a price cut behind the price',
    '$312,000\nPrice cut: $8,000 (Nov 3)\n2 beds 2 baths 1,105 sqft\n2200 Main Street Apt 14, Boulder, CO 80302\nCondo\n$340 monthly HOA fee',
    {
      address: '2200 Main Street #14',
      city: 'Boulder',
      state: 'CO',
      zipCode: '80302',
      priceCents: 31_200_000,
      bedrooms: 2,
      bathrooms: 2,
      squareFeet: 1105,
      propertyType: 'condo',
      hoaMonthlyCents: 34_000,
    },
  ],
  [
    'odd spacing from a PDF',
    '  $  274,900\t3   Bedrooms    1.5   Bathrooms\u00a0\u00a01,290\u2009sq ft\n9   Birch   Road ,   Franklin ,  TN   37064  ',
    {
      address: '9 Birch Road',
      city: 'Franklin',
      state: 'TN',
      zipCode: '37064',
      priceCents: 27_490_000,
      bedrooms: 3,
      bathrooms: 1.5,
      squareFeet: 1290,
    },
  ],
  [
    'labels before figures, in a table',
    'Bedrooms 4\nBathrooms 3\nSquare feet 2,600\nYear built 2015\nPrice $610,000\n5150 Sunset Trail, Reno, Nevada 89511',
    {
      address: '5150 Sunset Trail',
      city: 'Reno',
      state: 'NV',
      zipCode: '89511',
      priceCents: 61_000_000,
      bedrooms: 4,
      bathrooms: 3,
      squareFeet: 2600,
      yearBuilt: 2015,
    },
  ],
  [
    'labels with colons',
    'Price: 335000\nBeds: 3 Baths: 2.5 Sqft: 1810\nType: townhome\nHOA: $210 / mo\nMLS: 41-887',
    {
      priceCents: 33_500_000,
      bedrooms: 3,
      bathrooms: 2.5,
      squareFeet: 1810,
      propertyType: 'townhouse',
      hoaMonthlyCents: 21_000,
      mlsNumber: '41-887',
    },
  ],
  [
    'a studio',
    'Studio loft downtown, 1 bath, 540 sqft, $229,000. 100 Congress Avenue #1204, Austin, TX 78701. HOA dues: $388.50/mo',
    {
      address: '100 Congress Avenue #1204',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      priceCents: 22_900_000,
      bedrooms: 0,
      bathrooms: 1,
      squareFeet: 540,
      propertyType: 'condo',
      hoaMonthlyCents: 38_850,
    },
  ],
  [
    'a listing without an address',
    'Coming soon: three bedroom, two bath ranch home on half an acre. Low 300s. Taxes: $2,400/yr',
    { bedrooms: 3, bathrooms: 2, propertyType: 'single_family', propertyTaxAnnualCents: 240_000 },
  ],
  [
    'only an address',
    '600 Travis St, Houston, TX 77002',
    { address: '600 Travis St', city: 'Houston', state: 'TX', zipCode: '77002' },
  ],
  ['only a price', 'They want $299,999 for it', { priceCents: 29_999_900 }],
  [
    'a link with a few words',
    'https://www.example.com/homes/12-Oak-St_Austin_TX/29384 3bd/2ba $399k',
    {
      link: 'https://www.example.com/homes/12-Oak-St_Austin_TX/29384',
      priceCents: 39_900_000,
      bedrooms: 3,
      bathrooms: 2,
    },
  ],
  [
    'a duplex with two lot figures',
    'Duplex for sale: 731-733 Cedar Street, Nashville, TN 37203. $675,000. 6 beds, 4 baths, 2,950 square feet on a 9,500 sq ft lot. Built in 1972.',
    {
      address: '731-733 Cedar Street',
      city: 'Nashville',
      state: 'TN',
      zipCode: '37203',
      priceCents: 67_500_000,
      bedrooms: 6,
      bathrooms: 4,
      squareFeet: 2950,
      lotSquareFeet: 9500,
      yearBuilt: 1972,
      propertyType: 'multi_family',
    },
  ],
  [
    'a manufactured home in a 55+ community',
    'Manufactured home, 2 bed 2 bath, 1,080 sqft, 55+ community. $119,900. 2400 E Baseline Ave Lot 88, Apache Junction, AZ 85119',
    {
      address: '2400 E Baseline Ave',
      priceCents: 11_990_000,
      bedrooms: 2,
      bathrooms: 2,
      squareFeet: 1080,
      propertyType: 'mobile_home',
      ageRestricted: true,
    },
  ],
  [
    'land',
    'Vacant land, 5.25 acres, $85,000. 0 County Road 12, Salida, CO 81201',
    {
      address: '0 County Road 12',
      city: 'Salida',
      state: 'CO',
      zipCode: '81201',
      priceCents: 8_500_000,
      lotSquareFeet: 228_690,
      propertyType: 'land',
    },
  ],
  [
    'an estimate before the price',
    'Redfin Estimate $502,113\n$495,000 List Price\n3 Beds · 2 Baths · 1,720 Sq Ft\n14 Harbor Cove, Tampa, FL 33602-1234',
    {
      address: '14 Harbor Cove',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33602-1234',
      priceCents: 49_500_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1720,
    },
  ],
  [
    'a new build with marketing words',
    'New construction! The Willow plan | From the low $400s | 4 Bedrooms | 3.5 Bathrooms | 2-Car Garage | 2,845 Sq. Ft. | 2 Stories | 1702 Prairie Grass Way, Frisco, TX 75033 | $468,990',
    {
      address: '1702 Prairie Grass Way',
      city: 'Frisco',
      state: 'TX',
      zipCode: '75033',
      priceCents: 46_899_000,
      bedrooms: 4,
      bathrooms: 3.5,
      garageSpaces: 2,
      squareFeet: 2845,
      stories: 2,
    },
  ],
  [
    'an email of an agent',
    `Hi Jordan,\n\nThe seller at 27 St. James Place would look at offers around $545,000.\nIt has 4 bedrooms, 2½ baths and about 2,300 square feet; built in 1987, HOA is $62 a month.\nTours Saturday 10-2.\n\nBest,\nPat`,
    {
      address: '27 St. James Place',
      priceCents: 54_500_000,
      bedrooms: 4,
      bathrooms: 2.5,
      squareFeet: 2300,
      yearBuilt: 1987,
      hoaMonthlyCents: 6_200,
    },
  ],
  [
    'a list of Markdown',
    '**Price:** $359,000\n* 3 bed\n* 2 bath\n* 1,512 sqft\n* Built 2001\n*Address:* 4410 Quail Run Dr, Fort Collins, CO 80525',
    {
      address: '4410 Quail Run Dr',
      city: 'Fort Collins',
      state: 'CO',
      zipCode: '80525',
      priceCents: 35_900_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1512,
      yearBuilt: 2001,
    },
  ],
  [
    'a full-width dash and hidden marks',
    '\u200e$350,000\u200b – 3 bds – 2 ba – 1,400 sqft – 12 Pine Loop, Mesa, AZ 85201',
    {
      address: '12 Pine Loop',
      city: 'Mesa',
      state: 'AZ',
      zipCode: '85201',
      priceCents: 35_000_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1400,
    },
  ],
  [
    'a sold comparison beside the asking price',
    'Asking $405,000. The one next door sold for $398,500 in June. 3br 2ba 1,580sf, 2019 build. 63 Larkspur Lane, Murfreesboro, TN',
    {
      address: '63 Larkspur Lane',
      city: 'Murfreesboro',
      state: 'TN',
      priceCents: 40_500_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1580,
      yearBuilt: 2019,
    },
  ],
  [
    'a foreclosure notice with a deposit',
    'Auction: 5 bed, 3 bath, 3,010 sq ft. Deposit $10,000. List price $298,000. 908 S 5th Ave, Las Vegas, NV 89101. Property tax $1,912/year.',
    {
      address: '908 S 5th Ave',
      city: 'Las Vegas',
      state: 'NV',
      zipCode: '89101',
      priceCents: 29_800_000,
      bedrooms: 5,
      bathrooms: 3,
      squareFeet: 3010,
      propertyTaxAnnualCents: 191_200,
    },
  ],
  [
    'a price by the square foot only next to the price',
    '$1,095,000 ($512 per sq ft) 3 Beds 3 Baths 2,139 Sq Ft 1450 Pearl St Unit 5, Boulder, CO 80302 HOA: $510/mo',
    {
      address: '1450 Pearl St #5',
      city: 'Boulder',
      state: 'CO',
      zipCode: '80302',
      priceCents: 109_500_000,
      bedrooms: 3,
      bathrooms: 3,
      squareFeet: 2139,
      hoaMonthlyCents: 51_000,
    },
  ],
  [
    'small letters without commas',
    'looking at 3318 bluff view dr austin tx 78704. its 650k 4 bed 3 bath',
    { address: '3318 bluff view dr', priceCents: 65_000_000, bedrooms: 4, bathrooms: 3 },
  ],
  [
    'a card with views and saves',
    'Showcase\n$479,000\n3 bds 2 ba 1,866 sqft - House for sale\n7421 Stone Ridge Pkwy, Clarksville, TN 37042\n1,204 views 58 saves\n3D Tour',
    {
      address: '7421 Stone Ridge Pkwy',
      city: 'Clarksville',
      state: 'TN',
      zipCode: '37042',
      priceCents: 47_900_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1866,
      propertyType: 'single_family',
    },
  ],
  ['words that say nothing about a home', 'Dinner at 7 with Sam? Bring the 2 chairs from the garage.', {}],
];

it('has 30 samples', () => expect(samples.length).toBe(30));

describe('a pasted listing', () => {
  it.each(samples)('is understood: %s', (_name, text, fields) => {
    expect(parseListing(text).fields).toMatchObject(fields);
  });

  it.each([
    ['only a price', ['priceCents']],
    ['only an address', ['address', 'city', 'state', 'zipCode']],
    ['words that say nothing about a home', []],
  ])('adds nothing that a text doesn’t say: %s', (name, fields) => {
    const text = samples.find(([sample]) => sample === name)?.[1] ?? '';
    expect(Object.keys(parseListing(text).fields)).toEqual(fields);
  });
});

describe('a hostile text', () => {
  it.each([
    ['digits', '1'],
    ['digits with commas', '1,'],
    ['spaces', ' '],
    ['line breaks', '\n'],
    ['dollar signs', '$ '],
    ['house numbers', '12 a b c d e '],
    ['streets', '12 Oak St, '],
    ['labels', 'Beds: '],
    ['words of counts', '3 bed 2 bath '],
    ['states', 'TX '],
    ['MLS numbers', 'MLS#A-'],
    ['taxes', 'tax (2025 '],
    ['links', 'https://a'],
    ['two-byte letters', '𝟙𝟚𝟛é'],
    ['letters', 'a'],
    ['acres', '.1'],
  ])('is read once, though it is made of %s alone', (_name, piece) => {
    expectLinearTime(parseListing, piece, listingTextMaximum);
  });

  it('is read up to a maximum', () => {
    const far = `${'x '.repeat(listingTextMaximum)}$400,000`;
    expect(parseListing(far).fields).toEqual({});
  });
});
