import type { MortgageRates } from '@hearthway/contracts/journey';
import type { Dependencies, ServiceModule } from '@hearthway/service-kit';
import { openKnowledge } from '../knowledge/index.js';
import type { RowsFor } from '../policy/index.js';
import type { ActionDoors } from './actions/apply-action.js';
import { createRunningAnswers } from './answers/running-answers.js';
import type { BuyerReads } from './buyer-reader.js';
import { chatRoutes } from './chat-routes.js';
import { createModelEngine } from './engines/model/model-engine.js';
import type { ChosenModel } from './engines/model/model-settings.js';
import { openModel } from './engines/model/provider.js';
import { addMemory } from './settings/chat-settings.js';
import { createChatSettingsStore } from './settings/chat-settings-store.js';
import { createSpendStore, type SpendStore } from './settings/spend-store.js';
import { createChatStore } from './threads/chat-store.js';

export { chosenModel, modelSettings } from './engines/model/model-settings.js';

interface Needed extends Pick<Dependencies, 'connection' | 'transaction' | 'now' | 'newId' | 'logger'> {
  readonly reads: BuyerReads;
  readonly actions: ActionDoors;
  readonly policyRowsFor: RowsFor;
  readonly currentRates: () => MortgageRates;
  /** The date and time whose figures apply. */
  readonly figuresAt: () => Date;
}

/** Opens Mia. @param chosen the model that answers; without one, our own engine does */
export async function openChat(needed: Needed, chosen: ChosenModel | undefined): Promise<ServiceModule> {
  const { connection, logger, now, newId, figuresAt } = needed;
  const store = createChatStore(connection);
  const settings = createChatSettingsStore(connection);
  const spend = createSpendStore(connection);
  const running = createRunningAnswers({ store, logger, now, owner: newId() });
  const routes = chatRoutes({
    ...needed,
    store,
    settings,
    running,
    knowledge: openKnowledge({ policyRowsFor: needed.policyRowsFor, now: figuresAt }),
    remember: (request) => addMemory({ ...needed, settings }, request),
    modelFor: await modelEngines(chosen, spend),
    engine: chosen
      ? { kind: 'model', provider: chosen.providerName, model: chosen.model }
      : { kind: 'none', provider: null, model: null },
  });
  return {
    stores: [store, settings, spend],
    routes,
    buyerData: { chatThreads: store, chatSettings: settings, chatSpend: spend },
    endStreams: () => running.close(),
    stop: () => running.close(),
  };
}

/** Of one answer. */
const maxOutputTokens = 1_200;

/** One engine per buyer and day. Its answers are charged to their budgets. */
async function modelEngines(chosen: ChosenModel | undefined, spend: SpendStore) {
  if (!chosen) return () => undefined;
  const model = await openModel(chosen);
  const { patienceMilliseconds, budgets } = chosen;
  const { spendingOf, caps } = budgets;
  return (userId: string, day: string) =>
    createModelEngine({
      model,
      patienceMilliseconds,
      maxOutputTokens,
      budget: {
        reserve: (use) => spend.reserve(userId, day, spendingOf(use), caps),
        async settle(reserved, used) {
          const { unit, amount } = spendingOf(used);
          await spend.settle(userId, day, { unit, amount: amount - spendingOf(reserved).amount });
        },
      },
    });
}
