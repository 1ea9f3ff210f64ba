import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { emptyHomeEntry } from '@hearthway/contracts/journey';
import { describe, expect, it } from '@jest/globals';
import { homeForm, valuesOf } from './home-form.js';

const typed = { ...valuesOf({}), address: ' 12 Oak Street ', priceCents: '$425,000' };
const problemsOf = (part: object) =>
  (homeForm.safeParse({ ...typed, ...part }).error?.issues ?? []).map(({ path, message }) => [path[0], message]);

describe('the form of a home', () => {
  it('sends back what it was given', () => {
    expect(homeForm.parse(valuesOf(exampleHomeEntry))).toEqual(exampleHomeEntry);
  });

  it('needs an address and a price, and sends what is left blank as not known', () => {
    expect(homeForm.parse(typed)).toEqual({ ...emptyHomeEntry, address: '12 Oak Street', priceCents: 42_500_000 });
    expect(problemsOf({ address: '', priceCents: '' })).toEqual([
      ['address', 'Please enter the street address'],
      ['priceCents', 'Please enter the price'],
    ]);
  });

  it.each([
    [{ priceCents: 'about 400k' }, 'priceCents'],
    [{ bedrooms: '2.5' }, 'bedrooms'],
    [{ bathrooms: '2.3' }, 'bathrooms'],
    [{ bathrooms: '3,5' }, 'bathrooms'],
    [{ squareFeet: '9'.repeat(400) }, 'squareFeet'],
    [{ zipCode: '787' }, 'zipCode'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ link: 'https://bank.example@evil.example/' }, 'link'],
    [{ listedOn: '2026-02-30' }, 'listedOn'],
  ])('refuses %j', (part, name) => {
    expect(problemsOf(part).map(([at]) => at)).toEqual([name]);
  });

  it.each([
    [{ squareFeet: ' 1,650 ' }, { squareFeet: 1_650 }],
    [
      { bathrooms: '2.25', bedrooms: '0' },
      { bathrooms: 2.25, bedrooms: 0 },
    ],
    [
      { hoaMonthlyCents: '0', yard: 'no' },
      { hoaMonthlyCents: 0, yard: false },
    ],
    [{ link: 'www.example.com/a?b#c' }, { link: 'https://www.example.com/a?b#c' }],
    [{ link: 'http://example.com' }, { link: 'https://example.com' }],
  ])('reads %j', (part, sent) => {
    expect(homeForm.parse({ ...typed, ...part })).toMatchObject(sent);
  });
});
