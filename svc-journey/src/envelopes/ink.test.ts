import { expect, it } from '@jest/globals';
import { isForInk } from './ink.js';

it.each([
  ['signed_note', '', true],
  ['recorded_deed', '', true],
  ['purchase_contract', 'Offer for 12 Oak.pdf', false],
  [null, 'My last will', true],
  [null, 'WARRANTY DEED 12 Oak', true],
  [null, 'Promissory Note', true],
  [null, 'Will call tomorrow, deed restrictions, notes', false],
] as const)('wills, notes, and deeds are for ink: %s %j', (slot, name, expected) => {
  expect(isForInk({ slot, name, text: '' })).toBe(expected);
});

const opening = 'This agreement is made on November 20, 2026 between Sam Lee and Jordan Rivera.';

it.each([
  ['LAST WILL AND TESTAMENT\nOF SAM LEE', true],
  [`Last Will and Testament of Sam Lee\n${opening}`, true],
  ['\n  PROMISSORY   NOTE \n$10,000', true],
  ['State of Texas\nGeneral Warranty Deed\n', true],
  ['QUITCLAIM DEED', true],
  ['Deed of Trust', true],
  ['NOTE\nNovember 20, 2026', true],
  ['ADJUSTABLE RATE NOTE\n', true],
  ['Note\nTo the seller', false],
  [`PURCHASE AGREEMENT\n${opening}\nThe seller conveys by\nwarranty deed of the usual form`, false],
  [`PURCHASE AGREEMENT\nsecured by a\nDeed of Trust of even date`, false],
  ['SELLER FINANCING ADDENDUM\nPromissory Note and Deed of Trust', false],
  ['Warranty Deed Addendum', false],
  [`CONTRACT\n${'a '.repeat(150)}\nQUITCLAIM DEED`, false],
  ['', false],
])('and so is what is titled as one: %j', (text, expected) => {
  expect(isForInk({ slot: null, name: 'Scan', text })).toBe(expected);
});
