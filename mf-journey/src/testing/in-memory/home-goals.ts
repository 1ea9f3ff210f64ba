import { emptyHomeGoals, mustsToComplete, type HomeGoals } from '@hearthway/contracts/home-goals';
import { getHomeGoals, saveHomeGoals, type MilestoneRuleItem } from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export function inMemoryHomeGoals(given: HomeGoals = emptyHomeGoals, onSaved: () => void) {
  let kept = { version: given === emptyHomeGoals ? 0 : 1, goals: given };
  return {
    homeGoals: () => kept,
    /** Simulates a change by another tab or device. */
    changeGoalsElsewhere(change: Partial<HomeGoals>): void {
      kept = { version: kept.version + 1, goals: { ...kept.goals, ...change } };
    },
    /** What completes the milestone. */
    goalItems: (): MilestoneRuleItem[] => [
      {
        text: `Choose at least ${mustsToComplete} musts`,
        done: kept.goals.must.length >= mustsToComplete,
        path: '/home-goals',
      },
      { text: 'Name at least one area', done: kept.goals.areas.length > 0, path: '/home-goals' },
    ],
    routes: [
      route(getHomeGoals, () => kept),
      route(saveHomeGoals, ({ headers, body }) => {
        if (headers['if-match'] !== kept.version) {
          throw new Refusal(409, 'home-goals.conflict', 'Your goals were changed somewhere else');
        }
        kept = { version: kept.version + 1, goals: body };
        onSaved();
        return kept;
      }),
    ],
  };
}
