import { rowReader, type PolicyRow } from '@hearthway/contracts/policy';
import { describe, expect, it } from '@jest/globals';
import { rowsCountingOn } from '../../policy/index.js';
import { builtInRowsOn } from '../../policy/testing/index.js';
import { loanClassOf, type Place } from './loan-class.js';

const rowsOn = (day: string) => rowReader(rowsCountingOn(day, builtInRowsOn(day)));
const classOf = (dollars: number, place: Place) => loanClassOf(dollars * 100, place, rowsOn('2026-11-23'));

const travis: Place = { state: 'TX', countyFips: '48453' };
const losAngeles: Place = { state: 'CA', countyFips: '06037' };
const california: Place = { state: 'CA', countyFips: null };
const honolulu: Place = { state: 'HI', countyFips: '15003' };

describe('the class of a loan', () => {
  it.each([
    [832_750, travis, 'conforming'],
    [832_751, travis, 'jumbo'],
    [832_750, losAngeles, 'conforming'],
    [832_751, losAngeles, 'high_balance'],
    [1_249_125, losAngeles, 'high_balance'],
    [1_249_126, losAngeles, 'jumbo'],
    [900_000, california, 'depends_on_county'],
    [1_249_126, california, 'jumbo'],
    [900_000, honolulu, 'conforming'],
    [1_249_126, honolulu, 'jumbo'],
    [0, travis, null],
  ] as const)('of $%i in %j is %s', (dollars, place, expected) => {
    expect(classOf(dollars, place)).toBe(expected);
  });

  it('names the limits that it follows from', () => {
    const rows = rowsOn('2026-11-23');
    loanClassOf(90_000_000, losAngeles, rows);
    expect(rows.used().map(({ id }) => id)).toEqual([
      'conventional/limit/lowest@2026-01-01',
      'conventional/limit/highest@2026-01-01',
      'conventional/limit/county/06037@2026-01-01',
    ]);
  });

  it('is unknown without limits', () => {
    expect(loanClassOf(50_000_000, travis, rowReader<PolicyRow>(new Map()))).toBeNull();
  });
});
