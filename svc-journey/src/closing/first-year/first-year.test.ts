import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import { emptyClosing } from '@hearthway/contracts/journey';
import { expect, it } from '@jest/globals';
import { firstYear } from './first-year.js';

const noPapers = { application: { lock: null }, estimates: [], appraisedCents: null };
const deedMailOn = (closingOn: string, possessionOn: string | null) =>
  firstYear(
    { terms: { ...examplePurchaseTerms, closingOn, possessionOn } },
    { ...emptyClosing, signedOn: null, keysOn: null },
    noPapers,
  ).find(({ key }) => key === 'deed-mail')?.on;

it.each([
  ['on closing day', '2027-01-12', null, '2027-01-26'],
  ['later, as the contract says', '2027-01-12', '2027-01-15', '2027-01-29'],
  ['not before a closing that was put off', '2027-01-20', '2027-01-15', '2027-02-03'],
])('before the keys, they are expected %s', (_what, closingOn, possessionOn, on) => {
  expect(deedMailOn(closingOn, possessionOn)).toBe(on);
});
