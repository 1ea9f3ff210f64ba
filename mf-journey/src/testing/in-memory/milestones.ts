import { exampleMilestones } from '@hearthway/contracts/examples';
import {
  changeMilestoneStatus,
  introductionKey,
  listMilestoneRules,
  listMilestones,
  type Milestone,
} from '@hearthway/contracts/journey';
import { inMemoryCollection, route } from '@hearthway/web-kit/testing';

/** The two parts of the first milestone. */
interface Introduction {
  readonly isAnswered: () => boolean;
  readonly hasFinances: () => boolean;
}

export function inMemoryMilestones(
  given: readonly Milestone[] = exampleMilestones,
  { isAnswered, hasFinances }: Introduction,
) {
  const { routes, update } = inMemoryCollection({ list: listMilestones, change: changeMilestoneStatus }, given);
  const isMet = (): boolean => isAnswered() && hasFinances();
  let wasMet = isMet();
  return {
    routes: [
      ...routes,
      route(listMilestoneRules, () => [
        {
          key: introductionKey,
          items: [
            { text: 'Answer the ten questions', done: isAnswered(), path: '/get-to-know-you' },
            { text: 'Complete your financial profile', done: hasFinances(), path: '/pre-approval-form' },
          ],
        },
      ]),
    ],
    /** Called after a change of either part. */
    updateIntroduction() {
      if (wasMet === isMet()) return;
      wasMet = isMet();
      update((milestones) =>
        milestones.map((entry) => {
          if (entry.key === introductionKey) return { ...entry, status: wasMet ? 'completed' : 'in_progress' };
          const begins = wasMet && entry.key === 'buying-power' && entry.status === 'not_started';
          return begins ? { ...entry, status: 'in_progress' } : entry;
        }),
      );
    },
  };
}
