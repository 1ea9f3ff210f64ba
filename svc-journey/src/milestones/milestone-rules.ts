import {
  defaultMilestones,
  introductionKey,
  type MilestoneKey,
  type MilestoneRule,
} from '@hearthway/contracts/journey';
import type { PagePath } from '@hearthway/contracts/pages';
import type { Transaction } from '@hearthway/service-kit';
import { setMilestoneStatus, type MilestoneDependencies } from './change-milestone-status.js';
import { statusByRule } from './milestone.js';
import { startJourney } from './start-journey.js';

/** One task that a buyer has to do for a milestone. */
export interface MilestoneRulePart {
  readonly text: string;
  /** The page where the buyer does it. */
  readonly path: PagePath<'mf-journey'>;
  /** Within a transaction, it must see that transaction's changes. */
  readonly isDone: (userId: string, transaction: Transaction | null) => Promise<boolean>;
  /** Listed after the parts of modules that are opened later. */
  readonly isLast?: boolean;
}

export interface RuleChange {
  readonly userId: string;
  readonly correlationId: string;
}

/** To be called in the transaction of every change that can affect whether the parts are done. */
export type UpdateByRule = (change: RuleChange, transaction: Transaction) => Promise<void>;

/** Adds parts to a milestone's rule. Modules that share one each add their own, listed in the order added. */
export type AddToRule = (key: MilestoneKey, ...parts: readonly MilestoneRulePart[]) => UpdateByRule;

export type MilestoneRules = ReturnType<typeof createMilestoneRules>;

/**
 * The rules that complete milestones. A milestone is completed when its last part gets done, and is in progress again
 * when a part no longer is. As long as that doesn't change, the status isn't touched, so that a buyer's Undo lasts.
 */
export function createMilestoneRules(dependencies: MilestoneDependencies) {
  const rules = new Map<MilestoneKey, readonly MilestoneRulePart[]>();

  async function readRule(key: MilestoneKey, userId: string, transaction: Transaction | null): Promise<MilestoneRule> {
    const items: MilestoneRule['items'] = [];
    // One at a time: a transaction can't run two calls at once.
    for (const { text, path, isDone } of rules.get(key) ?? [])
      items.push({ text, path, done: await isDone(userId, transaction) });
    return { key, items };
  }

  const addToRule: AddToRule = (key, ...parts) => {
    const all = [...(rules.get(key) ?? []), ...parts];
    rules.set(key, [...all.filter(({ isLast }) => !isLast), ...all.filter(({ isLast }) => isLast)]);
    return async (change, transaction) => {
      const { items } = await readRule(key, change.userId, transaction);
      const isMet = items.every(({ done }) => done);
      await updateBasis(dependencies, { ...change, key, isMet }, transaction);
    };
  };

  return {
    addToRule,

    /** In the order of the journey; only milestones with a rule. */
    async list(userId: string): Promise<MilestoneRule[]> {
      const keys = defaultMilestones.map(({ key }) => key).filter((key) => rules.has(key));
      return Promise.all(keys.map((key) => readRule(key, userId, null)));
    },
  };
}

interface Basis extends RuleChange {
  readonly key: MilestoneKey;
  readonly isMet: boolean;
}

async function updateBasis(
  dependencies: MilestoneDependencies,
  { userId, correlationId, key, isMet }: Basis,
  transaction: Transaction,
): Promise<void> {
  const { store } = dependencies;
  await startJourney(dependencies, userId, transaction);
  const milestones = await store.findByUser(userId, transaction);
  const idOf = (wanted: MilestoneKey) => milestones.find((milestone) => milestone.key === wanted)?.id;
  const milestoneId = idOf(key);
  const before = milestoneId && (await store.updateBasis({ userId, milestoneId, isMet }, transaction));
  if (!before || before.basisMet === isMet) return;

  const status = statusByRule(before, isMet);
  const change = { userId, correlationId, by: 'rule' } as const;
  if (status) await setMilestoneStatus(dependencies, { ...change, milestoneId, status }, transaction);
  const next = milestones.find((milestone) => milestone.key === 'buying-power');
  if (key === introductionKey && isMet && next?.status === 'not_started')
    await setMilestoneStatus(dependencies, { ...change, milestoneId: next.id, status: 'in_progress' }, transaction);
}
