import type { AssessedHome, HomeStage, listHomes } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { Comparison } from '../../features/comparison/index.js';

export type Homes = OperationReply<typeof listHomes>;

/** Props of every part that shows cards. The functions are stable, so that a card rerenders only for its own home. */
export interface CardsProps {
  readonly homes: readonly AssessedHome[];
  readonly comparison: Comparison<AssessedHome>;
  readonly onMove: (home: AssessedHome, stage: HomeStage) => void;
}

/** What a card needs. */
export interface CardProps {
  readonly home: AssessedHome;
  readonly isChosen: boolean;
  /** Whether one more can be compared. */
  readonly canChoose: boolean;
  readonly onChoose: Comparison<AssessedHome>['choose'];
  readonly onMove: CardsProps['onMove'];
  /** Set where no column shows the stage. */
  readonly showsStage?: boolean;
}

export function cardProps(home: AssessedHome, { comparison, onMove }: Omit<CardsProps, 'homes'>): CardProps {
  const { ids, isFull, choose } = comparison;
  return { home, isChosen: ids.has(home.id), canChoose: !isFull, onChoose: choose, onMove };
}
