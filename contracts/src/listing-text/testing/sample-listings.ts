import type { ListingFacts } from '../parse-listing.js';

export interface SampleListing {
  readonly name: string;
  readonly text: string;
  /** Everything that should be understood, and nothing else. */
  readonly facts: Partial<ListingFacts>;
}

/** Texts as people paste them. All homes are made up. */
export const sampleListings: readonly SampleListing[] = [
  {
    name: 'a Zillow page, copied whole',
    text: `Save
Share
$425,000
3
beds
2
baths
1,650
sqft
4512 Shoal Creek Blvd, Austin, TX 78756
Est.:
$2,731/mo
Get pre-qualified
Single Family Residence
Built in 1962
7,840 Square Feet Lot
$431,200 Zestimate®
$258/sqft
$-- HOA
What's special
Bungalow on a quiet street, 5 minutes from downtown.
12 days on Zillow | 1,204 views | 58 saves
Source: ACT, MLS#: 8123456`,
    facts: {
      listedOn: '2026-11-13',
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
      propertyType: 'single_family',
      mlsNumber: '8123456',
    },
  },
  {
    name: 'the facts of a Zillow page',
    text: `Facts & features
Interior
Bedrooms & bathrooms
Bedrooms: 4
Bathrooms: 3
Full bathrooms: 2
1/2 bathrooms: 1
Interior area
Total structure area: 2,310
Total interior livable area: 2,310 sqft
Property
Levels: Two
Stories: 2
Parking
Total spaces: 2
Lot
Size: 6,969 Square Feet
Construction
Home type: SingleFamily
Year built: 2006
Community & HOA
HOA
Has HOA: Yes
HOA fee: $135 quarterly
Financial & listing details
Price per square foot: $190/sqft
Tax assessed value: $401,822
Annual tax amount: $7,214
Date on market: 10/30/2026`,
    facts: {
      bedrooms: 4,
      bathrooms: 2.5,
      squareFeet: 2310,
      lotSquareFeet: 6969,
      propertyType: 'single_family',
      yearBuilt: 2006,
      stories: 2,
      hoaMonthlyCents: 4_500,
      propertyTaxAnnualCents: 721_400,
    },
  },
  {
    name: 'a Zillow card with a price cut',
    text: `$15,000 price cut (Nov 3)
$479,000
3 bds2 ba1,866 sqft - House for sale
7421 Stone Ridge Pkwy, Clarksville, TN 37042
3D Tour`,
    facts: {
      marketStatus: 'for_sale',
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
  },
  {
    name: 'a Redfin page with figures above their labels',
    text: `FOR SALE - ACTIVE
1208 W Palm Ln Unit 4,
Phoenix, AZ 85007
$389,900
Est. $2,620/mo
Get pre-approved
2
Beds
2.5
Baths
1,410
Sq Ft
About this home
Townhouse
Property Type
1998
Year Built
1,742 sq ft
Lot Size
$277
Price/Sq.Ft.
$210
HOA Dues
2 garage spaces
Parking
6 days on Redfin
Listing ID
6812345`,
    facts: {
      marketStatus: 'for_sale',
      listedOn: '2026-11-19',
      address: '1208 W Palm Ln Unit 4',
      city: 'Phoenix',
      state: 'AZ',
      zipCode: '85007',
      priceCents: 38_990_000,
      bedrooms: 2,
      bathrooms: 2.5,
      squareFeet: 1410,
      lotSquareFeet: 1742,
      yearBuilt: 1998,
      propertyType: 'townhouse',
      garageSpaces: 2,
      hoaMonthlyCents: 21_000,
      mlsNumber: '6812345',
    },
  },
  {
    name: 'an older Redfin page with labels above their figures',
    text: `1901 Larkspur Dr
Reno, NV 89512
$589,900
4
Beds
2.5
Baths
2,210
Sq Ft
Home Facts
Status
Active
Year Built
1998
Lot Size
0.21 acres
HOA Dues
$85/month
Community
Northgate
MLS#
260012345`,
    facts: {
      marketStatus: 'for_sale',
      address: '1901 Larkspur Dr',
      city: 'Reno',
      state: 'NV',
      zipCode: '89512',
      priceCents: 58_990_000,
      bedrooms: 4,
      bathrooms: 2.5,
      squareFeet: 2210,
      yearBuilt: 1998,
      lotSquareFeet: 9148,
      hoaMonthlyCents: 8_500,
      mlsNumber: '260012345',
    },
  },
  {
    name: 'a Redfin page with its estimate first',
    text: `Redfin Estimate $502,113
$495,000 List Price
3 Beds · 2 Baths · 1,720 Sq Ft
14 Harbor Cove, Tampa, FL 33602-1234`,
    facts: {
      address: '14 Harbor Cove',
      city: 'Tampa',
      state: 'FL',
      zipCode: '33602-1234',
      priceCents: 49_500_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1720,
    },
  },
  {
    name: 'a Realtor.com page',
    text: `House for sale
$312,000
$8k
Est. $2,104/mo
2 bed
1.5 bath
1,105 sqft
0.12 acre lot
2200 Main St Apt 14, Boulder, CO 80302
Property type
Condo
Last updated
2 days
Price per sqft
$282
Garage
1 Car
HOA fees
$340/mo
Year built
1984`,
    facts: {
      marketStatus: 'for_sale',
      address: '2200 Main St Apt 14',
      city: 'Boulder',
      state: 'CO',
      zipCode: '80302',
      priceCents: 31_200_000,
      bedrooms: 2,
      bathrooms: 1.5,
      squareFeet: 1105,
      lotSquareFeet: 5227,
      yearBuilt: 1984,
      propertyType: 'condo',
      garageSpaces: 1,
      hoaMonthlyCents: 34_000,
    },
  },
  {
    name: 'an MLS sheet for agents',
    text: `MLS # NTX-20714431   Status: Active   List Price: $379,500   Orig. Price: $399,000
Address: 918 Juniper Dr, Unit B   City: Denton   State: TX   Zip: 76201
Beds: 3   Baths: 2 full, 1 half   SqFt: 1,874   Yr Built: 2004   Lot Size: .18 acres   Stories: 2
Association Fee: $450   Association Fee Frequency: Annually   Taxes: $6,842 (2025)   DOM: 41   Property Type: Townhouse`,
    facts: {
      marketStatus: 'for_sale',
      listedOn: '2026-10-15',
      address: '918 Juniper Dr Unit B',
      city: 'Denton',
      state: 'TX',
      zipCode: '76201',
      priceCents: 37_950_000,
      bedrooms: 3,
      bathrooms: 2.5,
      squareFeet: 1874,
      yearBuilt: 2004,
      lotSquareFeet: 7841,
      stories: 2,
      hoaMonthlyCents: 3_750,
      propertyTaxAnnualCents: 684_200,
      propertyType: 'townhouse',
      mlsNumber: 'NTX-20714431',
    },
  },
  {
    name: 'MLS remarks in capitals',
    text: `MUST SEE! CHARMING 2BR/1BA BUNGALOW - $189,000
1415 N OAK ST, CHATTANOOGA, TN 37406
980 SQ FT, BUILT 1941, BIG YARD. OPEN HOUSE SUN 1-3 PM.`,
    facts: {
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
  },
  {
    name: 'an MLS that writes half baths behind a point',
    text: `LP $415,000 - 4 BR - 2.1 BA - 2,240 SF - MLS ID: A11234567 - 88 Cypress Bend Cir, Orlando FL 32801 - HOA $900 annually`,
    facts: {
      address: '88 Cypress Bend Cir',
      city: 'Orlando',
      state: 'FL',
      zipCode: '32801',
      priceCents: 41_500_000,
      bedrooms: 4,
      bathrooms: 2.5,
      squareFeet: 2240,
      hoaMonthlyCents: 7_500,
      mlsNumber: 'A11234567',
    },
  },
  {
    name: 'an agent’s email',
    text: `Hi Jordan,

The seller at 27 St. James Place, Nashville, TN would look at offers around $545,000. They bought it for less, and it was $575,000 in May.
It has 4 bedrooms, 2½ baths and about 2,300 square feet; built in 1987, HOA is $62 a month.
Tours Saturday 10-2.

Best,
Pat
Cedar & Pine Realty, 100 Main St, Suite 500, Nashville, TN 37201 | (615) 555-0123`,
    facts: {
      address: '27 St. James Place',
      city: 'Nashville',
      state: 'TN',
      priceCents: 54_500_000,
      bedrooms: 4,
      bathrooms: 2.5,
      squareFeet: 2300,
      yearBuilt: 1987,
      hoaMonthlyCents: 6_200,
    },
  },
  {
    name: 'an agent’s email with a former price',
    text: `Subject: Price improvement in Henderson!
Was $450,000, now $425,000. 3 bed 2 bath, 1,700 sq. ft. on a 6,100 sq. ft. lot.
301 Elm Court, Henderson NV 89002
Down payment assistance up to $20,000 may be available.`,
    facts: {
      address: '301 Elm Court',
      city: 'Henderson',
      state: 'NV',
      zipCode: '89002',
      priceCents: 42_500_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1700,
      lotSquareFeet: 6100,
    },
  },
  {
    name: 'a text message',
    text: 'hey saw this one! 77 Maple Ave in Denver, 3/2, 1450 sf, asking 515k. built 1955. no HOA',
    facts: {
      address: '77 Maple Ave',
      city: 'Denver',
      priceCents: 51_500_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1450,
      yearBuilt: 1955,
      hoaMonthlyCents: 0,
    },
  },
  {
    name: 'a text message in small letters without commas',
    text: 'looking at 3318 bluff view dr austin tx 78704. its 650k 4 bed 3 bath',
    facts: {
      address: '3318 bluff view dr',
      city: 'austin',
      state: 'TX',
      zipCode: '78704',
      priceCents: 65_000_000,
      bedrooms: 4,
      bathrooms: 3,
    },
  },
  {
    name: 'a price in thousands',
    text: '2 bd / 1 ba, 910 sqft, $525K\n1630 E 7th St #402, Austin, TX 78702\nHOA $388.50/mo',
    facts: {
      address: '1630 E 7th St #402',
      city: 'Austin',
      state: 'TX',
      zipCode: '78702',
      priceCents: 52_500_000,
      bedrooms: 2,
      bathrooms: 1,
      squareFeet: 910,
      hoaMonthlyCents: 38_850,
    },
  },
  {
    name: 'a price in millions and fees by the quarter',
    text: '1.2M · 5 bds · 4.5 ba · 4,120 sqft · 88 Ocean View Ter, Naples, FL 34102 · HOA $1,200/qtr',
    facts: {
      address: '88 Ocean View Ter',
      city: 'Naples',
      state: 'FL',
      zipCode: '34102',
      priceCents: 120_000_000,
      bedrooms: 5,
      bathrooms: 4.5,
      squareFeet: 4120,
      hoaMonthlyCents: 40_000,
    },
  },
  {
    name: 'a price per square foot next to the price',
    text: '$1,095,000 ($512 per sq ft) 3 Beds 3 Baths 2,139 Sq Ft 1450 Pearl St Unit 5, Boulder, CO 80302 HOA: $510/mo',
    facts: {
      address: '1450 Pearl St Unit 5',
      city: 'Boulder',
      state: 'CO',
      zipCode: '80302',
      priceCents: 109_500_000,
      bedrooms: 3,
      bathrooms: 3,
      squareFeet: 2139,
      hoaMonthlyCents: 51_000,
    },
  },
  {
    name: 'a studio',
    text: 'Studio loft downtown, 1 bath, 540 sqft, $229,000. 100 Congress Avenue #1204, Austin, TX 78701. HOA dues: about $388 per month',
    facts: {
      address: '100 Congress Avenue #1204',
      city: 'Austin',
      state: 'TX',
      zipCode: '78701',
      priceCents: 22_900_000,
      bedrooms: 0,
      bathrooms: 1,
      squareFeet: 540,
      propertyType: 'condo',
      hoaMonthlyCents: 38_800,
    },
  },
  {
    name: 'no price yet, and only a lot in square feet',
    text: 'Coming soon: three-bedroom, two-bath ranch home on a 1,850 sq ft lot. From the low $300s. Property taxes: $2,400/yr. Call for the price.',
    facts: {
      marketStatus: 'for_sale',
      bedrooms: 3,
      bathrooms: 2,
      lotSquareFeet: 1850,
      propertyTaxAnnualCents: 240_000,
      propertyType: 'single_family',
    },
  },
  {
    name: 'a table of Markdown',
    text: `| Price | $359,000 |
| Beds | 3 |
| Baths | 2 |
| Sqft | 1,512 |
| Year built | 2001 |
| Address | 4410 Quail Run Dr, Fort Collins, CO 80525 |`,
    facts: {
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
  },
  {
    name: 'labels before figures, in a spreadsheet',
    text: 'Bedrooms\t4\nBathrooms\t3\nSquare feet\t2,600\nYear built\t2015\nPrice\t$610,000\nLot size\t7405\nAddress\t5150 Sunset Trail, Reno, Nevada 89511',
    facts: {
      address: '5150 Sunset Trail',
      city: 'Reno',
      state: 'NV',
      zipCode: '89511',
      priceCents: 61_000_000,
      bedrooms: 4,
      bathrooms: 3,
      squareFeet: 2600,
      yearBuilt: 2015,
      lotSquareFeet: 7405,
    },
  },
  {
    name: 'labels with colons and no dollar signs',
    text: 'Price: 335000\nBeds: 3 Baths: 2.5 Sqft: 1810\nType: townhome\nHOA: 210 / mo\nMLS: 41-887',
    facts: {
      priceCents: 33_500_000,
      bedrooms: 3,
      bathrooms: 2.5,
      squareFeet: 1810,
      propertyType: 'townhouse',
      hoaMonthlyCents: 21_000,
      mlsNumber: '41-887',
    },
  },
  {
    name: 'odd spaces of a PDF, and hidden marks',
    text: '\u200e  $  274,900\u200b\t3   Bedrooms –    1.5   Bathrooms\u00a0\u00a01,290\u2009sq ft\n\n9   Birch   Road ,   Franklin ,  TN   37064  ',
    facts: {
      address: '9 Birch Road',
      city: 'Franklin',
      state: 'TN',
      zipCode: '37064',
      priceCents: 27_490_000,
      bedrooms: 3,
      bathrooms: 1.5,
      squareFeet: 1290,
    },
  },
  {
    name: 'a post with decorated letters',
    text: '🏡 𝗡𝗘𝗪 𝗟𝗜𝗦𝗧𝗜𝗡𝗚 🏡\n💰 $𝟰𝟮𝟱,𝟬𝟬𝟬\n🛏 4 Beds 🛁 3 Baths 📐 2,050 sq ft\n📍 12 Pine Loop, Mesa, AZ 85201\nDM me for a tour!',
    facts: {
      address: '12 Pine Loop',
      city: 'Mesa',
      state: 'AZ',
      zipCode: '85201',
      priceCents: 42_500_000,
      bedrooms: 4,
      bathrooms: 3,
      squareFeet: 2050,
    },
  },
  {
    name: 'a Spanish text',
    text: `Se vende casa en Hialeah. 3 recámaras, 2 baños, 1,480 pies cuadrados, construida en 1979.
Precio: $465.000. Cuota de mantenimiento: $1,200 anuales
6420 Calle Luna, Hialeah, FL 33012`,
    facts: {
      marketStatus: 'for_sale',
      address: '6420 Calle Luna',
      city: 'Hialeah',
      state: 'FL',
      zipCode: '33012',
      priceCents: 46_500_000,
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1480,
      yearBuilt: 1979,
      propertyType: 'single_family',
      hoaMonthlyCents: 10_000,
    },
  },
  {
    name: 'a mix of two languages',
    text: 'Bonita casa 4/2.5 en venta, piden 389 mil, 1900 sqft, lote 6,500 sqft. Tel 210-555-0142',
    facts: {
      marketStatus: 'for_sale',
      priceCents: 38_900_000,
      bedrooms: 4,
      bathrooms: 2.5,
      squareFeet: 1900,
      lotSquareFeet: 6500,
      propertyType: 'single_family',
    },
  },
  {
    name: 'a duplex',
    text: 'Duplex for sale: 731-733 Cedar Street, Nashville, TN 37203. $675,000. 6 beds, 4 baths, 2,950 square feet on a 9,500 sq ft lot. Built in 1972. Rents $3,900/mo.',
    facts: {
      marketStatus: 'for_sale',
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
  },
  {
    name: 'a manufactured home on a rented lot',
    text: 'Manufactured home, 2 bed 2 bath, 1,080 sqft, 55+ community. $119,900. 2400 E Baseline Ave Lot 88, Apache Junction, AZ 85119. Lot rent $710/mo.',
    facts: {
      address: '2400 E Baseline Ave Lot 88',
      city: 'Apache Junction',
      state: 'AZ',
      zipCode: '85119',
      priceCents: 11_990_000,
      bedrooms: 2,
      bathrooms: 2,
      squareFeet: 1080,
      propertyType: 'mobile_home',
    },
  },
  {
    name: 'land',
    text: 'Vacant land, 5.25 acres, $85,000. 1200 County Road 12, Salida, CO 81201',
    facts: {
      address: '1200 County Road 12',
      city: 'Salida',
      state: 'CO',
      zipCode: '81201',
      priceCents: 8_500_000,
      lotSquareFeet: 228_690,
      propertyType: 'land',
    },
  },
  {
    name: 'a new build with marketing words',
    text: 'New construction! The Willow plan | From the low $400s | 4 Bedrooms | 3.5 Bathrooms | 2-Car Garage | 2,845 Sq. Ft. | 2 Stories | 1702 Prairie Grass Way, Frisco, TX 75033 | $468,990',
    facts: {
      address: '1702 Prairie Grass Way',
      city: 'Frisco',
      state: 'TX',
      zipCode: '75033',
      priceCents: 46_899_000,
      bedrooms: 4,
      bathrooms: 3.5,
      squareFeet: 2845,
      stories: 2,
      garageSpaces: 2,
    },
  },
  {
    name: 'an auction with a deposit',
    text: 'Auction: 5 bed, 3 bath, 3,010 sq ft. Deposit $10,000. List price $298,000. 908 S 5th Ave, Las Vegas, NV 89101. Property tax $1,912/year. Last sold for $310,000.',
    facts: {
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
  },
  {
    name: 'a link with a few words',
    text: 'https://www.example.com/homes/12-Oak-St_Austin_TX/29384 3bd/2ba $399k',
    facts: {
      link: 'https://www.example.com/homes/12-Oak-St_Austin_TX/29384',
      priceCents: 39_900_000,
      bedrooms: 3,
      bathrooms: 2,
    },
  },
  {
    name: 'a unit that looks like bathrooms',
    text: '200 E 89th St Apt 3F, New York, NY 10128 2 beds 1 bath',
    facts: {
      address: '200 E 89th St Apt 3F',
      city: 'New York',
      state: 'NY',
      zipCode: '10128',
      bedrooms: 2,
      bathrooms: 1,
    },
  },
  {
    name: 'a town that ends a sentence before another address',
    text: 'Office in Raleigh, NC 27606. 812 Fox Hollow Ln, 3 beds',
    facts: { address: '812 Fox Hollow Ln', city: 'Raleigh', state: 'NC', zipCode: '27606', bedrooms: 3 },
  },
  {
    name: 'an MLS number that ends a sentence before an address',
    text: 'MLS# 24-389221. 77 Highway 61 S, Natchez, MS 39120',
    facts: { address: '77 Highway 61 S', city: 'Natchez', state: 'MS', zipCode: '39120', mlsNumber: '24-389221' },
  },
  {
    name: 'an address alone',
    text: '45-12 34th Ave Apt 3B, Queens, NY 11101',
    facts: { address: '45-12 34th Ave Apt 3B', city: 'Queens', state: 'NY', zipCode: '11101' },
  },
  { name: 'a price alone', text: 'They want $299,999 for it', facts: { priceCents: 29_999_900 } },
  {
    name: 'a sold home with its day above its price',
    text: `SOLD Oct 31, 2025
$410,000
Off market
3
beds
2
baths
1,540
sqft
88 Elm Ct, Austin, TX 78704`,
    facts: {
      address: '88 Elm Ct',
      city: 'Austin',
      state: 'TX',
      zipCode: '78704',
      marketStatus: 'off_market',
      bedrooms: 3,
      bathrooms: 2,
      squareFeet: 1540,
    },
  },
  {
    name: 'a sold home on Redfin with its estimate and history',
    text: `SOLD ON OCT 31, 2025
88 Elm Ct, Austin, TX 78704
$412,300
Redfin Estimate
$410,000
Sold Price
3
Beds
2
Baths
Sale history
Oct 31, 2025
Sold (Public Records)
$410,000
Sep 2, 2025
Listed (Active)
$425,000`,
    facts: {
      address: '88 Elm Ct',
      city: 'Austin',
      state: 'TX',
      zipCode: '78704',
      marketStatus: 'off_market',
      bedrooms: 3,
      bathrooms: 2,
    },
  },
  {
    name: 'a home off the market with an earlier sale',
    text: 'Off market\n88 Elm Ct, Austin, TX 78704\nZestimate®: $412,300\nLast sold Oct 31, 2025 for $398,000',
    facts: { address: '88 Elm Ct', city: 'Austin', state: 'TX', zipCode: '78704', marketStatus: 'off_market' },
  },
  {
    name: 'a closed sale on an MLS sheet',
    text: 'Status: Closed  Sale Price: $410,000  List Price: $425,000  DOM: 12  Garage: 2\n88 Elm Ct, Austin, TX 78704',
    facts: {
      address: '88 Elm Ct',
      city: 'Austin',
      state: 'TX',
      zipCode: '78704',
      priceCents: 42_500_000,
      marketStatus: 'off_market',
      listedOn: '2026-11-13',
      garageSpaces: 2,
    },
  },
  {
    name: 'a home for sale again, with its last sale first',
    text: `Last sold on 3/15/2019 for $310,000
For sale
$469,900
Price cut: $15,100 (11/12)
41 days on Zillow
Parking: 2 garage spaces`,
    facts: { priceCents: 46_990_000, marketStatus: 'for_sale', listedOn: '2026-10-15', garageSpaces: 2 },
  },
  {
    name: 'a pending home with a price history',
    text: `Pending
$469,900
2 Attached Garage spaces
Listed 12 days ago
Price history
11/12/2026	Price change	$469,900 -3.1%
10/30/2026	Listed for sale	$485,000
3/15/2019	Sold	$310,000`,
    facts: { priceCents: 46_990_000, marketStatus: 'pending', listedOn: '2026-11-13', garageSpaces: 2 },
  },
  {
    name: 'a price history alone',
    text: `Price history
Date Event Price
11/12/2026 Price change $469,900 -3.1%
10/30/2026 Listed for sale $485,000
3/15/2019 Sold $310,000`,
    facts: { priceCents: 46_990_000 },
  },
  {
    name: 'words about a sale that say nothing of the status',
    text: 'Sold as is. Sold furnished, by owner. It sold in May 2019 for $310K, and was pending once. $425,000',
    facts: { priceCents: 42_500_000 },
  },
  {
    name: 'words that say nothing about a home',
    text: 'Dinner at 7 with Sam? Bring the 2 chairs from the garage, $20 each. We meet in Portland, or at my house.',
    facts: {},
  },
];
