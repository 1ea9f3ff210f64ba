import { describe, expect, it } from '@jest/globals';
import { rowsInForce } from '../../policy/index.js';
import { loanClassOf } from './loan-class.js';

const rows = rowsInForce('2026-11-23');
const travis = { state: 'TX', countyFips: '48453' } as const;
const losAngeles = { state: 'CA', countyFips: '06037' } as const;
const california = { state: 'CA', countyFips: null } as const;
const honolulu = { state: 'HI', countyFips: '15003' } as const;

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
  ] as const)('of $%i in %j is %s', (dollars, place, expected) => {
    expect(loanClassOf(dollars * 100, place, rows)?.loanClass).toBe(expected);
  });

  it('names the limits that it follows from', () => {
    const ids = (place: Parameters<typeof loanClassOf>[1]) =>
      loanClassOf(90_000_000, place, rows)?.policyRows.map(({ id }) => id);
    expect(ids(losAngeles)).toEqual([
      'conventional/limit/lowest@2026-01-01',
      'conventional/limit/county/06037@2026-01-01',
    ]);
  });

  it('is known up to the lowest limit of last year until those of this year are there', () => {
    const nextYear = rowsInForce('2027-01-01');
    expect(loanClassOf(83_275_000, travis, nextYear)?.loanClass).toBe('conforming');
    expect(loanClassOf(83_275_100, travis, nextYear)).toBeUndefined();
  });

  it('is unknown without a loan, and without any limits', () => {
    expect(loanClassOf(0, travis, rows)).toBeUndefined();
    expect(loanClassOf(50_000_000, travis, { get: () => undefined })).toBeUndefined();
  });
});
