import { examplePreApprovalInfo } from '@hearthway/contracts/examples';
import { emptyPreApprovalInfo, savePreApprovalInfo } from '@hearthway/contracts/journey';
import { createSealing } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { expect } from '@jest/globals';
import type { Provider } from '../../testing/index.js';
import { createPreApprovalInfoStore } from '../pre-approval-info-store.js';

export const states: ProviderStates<Provider> = {
  async 'a buyer is signed in and has answered nothing of the wizard'({ connection, buyer }) {
    await connection.collection<{ _id: string }>('pre-approval-infos').deleteOne({ _id: buyer.userId });
  },
  async 'a buyer is signed in and has answered the whole wizard'({ buyer }) {
    const form = { method: 'POST', body: JSON.stringify(examplePreApprovalInfo) };
    expect((await buyer.call(savePreApprovalInfo.path, form)).status).toBe(200);
  },
};

const now = new Date();
const sealing = createSealing({ secretName: 'TEST', secrets: ['0'.repeat(64)], purpose: 'a test' });

export const growingStores: GrowingStores = {
  createPreApprovalInfoStore: growingStore({
    create: (connection) => createPreApprovalInfoStore(connection, sealing),
    documents: { 'pre-approval-infos': (index) => ({ _id: `buyer-${index}`, updatedAt: now, completedAt: null }) },
    calls: {
      findByUser: (infos, turn) => infos.findByUser(`buyer-${turn}`),
      findHome: (infos, turn) => infos.findHome(`buyer-${turn}`),
      findHomeAnswers: (infos, turn) => infos.findHomeAnswers(`buyer-${turn}`),
      findApplicant: (infos, turn) => infos.findApplicant(`buyer-${turn}`),
      findFirstName: (infos, turn) => infos.findFirstName(`buyer-${turn}`),
      isAnswered: (infos, turn, transaction) => infos.isAnswered(`buyer-${turn}`, transaction),
      update: (infos, turn, transaction) => infos.update(`buyer-${turn}`, emptyPreApprovalInfo, now, transaction),
      updateCompletedAt: (infos, turn, transaction) => infos.updateCompletedAt(`buyer-${turn}`, now, transaction),
      deleteSensitiveAnswers: (infos, turn) => infos.deleteSensitiveAnswers(`buyer-${turn}`),
      deleteByUser: (infos, turn, transaction) => infos.deleteByUser(`buyer-${500 + turn}`, transaction),
      findForExport: (infos, turn) => infos.findForExport(`buyer-${turn}`),
    },
  }),
};
