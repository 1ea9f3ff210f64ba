import { defaultMilestones, type MilestoneRuleItem } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import { setMilestoneStatus } from './change-milestone-status.js';
import type { MilestoneDependencies } from './dependencies.js';
import { updateBasis } from './update-basis.js';

/** What the other rooms know of the two halves of the first milestone. */
export interface IntroductionFacts {
  /** Whether the ten questions of the wizard were ever all answered. */
  readonly isAnswered: (userId: string, transaction?: Transaction) => Promise<boolean>;
  /** Whether the financial profile has all that lenders are matched by. */
  readonly hasFinances: (userId: string, transaction?: Transaction) => Promise<boolean>;
}

export interface IntroductionChange {
  readonly userId: string;
  readonly correlationId: string;
}

const [introduction, buyingPower] = defaultMilestones;

/** After a change of either half: both together complete the first milestone, which begins the second. */
export async function updateIntroduction(
  dependencies: MilestoneDependencies & IntroductionFacts,
  { userId, correlationId }: IntroductionChange,
  transaction: Transaction,
): Promise<void> {
  const { store, isAnswered, hasFinances } = dependencies;
  const met = (await isAnswered(userId, transaction)) && (await hasFinances(userId, transaction));
  await updateBasis(dependencies, { userId, title: introduction.title, met, correlationId }, transaction);
  if (!met) return;
  const milestones = await store.findByUser(userId, transaction);
  const next = milestones.find(({ title }) => title === buyingPower.title);
  if (next?.status !== 'not_started') return;
  const request = { userId, milestoneId: next.id, status: 'in_progress', correlationId } as const;
  await setMilestoneStatus(dependencies, request, transaction);
}

/** What completes the first milestone. */
export function introductionChecklist({ isAnswered, hasFinances }: IntroductionFacts) {
  return async (userId: string): Promise<MilestoneRuleItem[]> => [
    { text: 'Answer the ten questions', done: await isAnswered(userId) },
    { text: 'Save your financial profile', done: await hasFinances(userId) },
  ];
}
