import { emptyHomeEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { readHomesTable, type Columns } from './index.js';
import { redfinFile, redfinHeadings, redfinNotice, redfinRows } from './testing/sample-files.js';

const read = (text: string, columns?: Columns) => readHomesTable(text, '2026-11-25', columns);
const refusalOf = (text: string): string => {
  try {
    read(text);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};
/** A table of three columns that are known by their headings, with these rows from line 2 on. */
const simple = (...rows: readonly string[]): string => ['Address,City,Price', ...rows].join('\n');

describe('Redfin’s “Download All”', () => {
  it('gives homes', () => {
    const { homes, missing, problems, ignored } = read(redfinFile);
    expect(homes.map(({ line }) => line)).toEqual([3, 4, 5]);
    expect(homes[0]?.entry).toEqual({
      ...emptyHomeEntry,
      address: '4512 Shoal Creek Blvd',
      city: 'Austin',
      state: 'TX',
      zipCode: '78756',
      priceCents: 104_900_000,
      propertyType: 'single_family',
      bedrooms: 3,
      bathrooms: 2.5,
      squareFeet: 1850,
      lotSquareFeet: 7840,
      yearBuilt: 1962,
      listedOn: '2026-11-13',
      mlsNumber: '8123456',
      link: 'https://www.redfin.example/TX/Austin/1',
    });
    expect(homes[1]?.entry).toMatchObject({
      address: '1204 W 5th St, "The Mill" #616',
      priceCents: 295_000_000,
      bathrooms: 5,
      propertyType: 'condo',
      hoaMonthlyCents: 85_000,
      marketStatus: 'pending',
    });
    expect(homes[2]?.entry).toMatchObject({
      propertyType: 'land',
      bedrooms: null,
      yearBuilt: null,
      lotSquareFeet: 217_800,
    });
    expect([missing, problems]).toEqual([[], []]);
    expect(ignored).toEqual(['LOCATION', '$/SQUARE FEET', 'SOURCE', 'FAVORITE', 'INTERESTED', 'LATITUDE', 'LONGITUDE']);
  });

  it('gives past sales as comparable sales', () => {
    expect(read(redfinFile).sales).toEqual([
      {
        line: 6,
        entry: {
          address: '88 Elm Ct',
          city: 'Austin',
          state: 'TX',
          zipCode: '78704',
          priceCents: 61_250_000,
          propertyType: 'townhouse',
          bedrooms: 3,
          bathrooms: 2,
          squareFeet: 1540,
          yearBuilt: 1998,
          soldOn: '2025-10-31',
        },
      },
    ]);
  });

  it('gives open houses, in the time of the place', () => {
    expect(read(redfinFile).openHouses).toEqual([
      {
        line: 3,
        address: '4512 Shoal Creek Blvd, Austin',
        startsAt: '2026-12-31T17:00:00.000Z',
        endsAt: '2026-12-31T19:00:00.000Z',
        there: { day: '2026-12-31', time: '11:00', zone: 'Central Time', until: '13:00' },
      },
    ]);
  });

  it.each([
    ['without the notice', [redfinHeadings, ...redfinRows]],
    ['with the notice before the headings', [redfinNotice, redfinHeadings, ...redfinRows]],
    ['with a padded notice', [redfinHeadings, `${redfinNotice}${','.repeat(26)}`, ...redfinRows]],
    ['with CRLF and a byte order mark', [`\ufeff${redfinHeadings}\r`, ...redfinRows.map((row) => `${row}\r`)]],
    [
      'with old names of columns',
      [redfinHeadings.replace('STATE OR PROVINCE', 'STATE').replace('ZIP OR POSTAL CODE', 'ZIP'), ...redfinRows],
    ],
    [
      'with another sentence about the links',
      [redfinHeadings.replace(/URL[^,]*/, 'URL (SEE example.com)'), ...redfinRows],
    ],
    ['with spaces around small names', [redfinHeadings.toLowerCase().replaceAll(',', ' , '), ...redfinRows]],
  ])('works %s', (_name, lines) => {
    const entriesOf = ({ homes, sales }: ReturnType<typeof read>) => [...homes, ...sales].map(({ entry }) => entry);
    const table = read(lines.join('\n'));
    expect(entriesOf(table)).toEqual(entriesOf(read(redfinFile)));
    expect(table.problems).toEqual([]);
  });

  it('works with few columns in another order, and with a ZIP code that lost its zero', () => {
    const { homes } = read('PRICE,ZIP,STATE,ADDRESS\n"1,049,000",7001,NJ,12 Oak St #4');
    expect(homes).toMatchObject([
      {
        line: 2,
        entry: { ...emptyHomeEntry, address: '12 Oak St #4', state: 'NJ', zipCode: '07001', priceCents: 104_900_000 },
      },
    ]);
  });
});

describe('any other table', () => {
  it.each([
    ['commas', '\ufeffAddress,Price,Beds\r\n"12 Oak St,\r\nApt 4","$425,000",3\r\n'],
    ['semicolons', 'Address;Price;Beds\n"12 Oak St,\nApt 4";$425,000;3'],
    ['semicolons that it announces', 'sep=;\nAddress;Price;Beds\n"12 Oak St, Apt 4";425000.00;3'],
    ['tabs', 'Address\tPrice\tBeds\n12 Oak St, Apt 4\t425000\t3.0'],
    ['carriage returns between lines', 'Address,Price,Beds\r"12 Oak St,\rApt 4",425000,3'],
    ['commas and spaces', 'Address , Price , Beds\n "12 Oak St, Apt 4" , "425,000" , 3 '],
  ])('is read with %s', (_name, text) => {
    const { homes, problems } = read(text);
    expect([homes.map(({ entry }) => [entry.address, entry.priceCents, entry.bedrooms]), problems]).toEqual([
      [['12 Oak St, Apt 4', 42_500_000, 3]],
      [],
    ]);
  });

  it('is read by the columns that the buyer chooses', () => {
    const text = 'Where,Asking,Notes\n12 Oak St,425000,Nice yard';
    const guessed = read(text);
    expect([guessed.missing, guessed.homes]).toEqual([['address', 'price'], []]);
    expect(guessed.headings).toEqual([
      { name: 'Where', sample: '12 Oak St' },
      { name: 'Asking', sample: '425000' },
      { name: 'Notes', sample: 'Nice yard' },
    ]);
    const { missing, homes, ignored } = read(
      text,
      new Map([
        ['address', 0],
        ['price', 1],
      ]),
    );
    expect([missing, homes.length, ignored]).toEqual([[], 1, ['Notes']]);
  });

  it('may have the whole address in one column', () => {
    expect(read('Address,Price\n"12 Oak St #4, Austin, TX 78704",425000').homes[0]?.entry).toMatchObject({
      address: '12 Oak St #4',
      city: 'Austin',
      state: 'TX',
      zipCode: '78704',
    });
  });

  it('may have acres, days of sale without types of sale, and words for nothing', () => {
    const { homes, sales, problems } = read(
      'Address,Price,Acres,Sold date,HOA,Type\n1 Oak St,400000,0.25,,n/a,Yurt\n2 Oak St,410000,-,3/9/2026,$85,Condo',
    );
    expect(homes.map(({ entry }) => [entry.lotSquareFeet, entry.hoaMonthlyCents, entry.propertyType])).toEqual([
      [10_890, null, null],
    ]);
    expect(sales.map(({ entry }) => entry.soldOn)).toEqual(['2026-03-09']);
    expect(problems).toEqual([]);
  });
});

it('rows at one address are one home with what the later one knows, and the same past sale is one', () => {
  const { homes, sales, repeats, openHouses } = read(
    [
      'Address,City,State,ZIP,Price,Beds,Status,Sold date,Open house',
      '12 Oak Street Apt 4,Austin,TX,78704,400000,3,Pending,,December-31-2026 11:00 AM',
      '14 Oak St,Austin,TX,78704,500000,,,,',
      '"12 OAK ST, #4",Austin,TX,78704,390000,,Active,,December-31-2026 11:00 AM',
      '14 Oak St.,Austin,TX,,,,,,',
      '14 Oak St.,Austin,TX,,495000,4,,,',
      '14 Oak St,Waco,TX,76701,450000,,,,',
      ...['88 Elm Ct,Austin,TX,78704,610000,,,10/31/2025,', '88 Elm Court,Austin,TX,78704,612500,,,10/31/2025,'],
    ].join('\n'),
  );
  expect(
    homes.map(({ line, entry: { priceCents, bedrooms, marketStatus } }) => [line, priceCents, bedrooms, marketStatus]),
  ).toEqual([
    [2, 39_000_000, 3, 'pending'],
    [3, 49_500_000, 4, 'for_sale'],
    [7, 45_000_000, null, 'for_sale'],
  ]);
  expect(sales.map(({ entry }) => entry.priceCents)).toEqual([61_250_000]);
  expect([repeats, openHouses.length]).toEqual([3, 1]);
});

it('a home has the status that its cell names, or else is for sale', () => {
  const cells = [
    'Active',
    'Active - Contingent',
    'Pending',
    'Closed',
    'Temporarily Off Market',
    'Cancelled',
    'Whatever',
  ];
  const { homes } = read(
    `Address,Price,Status${cells.map((cell, place) => `\n${place} Oak St,400000,${cell}`).join('')}`,
  );
  expect(homes.map(({ entry }) => entry.marketStatus)).toEqual([
    ...['for_sale', 'pending', 'pending', 'off_market', 'off_market', 'off_market', 'for_sale'],
  ]);
});

it('a past sale has the price it was sold for, and a home the one that is asked', () => {
  const { homes, sales, problems } = read(
    'Address,List Price,Sold Price,Sold Date\n1 Oak St,400000,412000,3/9/2026\n2 Oak St,500000,,\n3 Oak St,600000,,3/9/2026',
  );
  expect(sales.map(({ entry }) => entry.priceCents)).toEqual([41_200_000]);
  expect(homes.map(({ entry }) => entry.priceCents)).toEqual([50_000_000]);
  expect(problems).toMatchObject([{ line: 4, column: 'Sold Price' }]);
  expect(read('Address,Sold Price,Sold Date\n1 Oak St,412000,3/9/2026').sales).toMatchObject([
    { entry: { priceCents: 41_200_000 } },
  ]);
});

it('a cell may have its unit', () => {
  const { homes, problems } = read(
    [
      'Address,Price,Beds,Baths,Stories,Garage,DOM',
      '1 Oak St,625k,4 bd,2.5 ba,2 stories,2-car garage,12 days',
      '2 Oak St,$1.2M,3 beds,2 baths,1 story,2 spaces,1 day',
      '3 Oak St,$ 1.245 M,3BR,2,2,2,3',
      '4 Oak St,"1,2M",3,2,2,2,3',
    ].join('\n'),
  );
  expect(
    homes.map(({ entry }) => [
      entry.priceCents,
      entry.bedrooms,
      entry.bathrooms,
      entry.stories,
      entry.garageSpaces,
      entry.listedOn,
    ]),
  ).toEqual([
    [62_500_000, 4, 2.5, 2, 2, '2026-11-13'],
    [120_000_000, 3, 2, 1, 2, '2026-11-24'],
    [124_500_000, 3, 2, 2, 2, '2026-11-22'],
  ]);
  expect(problems).toMatchObject([{ line: 5, column: 'Price' }]);
});

it('a lot has acres or square feet, and no lot is smaller than 100', () => {
  const { homes, problems } = read(
    `Address,Price,Lot size${['0.25', '1.5', '7840', '7840.4', '5', '0.25 sq ft'].map((lot, place) => `\n${place} Oak St,400000,${lot}`).join('')}`,
  );
  expect(homes.map(({ entry }) => entry.lotSquareFeet)).toEqual([10_890, 65_340, 7840, 7840, null, null]);
  expect(problems).toMatchObject([
    { line: 6, column: 'Lot size', isKept: true },
    { line: 7, column: 'Lot size', isKept: true },
  ]);
});

describe('what can’t be read', () => {
  const problemsOf = (text: string) =>
    read(text).problems.map(({ line, column, message, isKept }) => [line, column, message, isKept]);

  it('leaves out a row without its address or price, and names the cell', () => {
    const text = simple(
      '1 Oak St,Austin,400000',
      ',Austin,410000',
      '3 Oak St,Austin,call us',
      '4 Oak St,Austin,',
      '5 Oak St,Austin,450000',
    );
    expect(read(text).homes.map(({ line }) => line)).toEqual([2, 6]);
    expect(problemsOf(text)).toEqual([
      [3, 'Address', 'It is missing.', false],
      [4, 'Price', '“call us” isn’t an amount in dollars, such as 425,000.', false],
      [5, 'Price', 'It is missing.', false],
    ]);
  });

  it('leaves out another cell alone, and counts the lines within cells', () => {
    const text =
      'Address,Price,Beds,Baths,Year built,ZIP,State\n"1 Oak\nSt",400000,3,2,1998,78704,TX\n\n2 Oak St,400000,lots,2.3,98,787,Texarkana';
    expect(read(text).homes.map(({ line }) => line)).toEqual([2, 5]);
    expect(problemsOf(text)).toEqual([
      [5, 'State', '“Texarkana” isn’t a state, such as TX.', true],
      [5, 'ZIP', '“787” isn’t a ZIP code of five digits.', true],
      [5, 'Beds', '“lots” isn’t a whole number up to 50.', true],
      [5, 'Baths', '“2.3” isn’t a number of halves or quarters, such as 2.5.', true],
      [5, 'Year built', '“98” isn’t a year of four digits, such as 1998.', true],
    ]);
  });

  it('names a link by the first words of its heading', () => {
    expect(problemsOf(redfinFile.replace('https://www.redfin.example/TX/Austin/2', 'see agent'))).toEqual([
      [4, 'URL', '“see agent” isn’t a link that starts with https://.', true],
    ]);
  });

  it('names rows of too many cells and quotation marks that never close, and reads on', () => {
    const text = simple(
      '1 Oak St, Apt 4,Austin,400000',
      '"2 Oak St,Austin,400000',
      '3 Oak St,Austin,400000',
      '4 Oak "Tree" St,Austin,400000,',
    );
    expect(read(text).homes.map(({ line }) => line)).toEqual([4, 5]);
    expect(problemsOf(text).map(([line, column]) => [line, column])).toEqual([
      [2, ''],
      [3, ''],
    ]);
  });

  it('names past sales without a day', () => {
    const text =
      'Sale type,Sold date,Address,Price\nPAST SALE,,1 Oak St,400000\nPAST SALE,February-30-2026,2 Oak St,400000';
    expect(read(text).sales).toEqual([]);
    expect(problemsOf(text)).toEqual([
      [2, 'Sold date', 'A past sale needs its day.', false],
      [3, 'Sold date', '“February-30-2026” isn’t a day, such as October-31-2025.', false],
    ]);
  });

  it.each([
    ['an empty file', '', 'no table'],
    ['a file of empty rows', ',,\n\n , ', 'no table'],
    ['headings alone', 'Address,Price\n', 'no homes below them'],
    ['too many rows', `Address,Price${'\n1 Oak St,400000'.repeat(501)}`, 'more than 500 rows'],
    ['rows of separators', ','.repeat(5_000_000), 'line of more than 1,000 cells'],
  ])('is refused: %s', (_name, text, message) => {
    expect(refusalOf(text)).toContain(message);
  });

  it('is given up soon in a large file of quotation marks that never close', () => {
    const before = process.cpuUsage().user;
    expect(read(`Address,Price${'\n"a,1'.repeat(1_000_000)}`).problems).toHaveLength(3);
    // Takes about 0.3 s; rereading everything for each line would take 14 s.
    expect(process.cpuUsage().user - before).toBeLessThan(2_000_000);
  });

  it('is read up to 500 rows', () => {
    const rows = Array.from({ length: 500 }, (_row, place) => `\n${place} Oak St,400000`);
    expect(read(`Address,Price${rows.join('')}`).homes).toHaveLength(500);
  });
});
