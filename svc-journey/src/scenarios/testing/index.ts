import { exampleFigures } from '@hearthway/contracts/affordability';
import { hashToken, inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Connection } from 'mongoose';
import type { Provider } from '../../testing/index.js';
import { withChange, withNew, withPin, emptyList, type SavedScenario } from '../scenario-list.js';
import { createScenarioStore } from '../scenario-store.js';

const savedAt = new Date('2026-11-20T15:00:00.000Z');

/** The id and the token are those in the consumers' examples. */
const example: SavedScenario = {
  id: 'c1b7e0a2-5f0e-4e1c-9d7a-3a6b1f2c4d5e',
  name: 'Our plan',
  figures: exampleFigures,
  level: 'typical',
  savedAt,
  savedRowIds: [],
  link: { tokenHash: hashToken('example-of-a-token'), sharedAt: savedAt },
};

async function save(connection: Connection, userId: string, changes: Partial<SavedScenario>): Promise<void> {
  const store = createScenarioStore(connection);
  await inTransaction(connection, (transaction) =>
    store.replace(userId, withNew(emptyList, { ...example, ...changes }), transaction),
  );
}

export const haveNoScenarios = ({ connection, buyer }: Provider): Promise<void> =>
  inTransaction(connection, (transaction) =>
    createScenarioStore(connection).replace(buyer.userId, emptyList, transaction),
  );

export const states: ProviderStates<Provider> = {
  'a buyer is signed in and has saved a scenario': ({ connection, buyer }) =>
    save(connection, buyer.userId, { link: null }),
  'a buyer is signed in and has saved a scenario without a price': ({ connection, buyer }) =>
    save(connection, buyer.userId, { figures: { ...exampleFigures, annualIncomeCents: 0 } }),
  'a buyer is signed in and has pinned a scenario': ({ connection, buyer }) =>
    inTransaction(connection, (transaction) =>
      createScenarioStore(connection).replace(
        buyer.userId,
        withPin(withNew(emptyList, example), example.id),
        transaction,
      ),
    ),
  'a buyer has shared a scenario': ({ connection, buyer }) => save(connection, buyer.userId, {}),
};

const scenarioOf = (buyer: number, place: number): SavedScenario => ({
  ...example,
  id: `scenario-${buyer}-${place}`,
  link: { tokenHash: `hash-${buyer}-${place}`, sharedAt: savedAt },
});
const fullList = (buyer: number) => ({
  pinnedId: null,
  scenarios: Array.from({ length: 10 }, (_, place) => scenarioOf(buyer, place)),
});

export const growingStores: GrowingStores = {
  createScenarioStore: growingStore({
    create: createScenarioStore,
    documents: { 'scenario-lists': (index) => ({ _id: `buyer-${index}`, ...fullList(index) }) },
    calls: {
      findByUser: (scenarios, turn) => scenarios.findByUser(`buyer-${turn}`),
      findByTokenHash: (scenarios, turn) => scenarios.findByTokenHash(`hash-${turn}-7`),
      replace: (scenarios, turn, transaction) =>
        scenarios.replace(
          `buyer-${turn}`,
          withChange(fullList(turn), `scenario-${turn}-3`, { name: 'New' }),
          transaction,
        ),
      deleteByUser: (scenarios, turn, transaction) => scenarios.deleteByUser(`buyer-${turn}`, transaction),
      findForExport: (scenarios, turn) => scenarios.findForExport(`buyer-${turn}`),
    },
  }),
};
