import { describe, expect, it, jest } from '@jest/globals';
import type { Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../../calendar-events/index.js';
import { updateExpiryEvent } from './expiry-event.js';

const stub = { id: 'stub', name: 'Pay stub.pdf', slot: 'pay_stubs', datedOn: '2026-11-13', binnedAt: null } as const;
const event = { title: 'Gets too old: Pay stub.pdf', address: '', startsAt: '2026-12-13T17:00:00.000Z' };

describe('the calendar', () => {
  const kept = async (before: typeof stub | undefined, after: object | undefined) => {
    const keepEvents = jest.fn<KeepEvents>();
    const dependencies = { keepEvents, now: () => new Date('2026-11-29T12:00:00Z') };
    const documents = { before, after: after && { ...stub, ...after } };
    await updateExpiryEvent(dependencies, { userId: 'buyer', ...documents }, {} as Transaction);
    return keepEvents.mock.calls[0]?.[0];
  };

  it('gets the last day of a document', async () => {
    expect(await kept(undefined, {})).toEqual({ userId: 'buyer', source: 'document:stub', before: [], after: [event] });
  });

  it.each([
    ['moved to a slot without an age', { slot: 'photo_id' }],
    ['put into the bin', { binnedAt: '2026-11-29T12:00:00.000Z' }],
    ['without its date', { datedOn: null }],
    ['gone', undefined],
  ])('loses it once it is %s', async (_how, after) => {
    expect(await kept(stub, after)).toMatchObject({ before: [event], after: [] });
  });
});
