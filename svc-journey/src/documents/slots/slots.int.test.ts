import { exampleCondition, examplePreApprovalInfo, examplePurchaseTerms } from '@hearthway/contracts/examples';
import {
  listCalendarEvents,
  listDocumentSlots,
  type BuyerDocument,
  type DocumentEntry,
  type DocumentSlotKey,
} from '@hearthway/contracts/journey';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../../testing/index.js';
import { pdfOf } from '../testing/sample-files.js';
import { settled, upload, type Buyer } from '../testing/upload-files.js';

// Figures are those of November 22, 2026.
let journey: JourneyUnderTest;
beforeAll(async () => {
  journey = await startJourneyUnderTest();
});
afterAll(() => journey.stop());

const slotsOf = async (buyer: Buyer) =>
  listDocumentSlots.reply.parse(await (await buyer.call('/api/document-slots')).json()).slots;
const keysOf = async (buyer: Buyer) => (await slotsOf(buyer)).map(({ key }) => key);
const slotOf = async (buyer: Buyer, wanted: DocumentSlotKey) =>
  (await slotsOf(buyer)).find(({ key }) => key === wanted);
const eventsOf = async (buyer: Buyer) =>
  listCalendarEvents.reply.parse(await (await buyer.call('/api/calendar-events')).json()).events;

async function send(buyer: Buyer, method: string, path: string, body: object): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await buyer.call(path, { method, body: JSON.stringify(body), headers });
  expect(status).toBeLessThan(300);
}

const sign = (buyer: Buyer, change: Partial<typeof examplePurchaseTerms> = {}) =>
  send(buyer, 'POST', '/api/contract', { ...examplePurchaseTerms, ...change });

describe('the slots of a buyer', () => {
  it('follow contract, inspection, and conditions, and are the buyer’s own', async () => {
    const [buyer, other] = [await journey.buyer(), await journey.buyer()];
    expect(await keysOf(buyer)).not.toContain('inspection_report');
    await sign(buyer, { state: 'FL', timeZone: 'America/New_York' });
    expect(await keysOf(buyer)).toEqual(expect.arrayContaining(['wind_mitigation', 'closing_disclosure']));
    expect(await keysOf(buyer)).not.toContain('lender_request');
    const { contract } = (await (await buyer.call('/api/contract')).json()) as { contract: { id: string } };
    await send(buyer, 'POST', '/api/conditions', {
      contractId: contract.id,
      entry: { ...exampleCondition, text: 'A letter about a gap in your jobs' },
    });
    expect(await keysOf(buyer)).toContain('lender_request');
    expect(await keysOf(other)).not.toContain('inspection_report');
  });

  it('are marked as complete, or as not needed with a reason', async () => {
    const buyer = await journey.buyer();
    await upload(buyer, await pdfOf(['Both forms are in this one file']), { slot: 'w2_forms' });
    await settled(buyer);
    expect(await slotOf(buyer, 'w2_forms')).toMatchObject({ status: 'uploaded', files: 1, wanted: 2 });
    await send(buyer, 'PUT', '/api/document-slots/w2_forms', { complete: true, notNeededReason: '' });
    expect(await slotOf(buyer, 'w2_forms')).toMatchObject({ status: 'ok', complete: true });
    const notNeededReason = 'I begin in January';
    await send(buyer, 'PUT', '/api/document-slots/pay_stubs', { complete: false, notNeededReason });
    expect(await slotOf(buyer, 'pay_stubs')).toMatchObject({ status: 'not_needed', notNeededReason });
    await send(buyer, 'PUT', '/api/document-slots/pay_stubs', { complete: false, notNeededReason: '' });
    expect(await slotOf(buyer, 'pay_stubs')).toMatchObject({ status: 'needed' });
  });
});

describe('a document that gets too old', () => {
  const entryOf = (
    { name, slot, tags, note, datedOn, hintsSeen }: BuyerDocument,
    change: Partial<DocumentEntry>,
  ): DocumentEntry => ({ name, slot, tags, note, datedOn, hintsSeen, ...change });

  it('is in the calendar as long as it is there, with the day that its text says or the buyer does', async () => {
    const buyer = await journey.buyer();
    const id = await upload(buyer, await pdfOf(['Pay Period Ending: 11/14/2026']), { name: 'Stub', slot: 'pay_stubs' });
    const [stub] = (await settled(buyer)).documents;
    expect(stub).toMatchObject({ datedOn: '2026-11-14', versions: [{ hints: [{ kind: 'date' }] }] });
    const [event] = await eventsOf(buyer);
    expect(event).toMatchObject({
      kind: 'document',
      title: 'Gets too old: Stub',
      startsAt: '2026-12-14T17:00:00.000Z',
    });
    const changed = await buyer.call(`/api/calendar-events/${event?.id}`, { method: 'DELETE' });
    expect(await changed.json()).toMatchObject({ code: 'calendar-event.from-elsewhere' });

    const call = (method: string, path: string, version: number, body?: object) =>
      buyer.call(`/api/documents/${id}${path}`, {
        method,
        headers: { 'if-match': `"${version}"` },
        ...(body && { body: JSON.stringify(body) }),
      });
    if (stub) await call('PUT', '', 1, entryOf(stub, { datedOn: '2026-10-20' }));
    expect(await eventsOf(buyer)).toMatchObject([{ id: event?.id, startsAt: '2026-11-19T17:00:00.000Z' }]);
    expect(await slotOf(buyer, 'pay_stubs')).toMatchObject({ status: 'expired', expiresOn: '2026-11-19' });
    await call('DELETE', '', 2);
    expect(await eventsOf(buyer)).toEqual([]);
    expect(await slotOf(buyer, 'pay_stubs')).toMatchObject({ status: 'needed', files: 0 });
    await call('POST', '/restore', 3);
    expect(await eventsOf(buyer)).toHaveLength(1);
  });

  it('has hints that leave the slot open until the buyer has looked', async () => {
    const buyer = await journey.buyer();
    await send(buyer, 'POST', '/api/pre-approval-info', { ...examplePreApprovalInfo, lastName: 'García' });
    const words = 'Account holder: Jordan Smith, of a bank whose statement says a little more than that';
    const id = await upload(buyer, await pdfOf([`Page 1 of 2 ${words}`]), { slot: 'bank_statements' });
    const [statement] = (await settled(buyer)).documents;
    expect(statement?.versions[0]?.hints).toMatchObject([
      { kind: 'missing-pages', text: 'We didn’t find page 2 of 2.' },
      { kind: 'other-name', basedOn: expect.stringContaining('Jordan Smith') },
    ]);
    expect(await slotOf(buyer, 'bank_statements')).toMatchObject({ status: 'needs_fix' });
    if (statement) {
      await buyer.call(`/api/documents/${id}`, {
        method: 'PUT',
        headers: { 'if-match': '"1"' },
        body: JSON.stringify(entryOf(statement, { hintsSeen: true })),
      });
    }
    expect(await slotOf(buyer, 'bank_statements')).toMatchObject({ status: 'uploaded', wanted: 2 });
  });
});
