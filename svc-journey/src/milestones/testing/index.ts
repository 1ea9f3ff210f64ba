import { exampleMilestones } from '@hearthway/contracts/examples';
import type { Milestone } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { expect } from '@jest/globals';
import { leavingBuyer, ofTen, type Provider } from '../../testing/index.js';
import { createMilestoneStore } from '../milestone-store.js';

export const states: ProviderStates<Provider> = {
  async 'a buyer is signed in and has the default milestones'({ connection, buyer: { userId } }) {
    const store = createMilestoneStore(connection);
    await inTransaction(connection, async (transaction) => {
      await store.deleteByUser(userId, new Date(), transaction);
      const milestones: Milestone[] = exampleMilestones.map((example) => ({ ...example, userId }));
      await store.insertMilestones(milestones, new Date(), transaction);
    });
  },
};

export const messages: ProviderStates<Provider> = {
  async 'a milestone changed'({ journey }) {
    const { userId, call } = await journey.buyer();
    const [first] = (await (await call('/api/milestones')).json()) as Milestone[];
    const change = { method: 'PATCH', body: JSON.stringify({ status: 'completed' }) };
    expect((await call(`/api/milestones/${first?.id}`, change)).status).toBe(200);
    return journey.published({ subject: userId });
  },
};

const now = new Date();
const saving = { key: 'saving', title: 'Saving', description: 'Put money aside', status: 'not_started' as const };
const milestoneAt = (index: number) => {
  const { userId, place } = ofTen(index);
  return { ...saving, userId, order: place };
};

export const growingStores: GrowingStores = {
  createMilestoneStore: growingStore({
    create: createMilestoneStore,
    documents: {
      milestones: (index) => ({ _id: `milestone-${index}`, ...milestoneAt(index), updatedAt: now }),
      journeys: (index) => ({ _id: `buyer-${index}`, startedAt: now }),
    },
    calls: {
      findByUser: (milestones) => milestones.findByUser('buyer-1'),
      insertJourney: (milestones, turn, transaction) => milestones.insertJourney(`new-${turn}`, now, transaction),
      wasErased: (milestones, turn, transaction) => milestones.wasErased(`buyer-${turn}`, transaction),
      insertMilestones: (milestones, turn, transaction) =>
        milestones.insertMilestones([{ id: `new-${turn}`, ...milestoneAt(-10 - 10 * turn) }], now, transaction),
      updateStatus: (milestones, turn, transaction) =>
        milestones.updateStatus(
          {
            userId: ofTen(turn).userId,
            milestoneId: `milestone-${turn}`,
            status: 'completed',
            by: 'buyer',
            updatedAt: now,
          },
          transaction,
        ),
      updateBasis: (milestones, turn, transaction) =>
        milestones.updateBasis(
          { userId: ofTen(turn).userId, milestoneId: `milestone-${turn}`, isMet: true },
          transaction,
        ),
      deleteByUser: (milestones, turn, transaction) => milestones.deleteByUser(leavingBuyer(turn), now, transaction),
      findForExport: (milestones) => milestones.findForExport('buyer-1'),
    },
  }),
};
