import type { ChatSettings } from '@hearthway/contracts/journey';
import type { RunInTransaction } from '@hearthway/service-kit';
import type { Knowledge } from '../knowledge/index.js';
import type { DocumentText } from '../documents/index.js';
import type { ApplyAction } from './actions/apply-action.js';
import type { RunningAnswers } from './answers/running-answers.js';
import type { Engine } from './engines/engine.js';
import type { ChatSettingsStore } from './settings/chat-settings-store.js';
import type { ChatStore } from './threads/chat-store.js';
import type { BuyerReader, ToolContext } from './tools/index.js';

/** Dependencies of this room’s use cases. */
export interface ChatDependencies {
  readonly store: ChatStore;
  readonly settings: ChatSettingsStore;
  readonly transaction: RunInTransaction;
  readonly now: () => Date;
  /** The moment whose figures apply. */
  readonly figuresAt: () => Date;
  readonly newId: () => string;
  readonly running: RunningAnswers;
  readonly knowledge: Knowledge;
  /** What the tools may read of a buyer, from the other rooms. */
  readonly readerOf: (userId: string) => BuyerReader;
  /** The buyer’s documents among these that exist and aren’t in the bin. */
  readonly findDocuments: (
    userId: string,
    ids: readonly string[],
  ) => Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** The same, with their texts. */
  readonly readTexts: (userId: string, ids: readonly string[]) => Promise<readonly DocumentText[]>;
  readonly computeAffordability: ToolContext['computeAffordability'];
  readonly currentRates: () => ToolContext['rates'];
  readonly applyAction: ApplyAction;
  /** The model for one buyer’s question; `undefined` without one. */
  readonly modelFor: (userId: string, day: string) => Engine | undefined;
  readonly engine: ChatSettings['engine'];
}
