import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { eventually } from '@hearthway/tooling/testing';
import { describe, expect, it } from '@jest/globals';
import { saveChoices, send, tour, useBuyerData } from './testing/use-buyer-data.js';

const { journey, busyBuyer, collectionsNaming, erasures, deleteAccount } = useBuyerData();

describe('when an account is deleted', () => {
  it('a second event changes nothing', async () => {
    const buyer = await busyBuyer();
    await deleteAccount(buyer);
    await deleteAccount(buyer);
    expect(await collectionsNaming(buyer.userId)).toEqual([]);
  });

  it('data written by a late request is erased once every token has expired', async () => {
    const buyer = await busyBuyer();
    await deleteAccount(buyer);
    await saveChoices(buyer);
    await send(buyer, 'POST', '/api/calendar-events', tour);
    expect((await collectionsNaming(buyer.userId)).sort()).toEqual([
      'calendar-events',
      'calendars',
      'notification-choices',
    ]);

    const longAgo = new Date(Date.now() - 21 * 60_000);
    await erasures().updateOne({ _id: buyer.userId }, { $set: { erasedAt: longAgo } });
    await eventually(async () => (await erasures().countDocuments({ _id: buyer.userId })) === 0);
    expect(await collectionsNaming(buyer.userId)).toEqual([]);
  });

  it('the journey doesn’t start again, and the erasure itself is forgotten after a month', async () => {
    const buyer = await busyBuyer();
    await deleteAccount(buyer);
    expect(await (await buyer.call('/api/milestones')).json()).toEqual([]);
    await send(buyer, 'POST', '/api/pre-approval-info', examplePreApprovalInfo);
    expect(await (await buyer.call('/api/milestones')).json()).toEqual([]);
    const journeys = journey().database.collection<{ _id: string }>('journeys');
    expect(Object.keys((await journeys.findOne({ _id: buyer.userId })) ?? {}).sort()).toEqual(['_id', 'erasedAt']);
    expect(await journeys.indexes()).toContainEqual(
      expect.objectContaining({ key: { erasedAt: 1 }, expireAfterSeconds: 30 * 24 * 60 * 60 }),
    );
  });
});
