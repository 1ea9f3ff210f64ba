import { examplePurchaseTerms } from '@hearthway/contracts/examples';
import type { PropertyTimeZone } from '@hearthway/contracts/journey';
import type { AppError } from '@hearthway/service-kit';
import { expect, it } from '@jest/globals';
import { requirePastTerms } from './accept-contract.js';

function refusedAt(now: string, timeZone: PropertyTimeZone): readonly string[] {
  const days = { effectiveOn: '2026-11-23', titleReceivedOn: '2026-11-24', hoaReceivedOn: null };
  try {
    requirePastTerms({ ...examplePurchaseTerms, ...days, timeZone }, new Date(now));
    return [];
  } catch (error) {
    return ((error as AppError).details ?? []).map(({ path }) => path);
  }
}

it('a contract begins, and its papers come, by today on the property’s clock', () => {
  expect(refusedAt('2026-11-24T04:59:00.000Z', 'America/New_York')).toEqual(['body.titleReceivedOn']);
  expect(refusedAt('2026-11-24T05:00:00.000Z', 'America/New_York')).toEqual([]);
  expect(refusedAt('2026-11-24T05:00:00.000Z', 'America/Chicago')).toEqual(['body.titleReceivedOn']);
  expect(refusedAt('2026-11-23T05:00:00.000Z', 'Pacific/Honolulu')).toEqual([
    'body.effectiveOn',
    'body.titleReceivedOn',
  ]);
});
