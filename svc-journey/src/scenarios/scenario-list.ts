import type { BuyerFigures } from '@hearthway/contracts/affordability';
import type { ScenarioEntry } from '@hearthway/contracts/journey';

/** A buyer's scenario as stored. Its result isn't: it depends on the day. */
export interface SavedScenario {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly figures: BuyerFigures;
  readonly savedAt: Date;
  readonly savedRowIds: readonly string[];
  readonly link: ScenarioLink | null;
}

export interface ScenarioLink {
  readonly tokenHash: string;
  readonly sharedAt: Date;
}

/** All scenarios of one buyer, oldest first. `pinnedId` is one of theirs, or `null`. */
export interface ScenarioList {
  readonly scenarios: readonly SavedScenario[];
  readonly pinnedId: string | null;
}

export const emptyList: ScenarioList = { scenarios: [], pinnedId: null };

/** The scenario as saved now: its figures, and the rows that held for them. */
export interface ScenarioSave {
  readonly entry: ScenarioEntry;
  readonly savedAt: Date;
  readonly savedRowIds: readonly string[];
}

export function withNew(list: ScenarioList, id: string, { entry, savedAt, savedRowIds }: ScenarioSave): ScenarioList {
  const scenario: SavedScenario = { id, version: 1, ...entry, savedAt, savedRowIds, link: null };
  return { ...list, scenarios: [...list.scenarios, scenario] };
}

/** A rename alone keeps when the figures were saved and with which rows. */
export function withChange(list: ScenarioList, id: string, { entry, ...saved }: ScenarioSave): ScenarioList {
  return withScenario(list, id, (scenario) => {
    const renamedOnly = JSON.stringify(entry.figures) === JSON.stringify(scenario.figures);
    return { ...scenario, ...entry, ...(renamedOnly ? {} : saved), version: scenario.version + 1 };
  });
}

export function without(list: ScenarioList, id: string): ScenarioList {
  return {
    scenarios: list.scenarios.filter((scenario) => scenario.id !== id),
    pinnedId: list.pinnedId === id ? null : list.pinnedId,
  };
}

export const withPinned = (list: ScenarioList, id: string): ScenarioList => ({ ...list, pinnedId: id });

/** Another scenario stays pinned. */
export const withoutPin = (list: ScenarioList, id: string): ScenarioList =>
  list.pinnedId === id ? { ...list, pinnedId: null } : list;

/** `null` revokes the link there is. */
export function withLink(list: ScenarioList, id: string, link: ScenarioLink | null): ScenarioList {
  return withScenario(list, id, (scenario) => ({ ...scenario, link }));
}

export function findScenario(list: ScenarioList, id: string): SavedScenario | undefined {
  return list.scenarios.find((scenario) => scenario.id === id);
}

function withScenario(
  list: ScenarioList,
  id: string,
  change: (scenario: SavedScenario) => SavedScenario,
): ScenarioList {
  return { ...list, scenarios: list.scenarios.map((scenario) => (scenario.id === id ? change(scenario) : scenario)) };
}
