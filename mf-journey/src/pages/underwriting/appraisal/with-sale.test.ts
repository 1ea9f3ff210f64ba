import type { AppraisalComparable } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { withoutSale, withSale } from './with-sale.js';

const oak: AppraisalComparable = {
  address: '14 Oak Street',
  priceCents: 40_000_000,
  soldOn: '2026-10-01',
  squareFeet: null,
  note: '',
};
const elm = { ...oak, address: '20 Elm Street' };

it('adds a sale once, also if it is sent again', () => {
  expect(withSale([oak], undefined, elm)).toEqual([oak, elm]);
  expect(withSale([oak, elm], undefined, elm)).toEqual([oak, elm]);
});

it('replaces a sale that is as it was seen, and no other', () => {
  const changed = { ...oak, note: 'Same model' };
  expect(withSale([oak, elm], oak, changed)).toEqual([changed, elm]);
  const elsewhere = { ...oak, priceCents: 41_000_000 };
  expect(() => withSale([elsewhere, elm], oak, changed)).toThrow(expect.objectContaining({ newer: elsewhere }));
  expect(() => withSale([elm], oak, changed)).toThrow(expect.objectContaining({ newer: undefined }));
});

it('removes a sale, but not one that was changed since', () => {
  expect(withoutSale([oak, elm], oak)).toEqual([elm]);
  expect(withoutSale([{ ...oak, note: 'Closer' }], oak)).toHaveLength(1);
});
