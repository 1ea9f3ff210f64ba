import type { ChatSettings, MortgageRates } from '@hearthway/contracts/journey';
import type { Logger, RunInTransaction } from '@hearthway/service-kit';
import type { Knowledge } from '../knowledge/index.js';
import type { RowsFor } from '../policy/index.js';
import type { ActionDoors, Remember } from './actions/apply-action.js';
import type { RunningAnswers } from './answers/running-answers.js';
import type { BuyerReads } from './buyer-reader.js';
import type { Engine } from './engines/engine.js';
import type { ChatSettingsStore } from './settings/chat-settings-store.js';
import type { ChatStore } from './threads/chat-store.js';

/** What this module’s use cases work with. */
export interface ChatDependencies {
  readonly store: ChatStore;
  readonly settings: ChatSettingsStore;
  readonly transaction: RunInTransaction;
  readonly logger: Logger;
  readonly now: () => Date;
  /** The date and time whose figures apply. */
  readonly figuresAt: () => Date;
  readonly newId: () => string;
  readonly running: RunningAnswers;
  readonly knowledge: Knowledge;
  readonly policyRowsFor: RowsFor;
  readonly currentRates: () => MortgageRates;
  /** What tools may read of the other modules. */
  readonly reads: BuyerReads;
  /** What confirmed actions do in the other modules. */
  readonly actions: ActionDoors;
  readonly remember: Remember;
  /** The model for one buyer’s question on a day; `undefined` without one. */
  readonly modelFor: (userId: string, day: string) => Engine | undefined;
  /** Who answers, as buyers are told. */
  readonly engine: ChatSettings['engine'];
}
