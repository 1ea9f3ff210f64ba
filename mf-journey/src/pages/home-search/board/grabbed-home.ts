import type { Active } from '@dnd-kit/core';
import type { AssessedHome } from '@hearthway/contracts/journey';

/** The home whose card was pressed last, which is the board's one draggable. */
export interface GrabbedHome {
  readonly home: () => AssessedHome | undefined;
  readonly grab: (home: AssessedHome) => void;
}

export function createGrabbedHome(): GrabbedHome {
  let grabbed: AssessedHome | undefined;
  return {
    home: () => grabbed,
    grab(home) {
      grabbed = home;
    },
  };
}

/** The home being dragged. */
export const homeOf = ({ data }: Active): AssessedHome | undefined => (data.current as GrabbedHome | undefined)?.home();
