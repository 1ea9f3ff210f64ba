import { exampleFinancialProfile, examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { join } from 'node:path';
import earlier from './earlier-release.json' with { type: 'json' };
import { startJourneyUnderTest, type JourneyUnderTest } from '../src/testing/index.js';

let journey: JourneyUnderTest;
let read: (path: string) => Promise<unknown>;
beforeAll(async () => {
  journey = await startJourneyUnderTest({}, join(import.meta.dirname, 'earlier-release.json'));
  const { call } = await journey.buyer(earlier.buyerId);
  read = async (path) => (await call(path)).json();
});
afterAll(() => journey.stop());

it('shows the milestones that an earlier release kept', async () => {
  const stored = earlier.collections.milestones.toSorted((one, other) => one.order - other.order);
  expect(await read('/api/milestones')).toMatchObject(
    stored.map(({ _id, order, status }) => ({ id: _id, order, status })),
  );
});

it('shows the financial profile and assesses it', async () => {
  expect(await read('/api/financial-profile')).toMatchObject({
    version: 1,
    profile: exampleFinancialProfile,
    assessment: { missingForMatching: [] },
  });
});

it('shows the answers to the first questions, and opens the sealed ones', async () => {
  const { propertyState, citizenship, maritalStatus } = examplePreApprovalInfo;
  expect(await read('/api/pre-approval-info')).toMatchObject({ propertyState, citizenship, maritalStatus });
});

it('shows the lender matches, but for the lender for people who served', async () => {
  const kept = earlier.collections['lender-matches'].filter(({ lenderId }) => lenderId !== 'thimble-and-anchor');
  expect(kept).toHaveLength(2);
  const shown = (await read('/api/lender-matches')) as { id: string }[];
  expect(shown.map(({ id }) => id).sort()).toEqual(kept.map(({ _id }) => _id).sort());
});

it('shows the calendar and the notification choices', async () => {
  const [event] = earlier.collections['calendar-events'];
  expect(JSON.stringify(await read('/api/calendar-events'))).toContain(event?.title);
  expect(await read('/api/notification-choices')).toMatchObject({ upcomingEvents: true, milestoneTips: false });
});
