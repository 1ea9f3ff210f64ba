import { exampleFigures } from '@hearthway/contracts/affordability';
import { purchaseLinked } from '@hearthway/contracts/commerce';
import type { Envelope, EventData } from '@hearthway/contracts/envelope';
import {
  exampleAppraisal,
  exampleCondition,
  exampleClosing,
  exampleFinancialProfile,
  exampleHomeEntry,
  exampleHomeGoals,
  exampleMortgageApplication,
  exampleInspection,
  examplePreApprovalInfo,
  examplePurchaseTerms,
  exampleUnderwriting,
} from '@hearthway/contracts/examples';
import { dataExportRequested, userDeleted } from '@hearthway/contracts/identity';
import { journeyDataExported, type Milestone } from '@hearthway/contracts/journey';
import { decryptWith, generateRecipientKeys } from '@hearthway/service-kit';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { startJourneyUnderTest, type JourneyUnderTest } from '../../testing/index.js';

export type Buyer = Awaited<ReturnType<JourneyUnderTest['buyer']>>;

export const choices = { upcomingEvents: true, milestoneTips: false, productNews: true };
export const scenario = { name: 'Our plan', figures: exampleFigures };
export const tour = {
  title: 'Tour with Aunt Rosalind',
  address: '12 Wisteria Lane',
  startsAt: '2026-12-01T15:00:00.000Z',
};

export const letter = {
  lender: 'Wisteria Savings Bank',
  amountCents: 35_000_000,
  borrowers: 1,
  issuedOn: '2026-01-01',
  expiresOn: '2026-03-01',
};

export const quote = {
  lender: 'Wisteria Savings Bank',
  contactName: 'Morgan Wisteria',
  contact: '(512) 555-0142',
  nmlsId: '12345',
  creditPull: 'soft',
  status: 'applied',
  rateMillionths: 62_500,
  pointsMillionths: 0,
  aprMillionths: 63_900,
  lockDays: 45,
  lockExpiresOn: '2026-12-31',
};

export const estimate = {
  lender: 'Wisteria Savings Bank',
  issuedOn: '2026-11-20',
  loanCents: 30_000_000,
  months: 360,
  lockedUntil: null,
  rateMillionths: 62_500,
  aprMillionths: 63_900,
  originationCents: 80_000,
  pointsCents: 0,
  requiredServicesCents: 70_000,
  shoppableServicesCents: 180_000,
  taxesCents: 12_000,
  prepaidsCents: 240_000,
  escrowCents: 150_000,
  otherCents: 0,
  lenderCreditsCents: 0,
  mortgageInsuranceCents: 10_000,
  cashToCloseCents: 4_200_000,
};

export const paperMark = { complete: false, notNeededReason: 'I live off Wisteria shares' };
export const progress = { payingCash: false, papers: ['photo_id'] };

export async function send(
  buyer: Buyer,
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<unknown> {
  const response = await buyer.call(path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(headers && { headers }),
  });
  labeled(`${method} ${path}`, () => expect(response.ok).toBe(true));
  return response.status === 204 ? undefined : response.json();
}

export const saveChoices = (buyer: Buyer) => send(buyer, 'PUT', '/api/notification-choices', choices);

interface Part {
  milestones: { startedAt: string | null; milestones: Milestone[] };
  calendar: { events: unknown[] };
  lenderMatches: unknown[];
}

/** Collections that may keep the buyer's id for a while: see `keptAfterDeletion`. */
const marks = ['outbox', 'outbox-subjects', 'journeys', 'erasures'];

