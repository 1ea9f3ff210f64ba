import { describe, expect, it } from '@jest/globals';
import { estimatesByLender, estimatesOfLender } from './estimate-history.js';

const first = { id: '1', lender: 'Oak Bank', issuedOn: '2026-11-20' };
const revised = { id: '2', lender: ' oak bank', issuedOn: '2026-12-01' };
const other = { id: '3', lender: 'Elm', issuedOn: '2026-11-19' };

describe('Loan Estimates', () => {
  it('of one lender are its first and the revised ones, however its name is written', () => {
    expect(estimatesOfLender([revised, other, first], { lender: 'OAK BANK' })).toEqual([first, revised]);
  });

  it('are grouped by lender, the earliest first', () => {
    expect(estimatesByLender([revised, first, other])).toEqual([[other], [first, revised]]);
    expect(estimatesByLender([])).toEqual([]);
  });
});
