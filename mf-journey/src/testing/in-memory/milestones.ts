import { exampleMilestones } from '@hearthway/contracts/examples';
import { changeMilestoneStatus, introductionKey, listMilestones, type Milestone } from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export function inMemoryMilestones(given: readonly Milestone[] = exampleMilestones) {
  let milestones = given;
  return {
    milestones: () => milestones,
    finishIntroduction() {
      milestones = milestones.map((entry) => {
        if (entry.key === introductionKey) return { ...entry, status: 'completed' };
        if (entry.key === 'buying-power') return { ...entry, status: 'in_progress' };
        return entry;
      });
    },
    routes: [
      route(listMilestones, () => [...milestones]),
      route(changeMilestoneStatus, ({ params, body }) => {
        const found = milestones.find(({ id }) => id === params.milestoneId);
        if (!found) throw new Refusal(404, 'milestone.not-found', 'We couldn’t find that milestone');
        const changed = { ...found, status: body.status };
        milestones = milestones.map((entry) => (entry === found ? changed : entry));
        return changed;
      }),
    ],
  };
}
