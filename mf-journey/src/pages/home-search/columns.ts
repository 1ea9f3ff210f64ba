import { homeStages, type AssessedHome, type HomeStage } from '@hearthway/contracts/journey';

export const stages = Object.keys(homeStages) as HomeStage[];

/** The homes of each column, those changed last first, so that one that was just moved is at the top of its column. */
export function columnsOf(homes: readonly AssessedHome[]): ReadonlyMap<HomeStage, readonly AssessedHome[]> {
  const sorted = homes.toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return new Map(stages.map((stage) => [stage, sorted.filter((home) => home.stage === stage)]));
}
