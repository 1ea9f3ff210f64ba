import { exampleMilestones } from '@hearthway/contracts/examples';
import { changeMilestoneStatus, introductionKey, listMilestones, type Milestone } from '@hearthway/contracts/journey';
import { inMemoryCollection } from '@hearthway/web-kit/testing';

export function inMemoryMilestones(given: readonly Milestone[] = exampleMilestones) {
  const { routes, update } = inMemoryCollection({ list: listMilestones, change: changeMilestoneStatus }, given);
  return {
    routes,
    finishIntroduction() {
      update((milestones) =>
        milestones.map((entry) => {
          if (entry.key === introductionKey) return { ...entry, status: 'completed' };
          if (entry.key === 'buying-power') return { ...entry, status: 'in_progress' };
          return entry;
        }),
      );
    },
  };
}
