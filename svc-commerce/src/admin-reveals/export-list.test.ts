import type { ExportList } from '@hearthway/contracts/commerce';
import { describe, expect, it } from '@jest/globals';
import { exportList } from './export-list.js';

const nobody: Parameters<typeof exportList>[0] = {
  waitlist: { find: () => Promise.resolve(undefined), findAll: () => ReadableStream.from([]) },
  payments: { find: () => Promise.resolve(undefined), findAllByProduct: () => ReadableStream.from([]) },
  now: () => new Date('2026-11-20T23:59:59.999Z'),
};

describe('an exported file', () => {
  it.each<[ExportList, string]>([
    ['waitlist', 'waitlist-2026-11-20.csv'],
    ['founding_members', 'founding-members-2026-11-20.csv'],
    ['offer_toolkits', 'offer-toolkits-2026-11-20.csv'],
  ])('of %s has the list and the date (UTC) in its name', async (list, fileName) => {
    expect(await exportList(nobody, list)).toMatchObject({ fileName, rows: 0 });
  });
});
