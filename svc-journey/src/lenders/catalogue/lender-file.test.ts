import { describe, expect, it } from '@jest/globals';
import { lenderWith } from '../testing/ranking-samples.js';
import { readLenderFile } from './lender-file.js';
import { lenderCatalogue } from './sample-lenders.js';

const json = (...lenders: readonly unknown[]) => readLenderFile(JSON.stringify({ lenders }), 'json');

const header =
  'id,name,description,website,programs,states,propertyTypes,propertyUses,loanMinimumCents,loanMaximumCents,minCreditScore,maxDebtToIncomeBasisPoints,minDownPaymentBasisPoints';
const row =
  'harbor-credit,Harbor Credit Union,"Loans, plainly.",https://harbor.example,conventional;fha,TX;FL,single_family;condo,primary_residence,5000000,83200000,620,4500,500';
const csv = (...lines: readonly string[]) => readLenderFile(`${lines.join('\n')}\n`, 'csv');

describe('a list of lenders in JSON', () => {
  it('is read as it is', () => {
    expect(json(...lenderCatalogue)).toEqual(lenderCatalogue);
  });

  it.each<[string, () => unknown, string]>([
    ['no JSON', () => readLenderFile('{"lenders": [', 'json'), 'not valid JSON'],
    ['another shape', () => readLenderFile('[]', 'json'), 'the file: '],
    ['no lender', () => json(), 'lenders: '],
    [
      'too many',
      () => json(...Array.from({ length: 301 }, (_, index) => lenderWith({ id: `a-${index}` }))),
      'lenders: ',
    ],
    [
      'a missing field',
      () => json(lenderWith(), { ...lenderWith({ id: 'b' }), name: undefined }),
      'lender 2 (b), name: ',
    ],
    ['a score of 900', () => json(lenderWith({ minCreditScore: 900 })), 'lender 1 (sample), minCreditScore: '],
    ['an unknown field', () => json({ ...lenderWith(), sponsored: true }), 'lender 1 (sample), the entry: '],
    ['an unknown state', () => json({ ...lenderWith(), states: ['TX', 'XX'] }), 'lender 1 (sample), states.1: '],
    ['an address without TLS', () => json(lenderWith({ website: 'http://a.example' })), 'Use an address with https://'],
    ['a script as address', () => json(lenderWith({ website: 'javascript:alert(1)' })), 'website: '],
    ['an id twice', () => json(lenderWith(), lenderWith()), 'lender 2 (sample), id: another lender has it too'],
    [
      'a range upside down',
      () => json(lenderWith({ loanCents: { minimum: 2, maximum: 1 } })),
      'loanCents: The minimum must be below the maximum',
    ],
  ])('is refused with %s', (_what, read, message) => {
    expect(read).toThrow(message);
  });

  it('names at most twenty problems', () => {
    const bad = Array.from({ length: 25 }, (_, index) => lenderWith({ id: `a-${index}`, minCreditScore: 0 }));

    expect(() => json(...bad)).toThrow(/; and 5 more$/);
  });
});

describe('a list of lenders in CSV', () => {
  it('has one lender a line, with lists separated by semicolons', () => {
    expect(csv(header, row)).toEqual([
      lenderWith({
        id: 'harbor-credit',
        name: 'Harbor Credit Union',
        description: 'Loans, plainly.',
        website: 'https://harbor.example',
        states: ['TX', 'FL'],
      }),
    ]);
  });

  it('may have the optional columns, filled or not', () => {
    const more = `${header},nmlsId,counties,forMilitary,exampleRateBasisPoints,exampleRateAsOf,exampleRateSource`;
    const [first, second] = csv(
      more,
      `${row},123456,48453;48113,true,612,2026-11-19,Rate sheet`,
      `${row.replace('harbor-credit', 'other')},,,,,,`,
    );

    expect(first).toMatchObject({
      nmlsId: '123456',
      counties: ['48453', '48113'],
      forMilitary: true,
      exampleRate: { basisPoints: 612, asOf: '2026-11-19', source: 'Rate sheet' },
    });
    expect(Object.keys(second ?? {})).not.toContain('exampleRate');
  });

  it.each<[string, () => unknown, string]>([
    [
      'a column missing',
      () => csv(header.replace('minCreditScore,', ''), row),
      'line 1: the column minCreditScore is missing',
    ],
    ['an unknown column', () => csv(`${header},rank`, `${row},1`), 'line 1: there is no column “rank”'],
    ['a column twice', () => csv(`${header},id`, `${row},x`), 'line 1: the column id is there twice'],
    ['a cell missing', () => csv(header, row, 'x,y'), 'line 3: 2 cells instead of 13'],
    ['a word as score', () => csv(header, row.replace(',620,', ',good,')), 'line 2, minCreditScore: '],
    [
      'an amount with a comma',
      () => csv(header, row.replace(',5000000,', ',"5,000,000",')),
      'line 2, loanMinimumCents: ',
    ],
    ['an unknown program', () => csv(header, row.replace('fha', 'jumbo')), 'line 2, programs: '],
    ['half of a rate', () => csv(`${header},exampleRateAsOf`, `${row},2026-11-19`), 'line 2, exampleRateBasisPoints: '],
    ['an open quote', () => csv(header, `${row}"`, '"'), 'not valid CSV'],
    ['no lines', () => csv(header), 'lenders: '],
    ['nothing', () => csv(''), 'line 1: the column id is missing'],
  ])('is refused with %s', (_what, read, message) => {
    expect(read).toThrow(message);
  });
});
