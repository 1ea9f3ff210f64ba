import { commerceDataExported } from '@hearthway/contracts/commerce';
import type { Envelope } from '@hearthway/contracts/envelope';
import { dataExportRequested, getDataExport, requestDataExport } from '@hearthway/contracts/identity';
import { journeyDataExported } from '@hearthway/contracts/journey';
import { operationPath } from '@hearthway/contracts/operation';
import { encryptFor } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { eventually } from '@hearthway/tooling/testing';
import { expect } from '@jest/globals';
import { jordanSignedIn, publishedAbout, type IdentityUnderTest as Provider } from '../../testing/index.js';
import { createDataExportStore } from '../data-export-store.js';

async function beingGathered(identity: Provider) {
  const { token } = await jordanSignedIn(identity);
  const { body } = await identity.call(requestDataExport, { token });
  return { token, dataExportId: String(body['id']) };
}

/** All services have answered. */
async function gathered(identity: Provider) {
  const begun = await beingGathered(identity);
  const { token, dataExportId } = begun;
  const { exportId, userId, publicKey } = await eventually(() => {
    const isAsked = ({ type, subject }: Envelope) => type === dataExportRequested.type && subject === dataExportId;
    const asked = identity.events.find(isAsked);
    if (!asked) throw new Error('The journey service was not asked');
    return dataExportRequested.data.parse(asked.data);
  });
  for (const event of [journeyDataExported, commerceDataExported]) {
    const encrypted = await encryptFor(publicKey, { milestones: [] });
    await identity.publish(event, exportId, { exportId, userId, encrypted });
  }
  await eventually(async () => {
    const path = operationPath(getDataExport, { dataExportId });
    expect((await identity.call(getDataExport, { token, path })).body['status']).toBe('ready');
  });
  return begun;
}

export const states: ProviderStates<Provider> = {
  'the data of jordan is being gathered': beingGathered,
  'the data of jordan is gathered': gathered,
};

export const messages: ProviderStates<Provider> = {
  async 'a data export requested'(identity) {
    const { userId, token } = await identity.buyer();
    await identity.call(requestDataExport, { token });
    return publishedAbout(identity, userId, dataExportRequested.type);
  },
};

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);

const dataExportAt = (index: number) => ({
  userId: `user-${index}`,
  requestedAt: now,
  expiresAt: later,
  sealedPrivateKey: 'sealed',
  parts: [],
});

export const growingStores: GrowingStores = {
  createDataExportStore: growingStore({
    create: createDataExportStore,
    documents: { 'data-exports': (index) => ({ _id: `export-${index}`, ...dataExportAt(index) }) },
    calls: {
      insert: (exports, turn, transaction) =>
        exports.insert({ id: `new-${turn}`, ...dataExportAt(-1 - turn) }, transaction),
      findNewest: (exports, turn, transaction) => exports.findNewest(`user-${turn}`, transaction),
      findOwn: (exports, turn) => exports.findOwn(`export-${turn}`, `user-${turn}`, now),
      insertPart: (exports, turn, transaction) =>
        exports.insertPart(`export-${turn}`, { service: 'journey', encrypted: 'sealed' }, transaction),
      deleteByUser: (exports, turn, transaction) => exports.deleteByUser(`user-${500 + turn}`, transaction),
    },
  }),
};
