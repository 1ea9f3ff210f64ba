import { exampleHomeEntry } from '@hearthway/contracts/examples';
import { addressKey } from '@hearthway/contracts/home-address';
import type { ComparableSale } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Connection } from 'mongoose';
import { leavingBuyer, ofTen, type Provider } from '../../testing/index.js';
import { createComparableSaleStore } from '../comparable-sale-store.js';
import { createHomeStore } from '../home-store.js';
import { newHome, type StoredHome } from '../stored-home.js';

const savedAt = new Date('2026-11-20T15:00:00.000Z');
const homeOf = (userId: string, id: string): StoredHome =>
  newHome({ id, requestId: id, userId, entry: exampleHomeEntry, at: savedAt });

async function haveHomes(connection: Connection, userId: string, homes: readonly StoredHome[]): Promise<void> {
  const store = createHomeStore(connection);
  await inTransaction(connection, async (transaction) => {
    await store.deleteByUser(userId, transaction);
    if (homes.length > 0) await store.save(homes, transaction);
  });
}

/** At version 1, and the only one. */
export const haveHome = (connection: Connection, userId: string, homeId: string): Promise<void> =>
  haveHomes(connection, userId, [homeOf(userId, homeId)]);

const { address, city, state, zipCode, priceCents, bedrooms, bathrooms, squareFeet, yearBuilt, propertyType } =
  exampleHomeEntry;
const facts = { address, city, state, zipCode, priceCents, bedrooms, bathrooms, squareFeet, yearBuilt, propertyType };
const saleOf = (id: string): ComparableSale => ({ id, ...facts, soldOn: '2026-10-31' });

/** The home and sale have the ids in the consumers' examples. The home is at version 1, its impressions at 0. */
export const states: ProviderStates<Provider> = {
  'a buyer has saved no homes': ({ connection, buyer }) => haveHomes(connection, buyer.userId, []),
  'a buyer has saved a home': ({ connection, buyer: { userId } }) =>
    haveHome(connection, userId, 'b5e1c7d2-6a1f-4b8e-8c3d-9f0a1b2c3d4e'),
  'a buyer has a comparable sale': ({ connection, buyer: { userId } }) =>
    inTransaction(connection, (transaction) =>
      createComparableSaleStore(connection).replace(
        userId,
        [saleOf('d4f8a0b1-3c2e-4d5f-9a6b-7c8d9e0f1a2b')],
        transaction,
      ),
    ),
};

const at = (street: string, home: StoredHome): StoredHome => ({ ...home, facts: { ...home.facts, address: street } });
const growing = (index: number): StoredHome => {
  const { userId, place } = ofTen(index);
  return at(`${place} Oak Street`, homeOf(userId, `home-${index}`));
};
const fullList = (buyer: number) => Array.from({ length: 10 }, (_, place) => saleOf(`sale-${buyer}-${place}`));

export const growingStores: GrowingStores = {
  createHomeStore: growingStore({
    create: createHomeStore,
    documents: {
      homes: (index) => {
        const { id, ...home } = growing(index);
        return { _id: id, addressKey: addressKey(home.facts), ...home };
      },
      'home-boards': (index) => ({ _id: `buyer-${index}`, turns: 1 }),
    },
    calls: {
      findByUser: (homes, turn) => homes.findByUser(`buyer-${turn % 5}`),
      findById: (homes, turn, transaction) => homes.findById(ofTen(turn).userId, `home-${turn}`, transaction),
      hasAny: (homes, turn) => homes.hasAny(`buyer-${turn % 5}`, ['offer', 'contract'], null),
      count: (homes, turn, transaction) => homes.count(`buyer-${turn % 5}`, transaction),
      takeTurn: (homes, turn, transaction) => homes.takeTurn(`buyer-${turn}`, transaction),
      save: (homes, turn, transaction) =>
        homes.save(
          [{ ...growing(turn), stage: 'tour' }, at(`${turn} Elm Court`, homeOf(ofTen(turn).userId, `new-${turn}`))],
          transaction,
        ),
      delete: (homes, turn, transaction) => homes.delete(growing(turn), transaction),
      deleteByUser: (homes, turn, transaction) => homes.deleteByUser(leavingBuyer(turn), transaction),
      findForExport: (homes) => homes.findForExport('buyer-9'),
    },
  }),
  createComparableSaleStore: growingStore({
    create: createComparableSaleStore,
    documents: { 'comparable-sales': (index) => ({ _id: `buyer-${index}`, sales: fullList(index) }) },
    calls: {
      findByUser: (sales, turn) => sales.findByUser(`buyer-${turn}`),
      replace: (sales, turn, transaction) => sales.replace(`buyer-${turn}`, fullList(turn), transaction),
      deleteByUser: (sales, turn, transaction) => sales.deleteByUser(`buyer-${500 + turn}`, transaction),
      findForExport: (sales, turn) => sales.findForExport(`buyer-${turn}`),
    },
  }),
};
