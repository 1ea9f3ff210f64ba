import { allRows } from '@hearthway/contracts/policy';
import { affordability, affordabilityPrograms } from '@hearthway/contracts/affordability';
import * as journey from '@hearthway/contracts/journey';
import { inMemoryCollection, Refusal, route } from '@hearthway/web-kit/testing';

/** With what is known of it besides its figures. */
export type GivenScenario = Pick<journey.Scenario, 'name' | 'figures'> & Partial<journey.Scenario>;

/** The scenarios have the ids `scenario-1` and so on, in the order of saving, and their links the tokens `link-1` and so on. */
export function inMemoryScenarios(given: readonly GivenScenario[] = [], onChanged: () => void = () => undefined) {
  let [saved, links] = [given.length, 0];
  const shared = new Map<string, string>();
  const { routes, update } = inMemoryCollection<journey.Scenario>(
    { list: journey.listScenarios, change: journey.renameScenario },
    given.map(scenarioOf),
  );
  const now = (): readonly journey.Scenario[] => {
    let current: readonly journey.Scenario[] = [];
    update((scenarios) => (current = scenarios));
    return current;
  };
  const find = (isWanted: (scenario: journey.Scenario) => boolean): journey.Scenario => {
    const found = now().find(isWanted);
    if (!found) throw new Refusal(404, 'scenario.not-found', 'We couldn’t find that scenario');
    return found;
  };
  const change = (id: string, part: Partial<journey.Scenario>, others: Partial<journey.Scenario> = {}): undefined => {
    find((scenario) => scenario.id === id);
    update((scenarios) => scenarios.map((one) => ({ ...one, ...(one.id === id ? part : others) })));
    onChanged();
  };
  return {
    /** What completes the milestone. */
    budgetItems: (): journey.MilestoneRuleItem[] => [
      { text: 'Save a scenario', done: now().length > 0, path: '/buying-power' },
      { text: 'Pin one as your budget', done: now().some(({ pinned }) => pinned), path: '/buying-power' },
    ],
    routes: [
      ...routes,
      route(journey.getBudget, () => {
        const plan = now().find(({ pinned }) => pinned)?.plan;
        return { budget: plan ? { ...plan, programName: affordabilityPrograms[plan.program] } : null };
      }),
      route(journey.createScenario, ({ body }) => {
        const created = scenarioOf(body, saved);
        saved += 1;
        update((scenarios) => [...scenarios, created]);
        return created;
      }),
      route(journey.deleteScenario, ({ params }) => {
        find(({ id }) => id === params.scenarioId);
        update((scenarios) => scenarios.filter(({ id }) => id !== params.scenarioId));
        onChanged();
        return undefined;
      }),
      route(journey.pinScenario, ({ params }) => {
        if (!find(({ id }) => id === params.scenarioId).plan)
          throw new Refusal(
            409,
            'scenario.without-price',
            'This scenario has no price yet, so it can’t be your budget',
          );
        change(params.scenarioId, { pinned: true }, { pinned: false });
        return undefined;
      }),
      route(journey.unpinScenario, ({ params }) => change(params.scenarioId, { pinned: false })),
      route(journey.shareScenario, ({ params }) => {
        change(params.scenarioId, { sharedAt: savedAt });
        links += 1;
        shared.set(params.scenarioId, `link-${links}`);
        return { token: `link-${links}` };
      }),
      route(journey.stopSharingScenario, ({ params }) => {
        shared.delete(params.scenarioId);
        change(params.scenarioId, { sharedAt: null });
        return undefined;
      }),
      route(journey.getSharedScenario, ({ params }) => {
        const { figures, plan } = find(({ id }) => shared.get(id) === params.token);
        return { date: '2026-11-20', ...figures, plan };
      }),
    ],
  };
}

const savedAt = '2026-11-20T15:00:00.000Z';

function scenarioOf(given: GivenScenario, place: number): journey.Scenario {
  const { level = 'comfortable', figures } = given;
  const { headlines, programs } = affordability(figures, allRows);
  const planned = journey.plannedLevel({ level, figures });
  const best = headlines[planned];
  const offer = programs.find(({ program }) => program === best?.program)?.offers[planned];
  return {
    id: `scenario-${place + 1}`,
    level,
    savedAt,
    pinned: false,
    sharedAt: null,
    headlines,
    plan:
      best && offer
        ? { ...best, downPaymentCents: offer.downPaymentCents, cashCents: offer.cash.outOfPocket.expectedCents }
        : null,
    rowsChanged: false,
    ...given,
  };
}
