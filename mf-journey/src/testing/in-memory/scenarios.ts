import type { AffordabilityResult, BuyerFigures } from '@hearthway/contracts/affordability';
import * as journey from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict } from '@hearthway/web-kit/testing';

export interface GivenScenarios {
  readonly scenarios: readonly journey.Scenario[];
  readonly compute: (figures: BuyerFigures) => AffordabilityResult;
  /** The service completes the milestone when a budget is pinned, and takes that back. */
  readonly onBudget: (pinned: boolean) => void;
}

export function inMemoryScenarios({ scenarios: given, compute, onBudget }: GivenScenarios) {
  let scenarios = given;
  let lastId = 0;
  const find = (id: string): journey.Scenario => {
    const found = scenarios.find((one) => one.id === id);
    if (!found) throw new Refusal(404, 'scenario.not-found', 'We couldn’t find that scenario');
    return found;
  };
  const put = (changed: journey.Scenario): journey.Scenario => {
    scenarios = scenarios.map((one) => (one.id === changed.id ? changed : one));
    return changed;
  };
  const pin = (id: string, pinned: boolean): journey.Scenario => {
    find(id);
    scenarios = scenarios.map((one) => ({ ...one, pinned: one.id === id ? pinned : one.pinned && !pinned }));
    onBudget(scenarios.some((one) => one.pinned));
    return find(id);
  };
  return {
    scenarios: () => scenarios,
    /** Simulates a change in another window. */
    changeScenarioElsewhere(id: string, change: Partial<journey.Scenario>): void {
      const before = find(id);
      put({ ...before, ...change, version: before.version + 1 });
    },
    routes: [
      route(journey.listScenarios, () => ({ scenarios: [...scenarios] })),
      route(journey.createScenario, ({ body }) => {
        lastId += 1;
        const result = compute(body.figures);
        const created: journey.Scenario = {
          id: `scenario-${lastId}`,
          version: 1,
          ...body,
          savedAt: '2026-11-20T15:00:00.000Z',
          savedRowIds: result.policyRowIds,
          pinned: false,
          sharedAt: null,
          result,
        };
        scenarios = [...scenarios, created];
        return created;
      }),
      route(journey.changeScenario, ({ params, body }, { version }) => {
        const before = find(params.scenarioId);
        if (before.version !== version) throw versionConflict('scenario.conflict', { yours: body, current: before });
        return put({ ...before, ...body, version: before.version + 1, result: compute(body.figures) });
      }),
      route(journey.deleteScenario, ({ params }, { version }) => {
        const before = find(params.scenarioId);
        const { pinned } = before;
        if (before.version !== version) throw versionConflict('scenario.conflict', { yours: null, current: before });
        scenarios = scenarios.filter(({ id }) => id !== params.scenarioId);
        if (pinned) onBudget(false);
        return undefined;
      }),
      route(journey.pinScenario, ({ params }) => pin(params.scenarioId, true)),
      route(journey.unpinScenario, ({ params }) => pin(params.scenarioId, false)),
      route(journey.shareScenario, ({ params }) => ({
        token: 'example-token',
        scenario: put({ ...find(params.scenarioId), sharedAt: '2026-11-20T15:00:00.000Z' }),
      })),
      route(journey.stopSharingScenario, ({ params }) => put({ ...find(params.scenarioId), sharedAt: null })),
    ],
  };
}
