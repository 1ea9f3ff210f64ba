import type { ScenarioEntry } from '@hearthway/contracts/journey';

/** A buyer's scenario as stored. Its result isn't stored, since it depends on the day. */
export interface SavedScenario extends Readonly<ScenarioEntry> {
  readonly id: string;
  readonly savedAt: Date;
  /** The rows behind its result when it was saved. */
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

export function withNew(list: ScenarioList, scenario: SavedScenario): ScenarioList {
  return { ...list, scenarios: [...list.scenarios, scenario] };
}

/** `link: null` revokes the existing link. */
export function withChange(
  list: ScenarioList,
  id: string,
  change: Partial<Pick<SavedScenario, 'name' | 'link'>>,
): ScenarioList {
  return { ...list, scenarios: list.scenarios.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

export function without(list: ScenarioList, id: string): ScenarioList {
  return { ...withoutPin(list, id), scenarios: list.scenarios.filter((scenario) => scenario.id !== id) };
}

export const withPin = (list: ScenarioList, pinnedId: string): ScenarioList => ({ ...list, pinnedId });

/** If a different scenario is pinned, it stays pinned. */
export function withoutPin(list: ScenarioList, id: string): ScenarioList {
  return list.pinnedId === id ? { ...list, pinnedId: null } : list;
}
