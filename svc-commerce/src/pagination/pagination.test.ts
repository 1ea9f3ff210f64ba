import { listWaitlist } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { linkToNext, readCursor, takePage } from './pagination.js';

const record = (id: string) => ({ id, createdAt: new Date('2026-11-20T12:00:00.123Z') });

describe('a page of records', () => {
  it('names the next one when there are more records', () => {
    expect(takePage([record('c'), record('b'), record('a')], 2)).toEqual({
      items: [record('c'), record('b')],
      next: record('b'),
    });
  });

  it.each([0, 1, 2])('is the last one when %i of two were found', (count) => {
    const found = [record('b'), record('a')].slice(0, count);
    expect(takePage(found, 2)).toEqual({ items: found });
  });

  it('links to the next one', () => {
    const link = linkToNext('/api/admin/waitlist', record('6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11'));
    const [, address = ''] = /^<(.+)>; rel="next"$/.exec(link) ?? [];
    const { searchParams, pathname } = new URL(address, 'http://localhost');
    const query = listWaitlist.query?.parse(Object.fromEntries(searchParams));

    expect(pathname).toBe('/api/admin/waitlist');
    expect(readCursor(query?.before)).toEqual(record('6f1f7a52-6c0e-4c37-9a39-0b8f0f6a3f11'));
    expect(readCursor(undefined)).toBeUndefined();
  });
});
