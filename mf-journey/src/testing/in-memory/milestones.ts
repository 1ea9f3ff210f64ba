import { exampleMilestones } from '@hearthway/contracts/examples';
import {
  changeMilestoneStatus,
  introductionKey,
  listMilestoneRules,
  listMilestones,
  type Milestone,
  type MilestoneKey,
  type MilestoneRuleItem,
} from '@hearthway/contracts/journey';
import { inMemoryCollection, route } from '@hearthway/web-kit/testing';

/** What completes a milestone: its parts as they are now. */
export interface InMemoryRule {
  readonly key: MilestoneKey;
  readonly items: () => MilestoneRuleItem[];
}

export function inMemoryMilestones(
  given: readonly Milestone[] = exampleMilestones,
  rules: readonly InMemoryRule[] = [],
) {
  const { routes, update } = inMemoryCollection({ list: listMilestones, change: changeMilestoneStatus }, given);
  const isMet = ({ items }: InMemoryRule): boolean => items().every(({ done }) => done);
  const wasMet = new Map(rules.map((rule) => [rule, isMet(rule)]));

  function updateByRule(rule: InMemoryRule): void {
    const met = isMet(rule);
    if (wasMet.get(rule) === met) return;
    wasMet.set(rule, met);
    update((milestones) =>
      milestones.map((entry) => {
        if (entry.key === rule.key) return { ...entry, status: met ? 'completed' : 'in_progress' };
        const follows = rule.key === introductionKey && entry.key === 'buying-power';
        return follows && met && entry.status === 'not_started' ? { ...entry, status: 'in_progress' } : entry;
      }),
    );
  }

  return {
    routes: [...routes, route(listMilestoneRules, () => rules.map(({ key, items }) => ({ key, items: items() })))],
    /** To be called after every change of a part. */
    updateByRules() {
      for (const rule of rules) updateByRule(rule);
    },
  };
}