/** The service, and buyers who have used every feature of it. */
export function useBuyerData() {
  let journey: JourneyUnderTest;
  beforeAll(async () => {
    journey = await startJourneyUnderTest();
  });
  afterAll(() => journey.stop());

  /** A buyer who has used every feature. */
  async function busyBuyer(): Promise<Buyer> {
    const buyer = await journey.buyer();
    await buyer.call('/api/milestones');
    await send(buyer, 'POST', '/api/pre-approval-info', examplePreApprovalInfo);
    await send(buyer, 'PUT', '/api/financial-profile', { version: 0, profile: exampleFinancialProfile });
    await send(buyer, 'PUT', '/api/home-goals', exampleHomeGoals, { 'if-match': '"0"' });
    const found = (await send(buyer, 'POST', '/api/lender-matches/find', { count: 3 })) as unknown[];
    expect(found).toHaveLength(3);
    await send(buyer, 'POST', '/api/calendar-events', tour);
    await send(buyer, 'POST', '/api/pre-approval-letters', letter);
    await send(buyer, 'POST', '/api/lender-quotes', quote);
    await send(buyer, 'POST', '/api/loan-estimates', estimate);
    await send(buyer, 'PUT', '/api/pre-approval-progress', progress, { 'if-match': '"0"' });
    await saveChoices(buyer);
    const home = (await send(buyer, 'POST', '/api/homes', exampleHomeEntry)) as { id: string };
    await send(buyer, 'POST', '/api/offers', { homeId: home.id });
    const contract = (await send(buyer, 'POST', '/api/contract', examplePurchaseTerms)) as { id: string };
    const application = { contractId: contract.id, entry: exampleMortgageApplication };
    await send(buyer, 'PUT', '/api/mortgage-application', application, { 'if-match': '"0"' });
    const inspection = { contractId: contract.id, entry: exampleInspection };
    await send(buyer, 'PUT', '/api/inspection', inspection, { 'if-match': '"0"' });
    const file = { contractId: contract.id, entry: exampleUnderwriting };
    await send(buyer, 'PUT', '/api/underwriting', file, { 'if-match': '"0"' });
    await send(buyer, 'POST', '/api/conditions', { contractId: contract.id, entry: exampleCondition });
    const appraisal = { contractId: contract.id, entry: exampleAppraisal };
    await send(buyer, 'PUT', '/api/appraisal', appraisal, { 'if-match': '"0"' });
    await send(buyer, 'PUT', '/api/closing', { contractId: contract.id, entry: exampleClosing }, { 'if-match': '"0"' });
    await send(buyer, 'POST', '/api/calendar-feed');
    await send(buyer, 'PUT', '/api/document-slots/pay_stubs', paperMark);
    const thread = (await send(buyer, 'POST', '/api/chat/threads', {})) as { id: string };
    const question = { messageId: 'question-1', parentId: null, text: 'What is Wisteria earnest money?' };
    const answer = await buyer.call(`/api/chat/threads/${thread.id}/messages`, {
      method: 'POST',
      body: JSON.stringify(question),
    });
    expect(await answer.text()).toContain('[DONE]');
    await send(buyer, 'POST', '/api/chat/memories', { text: 'I like Wisteria' });
    const { id } = (await send(buyer, 'POST', '/api/scenarios', scenario)) as { id: string };
    await send(buyer, 'PUT', `/api/scenarios/${id}/pin`);
    await send(buyer, 'DELETE', `/api/scenarios/${id}/pin`);
    const { userId } = buyer;
    const paymentId = randomUUID();
    await journey.publish(purchaseLinked, paymentId, { paymentId, userId, productType: 'offer_toolkit' });
    await eventually(async () => (await journey.database.collection('entitlements').countDocuments({ userId })) === 1);
    return buyer;
  }

  /** Requests a buyer's data as identity does, and decrypts the answer. */
  async function exported(userId: string): Promise<{ part: Part; row: string }> {
    const exportId = randomUUID();
    const { publicKey, privateKey } = await generateRecipientKeys();
    await journey.publish(dataExportRequested, exportId, { exportId, userId, publicKey });
    const row = await eventually(async () => {
      const found = await journey.database.collection('outbox').findOne({ subject: exportId });
      return found ? String(found['body']) : false;
    });
    const { type, data } = JSON.parse(String(row)) as Envelope<EventData<typeof journeyDataExported>>;
    expect({ type, exportId: data.exportId, userId: data.userId }).toEqual({
      type: journeyDataExported.type,
      exportId,
      userId,
    });
    return { part: (await decryptWith(privateKey, data.encrypted)) as Part, row: String(row) };
  }

  async function collectionsNaming(...texts: string[]): Promise<string[]> {
    const named = await Promise.all(
      (await journey.database.collections()).map(async (collection) => {
        const all = JSON.stringify(await collection.find().toArray());
        return texts.some((text) => all.includes(text)) ? collection.collectionName : undefined;
      }),
    );
    return named.filter((name) => name !== undefined && !marks.includes(name)) as string[];
  }

  const erasures = () => journey.database.collection<{ _id: string; erasedAt: Date }>('erasures');

  async function deleteAccount({ userId }: Buyer): Promise<void> {
    await journey.publish(userDeleted, userId, { userId });
    await eventually(async () => (await erasures().countDocuments({ _id: userId })) === 1);
    await eventually(async () => (await journey.database.collection('milestones').countDocuments({ userId })) === 0);
  }

  return { journey: () => journey, busyBuyer, exported, collectionsNaming, erasures, deleteAccount };
}
