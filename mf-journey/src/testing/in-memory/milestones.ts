import { exampleMilestones } from '@hearthway/contracts/examples';
import { changeMilestoneStatus, defaultMilestones, listMilestones, type Milestone } from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export function inMemoryMilestones(given: readonly Milestone[] = exampleMilestones) {
  let milestones = given;
  return {
    milestones: () => milestones,
    finishIntroduction() {
      const [introduction, buyingPower] = defaultMilestones;
      milestones = milestones.map((entry) => {
        if (entry.title === introduction.title) return { ...entry, status: 'completed' };
        if (entry.title === buyingPower.title) return { ...entry, status: 'in_progress' };
        return entry;
      });
    },
    /** As the service does by a milestone’s rule. */
    setBasis(title: string, met: boolean) {
      milestones = milestones.map((entry) => {
        if (entry.title !== title) return entry;
        if (met) return { ...entry, status: 'completed' };
        return entry.status === 'completed' ? { ...entry, status: 'in_progress' } : entry;
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
