import { describe, expect, it } from '@jest/globals';
import { lenderWith } from '../testing/ranking-samples.js';
import { readLenderFile } from './lender-file.js';
import { sampleLenders } from './sample-lenders.js';

const json = (...lenders: readonly unknown[]) => readLenderFile(JSON.stringify({ lenders }, null, 2), 'json');

const header =
  'id,name,description,programs,states,propertyTypes,propertyUses,loanMinimumCents,loanMaximumCents,minCreditScore,maxDebtToIncomeBasisPoints,minDownPaymentBasisPoints';
const row =
  'harbor-credit,Harbor Credit Union,"Loans, plainly.",conventional;fha,TX; FL,single_family;condo,primary_residence,5000000,83200000,620,4500,500';
const csv = (...lines: readonly string[]) => readLenderFile(`${lines.join('\n')}\n`, 'csv');

describe('a list of lenders in JSON', () => {
  it('is read as it is', () => {
    expect(json(...sampleLenders)).toEqual(sampleLenders);
  });

  it.each<[string, () => unknown, string]>([
    ['no JSON', () => readLenderFile('{"lenders": [', 'json'), 'line 1, column 14: not valid JSON'],
    ['another shape', () => readLenderFile('[]', 'json'), 'line 1, column 1 (the file): '],
    ['no lender', () => json(), '(lenders): Please list at least one lender'],
    [
      'too many',
      () => json(...Array.from({ length: 301 }, (_, index) => lenderWith({ id: `a-${index}` }))),
      '(lenders): Too big',
    ],
    ['a missing field', () => json({ ...lenderWith(), name: undefined }), 'line 3, column 5 (lenders.0.name): '],
    ['a score of 900', () => json(lenderWith({ minCreditScore: 900 })), '(lenders.0.minCreditScore): Too big'],
    ['what it pays', () => json({ ...lenderWith(), sponsored: true }), '(lenders.0.sponsored): Unrecognized key'],
    ['an unknown state', () => json({ ...lenderWith(), states: ['TX', 'XX'] }), '(lenders.0.states.1): '],
    ['an address without TLS', () => json(lenderWith({ website: 'http://a.example' })), 'Use an address with https://'],
    ['a script as address', () => json(lenderWith({ website: 'javascript:alert(1)' })), '(lenders.0.website): '],
    ['a name of blanks', () => json(lenderWith({ name: '  ' })), '(lenders.0.name): Please give a text'],
    ['an id twice', () => json(lenderWith(), lenderWith()), '(lenders.1.id): Another lender has it too'],
    [
      'a range upside down',
      () => json(lenderWith({ loanCents: { minimum: 2, maximum: 1 } })),
      '(lenders.0.loanCents): The minimum must be below the maximum',
    ],
  ])('is refused with %s', (_what, read, message) => {
    expect(read).toThrow(message);
  });
});

describe('a list of lenders in CSV', () => {
  it('has one lender a line, with lists separated by semicolons', () => {
    expect(csv(header, row)).toEqual([
      lenderWith({
        id: 'harbor-credit',
        name: 'Harbor Credit Union',
        description: 'Loans, plainly.',
        states: ['TX', 'FL'],
      }),
    ]);
  });

  it('may have the optional columns, filled or not, with names in any case and any line ends', () => {
    const more = `\uFEFF${header.toUpperCase()},website,onlyFor,counties,exampleRateBasisPoints,exampleRateAsOf,exampleRateSource\r`;
    const [first, second] = csv(
      more,
      `${row},https://harbor.example,people_who_served,4013;48113,612,2026-11-19,Rate sheet\r`,
      `${row.replace('harbor-credit', 'other')},,,,,,\r`,
    );

    expect(first).toMatchObject({
      website: 'https://harbor.example',
      onlyFor: 'people_who_served',
      counties: ['04013', '48113'],
      exampleRate: { rateBasisPoints: 612, asOf: '2026-11-19', source: 'Rate sheet' },
    });
    expect(Object.keys(second ?? {})).toEqual(Object.keys(csv(header, row)[0] ?? {}));
  });

  it.each<[string, () => unknown, string]>([
    [
      'a column missing',
      () => csv(header.replace('minCreditScore,', ''), row),
      'line 1: the column minCreditScore is missing',
    ],
    ['an unknown column', () => csv(`${header},commission`, `${row},1`), 'line 1: there is no column “commission”'],
    ['a column twice', () => csv(`${header},ID`, `${row},x`), 'line 1: the column ID is there twice'],
    ['a cell missing', () => csv(header, row, 'x,y'), 'line 3: 2 cells instead of 12'],
    ['a word as score', () => csv(header, row.replace(',620,', ',good,')), 'line 2, column minCreditScore: '],
    ['no score', () => csv(header, row.replace(',620,', ',,')), 'line 2, column minCreditScore: '],
    [
      'an amount with a comma',
      () => csv(header, row.replace(',5000000,', ',"5,000,000",')),
      'line 2, column loanMinimumCents: ',
    ],
    [
      'a range upside down',
      () => csv(header, row.replace(',5000000,', ',90000000,')),
      'line 2, column loanMinimumCents: The minimum must be below the maximum',
    ],
    ['an unknown program', () => csv(header, row.replace('fha', 'jumbo')), 'line 2, column programs: '],
    ['no state', () => csv(header, row.replace('TX; FL', '')), 'line 2, column states: Please name at least one'],
    ['an id twice', () => csv(header, row, '', row), 'line 4, column id: Another lender has it too'],
    [
      'half of a rate',
      () => csv(`${header},exampleRateAsOf`, `${row},2026-11-19`),
      'line 2, column exampleRateBasisPoints: ',
    ],
    ['an open quote', () => csv(header, `${row}"`, '"'), 'not a table of CSV'],
    ['no lines', () => csv(header), 'Please list at least one lender'],
    ['nothing', () => csv(''), 'line 1: the column id is missing'],
    ['JSON inside', () => csv('{"lenders":[]}'), 'not a table of CSV'],
  ])('is refused with %s', (_what, read, message) => {
    expect(read).toThrow(message);
  });
});
