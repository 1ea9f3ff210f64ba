import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { listHomes } from './home-operations.js';
import { comparableSaleEntry, homeEntry } from './homes.js';

describe('what is known of a home', () => {
  it('has no word about people, crime, safety, or schools that a home could be ranked by', () => {
    const names = new Set<string>();
    const collect = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return;
      if ('properties' in schema) for (const name of Object.keys(schema.properties as object)) names.add(name);
      Object.values(schema).forEach(collect);
    };
    for (const schema of [homeEntry, comparableSaleEntry, listHomes.reply])
      collect(z.toJSONSchema(schema, { unrepresentable: 'any' }));

    expect(names).toContain('pricePerSquareFootCents');
    const wrong = /crime|safe|school|race|ethnic|religio|famil|child|popul|demograph|income|median|neighbo/i;
    expect([...names].filter((name) => wrong.test(name))).toEqual([]);
  });
});

describe('where a home is', () => {
  it.each(['address', 'city'] as const)('has no account number in its %s', (field) => {
    expect(homeEntry.shape[field].safeParse('Oak Street, account 000123456789').success).toBe(false);
    expect(homeEntry.shape[field].safeParse('12345-67 Highway 1234567, Unit 1204').success).toBe(true);
  });
});

describe('a listing’s link', () => {
  const accepts = (link: string) => homeEntry.shape.link.safeParse(link).success;

  it.each([
    '',
    'https://www.redfin.com/TX/Austin/12-Oak-St/home/1?a=b#c',
    ' https://x.co ',
    'https://localhost.test:8443',
  ])('may be %j', (link) => {
    expect(accepts(link)).toBe(true);
  });

  it.each([
    'http://redfin.com',
    'javascript:alert(1)',
    'https://redfin.com@evil.example',
    'https://user:secret@redfin.com',
    'https://redfin',
    'https://redfin.com/a b',
    'https://redfin.com/\u0000',
    'https://redfin.com\\@evil.example',
    `https://redfin.com/${'a'.repeat(500)}`,
  ])('is not %j', (link) => {
    expect(accepts(link)).toBe(false);
  });
});
