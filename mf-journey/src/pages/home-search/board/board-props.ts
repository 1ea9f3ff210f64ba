import type { AssessedHome, HomeStage } from '@hearthway/contracts/journey';

export interface BoardProps {
  readonly homes: readonly AssessedHome[];
  /** Ids of homes chosen to compare. */
  readonly selected: readonly string[];
  readonly onSelect: (id: string, isSelected: boolean) => void;
  readonly onMove: (home: AssessedHome, stage: HomeStage) => void;
}
